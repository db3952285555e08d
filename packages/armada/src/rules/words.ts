import { flowWords } from '@sortie/kernel';
import type { ArmadaWords } from '../model/index.ts';

/** The words in which the procedures of Armada are written. */
export const { flow, guarded, step, asks, asksAll, calls, opens, run } = flowWords<ArmadaWords>();
