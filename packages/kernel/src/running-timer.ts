import type { AnyReferee } from './any-game.ts';
import type { Timer } from './timer.ts';

/** The timer that runs in a game now. Rules that were released before there were timers have none. */
export function runningTimer({ game, state, outcome }: AnyReferee): Timer | undefined {
  return outcome ? undefined : game.timer?.(state);
}

/** What the table says when a timer has run out. */
export function timerExpired({ clock }: Timer): { readonly kind: 'timeExpired'; readonly clock: string } {
  return { kind: 'timeExpired', clock };
}
