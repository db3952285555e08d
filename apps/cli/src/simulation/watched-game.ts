import type { Game } from '@sortie/kernel';
import type { XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';

/** The game with its invariants checked after every event; the referee rolls a breach back and keeps a bundle. */
export const watchedXwing: Game<XwingState, XwingEffect, XwingEvent> = {
  ...xwing,
  apply(state, event) {
    xwing.apply(state, event);
    const [fault] = xwing.faults(state);
    if (fault !== undefined) throw new Error(`after ${event.kind}: ${fault}`);
  },
};
