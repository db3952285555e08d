import { flowWords } from '@sortie/kernel';
import type { LegionWords } from '../model/index.ts';

/** The words in which the procedures of Legion are written. */
export const { flow, guarded, step, asks, asksAll, calls, opens, run } = flowWords<LegionWords>();
