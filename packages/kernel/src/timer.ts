import type { AnyReferee } from './any-game.ts';

/**
 * A clock that the rules start and stop by themselves. The table shows it, and says by the command `timeExpired`
 * with its name that it has run out: time is outside the engine.
 */
export interface Timer {
  readonly clock: string;
  readonly seconds: number;
  /** Tells one run of the clock from the next. */
  readonly run: number;
}

/** The timer that runs in a game now. Rules that were released before there were timers have none. */
export function runningTimer({ game, state, outcome }: AnyReferee): Timer | undefined {
  return outcome ? undefined : game.timer?.(state);
}

/** What the table says when a timer has run out. */
export function timerExpired({ clock }: Timer): { readonly kind: 'timeExpired'; readonly clock: string } {
  return { kind: 'timeExpired', clock };
}
