import type { Die } from '@sortie/kernel';
import type { AttackColour, AttackFace, DefenseColour, DefenseFace } from '../catalogue/index.ts';

/** A die of an attack pool. A cancelled one stays in the list, cancelled. lg.dice.cancel.remove-die */
export type AttackDie = Die<AttackFace> & { readonly colour: AttackColour };
export type DefenseDie = Die<DefenseFace> & { readonly colour: DefenseColour };
