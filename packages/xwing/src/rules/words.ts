import { flowWords } from '@sortie/kernel';
import type { XwingEffect, XwingState } from '../model/index.ts';

/** The words in which the procedures of X-Wing are written. */
export const { flow, step, asks, asksAll, opens } = flowWords<XwingState, XwingEffect>();
