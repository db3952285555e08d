import type { Flow } from '@sortie/kernel';
import type { XwingEffect, XwingState } from '../model/index.ts';
import { seatsByInitiative } from './in-play.ts';
import { flow, opens } from './words.ts';

/** The one window of a moment before or after an effect. */
export function momentFlow(window: string): Flow<XwingState, object, XwingEffect> {
  return flow<object>(window, [
    opens(window, { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative }),
  ]);
}
