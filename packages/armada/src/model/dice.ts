import type { Die } from '@sortie/kernel';
import type { DieColour, DieFace } from '../catalogue/index.ts';

/** A die of the attack pool. A spent, removed or cancelled one stays in the list, cancelled. ar.dice.modify.cancel */
export type AttackDie = Die<DieFace> & { readonly colour: DieColour };
