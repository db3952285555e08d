import { flowWords } from '@sortie/kernel';
import type { XwingWords } from '../model/index.ts';

/** The words in which the procedures of X-Wing are written. */
export const { flow, guarded, step, asks, asksAll, calls, opens, run } = flowWords<XwingWords>();
