import type { Decision, Plain } from '@sortie/kernel';

/** An answer to one of the questions a player was shown. */
export interface Choice {
  readonly decision: number;
  readonly answer: Plain;
}

/** Somebody who plays: sees the questions put to one seat and what that seat may see, never the state. */
export interface Player {
  /** Called with at least one question that is not settled; the view is made when it is asked for. */
  choose(decisions: readonly Decision[], view: () => Plain): Choice;
}
