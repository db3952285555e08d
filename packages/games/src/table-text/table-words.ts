/** The table's own reasons to refuse, and to end a game. */
export type TableReason = `table.${
  | 'stale-answer'
  | 'not-your-decision'
  | 'not-offered'
  | 'malformed-answer'
  | 'malformed-command'
  | 'malformed-setup'
  | 'malformed-opening'
  | 'malformed-position'
  | 'malformed-replay'
  | 'malformed-entry'
  | 'malformed-script'
  | 'not-scripted'
  | 'damaged-save'
  | 'game-over'
  | 'unknown-seat'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'undo-by-judge-only'
  | 'nothing-to-consent-to'
  | 'rolled-back'
  | 'conceded'
  | 'secret-not-revealed'
  | 'commitment-broken'
  | 'seed-differs'
  | 'seed-not-committed'
  | 'dice-scripted'
  | 'seed-promise-broken'
  | 'nobody-added-seed'
  | 'seed-withheld'
  | 'seed-not-promised'
  | 'seed-not-wanted'
  | 'not-as-seen'
  | 'rules-lack-new-dice'
  | 'dice-new-from'
  | 'begun-from-position'
  | 'no-clock'
  | 'no-timer'
  | 'public-talk'
  | 'unknown-game'
  | 'unknown-rules'
  | 'other-rules'
  | 'wrong-number-of-picks'
  | 'not-among-picks'
  | 'paused'
  | 'judge-asked'
  | 'closed'
  | 'no-such-step'
  | 'no-judge'}`;

/** What happens at the table of every game, in the words of one language. */
export interface TableWords {
  readonly reasons: Readonly<Record<TableReason, string>>;
  readonly lookAt: (field: string) => string;
  readonly said: (who: string, text: string) => string;
  readonly conceded: (who: string) => string;
  readonly readied: (who: string) => string;
  readonly thinksAgain: (who: string) => string;
  readonly passedUnasked: (who: string) => string;
}
