import type { GameText } from '@sortie/games';
import type { Update } from '@sortie/protocol';
import type { Seen } from '../../table/table-game.ts';

interface Eyes {
  /** Whose questions are shown. */
  readonly as: string;
  /** What the table looks like. */
  readonly looks: Update | null | undefined;
  /** Where the questions come from: the same update unless two share a screen. */
  readonly asks: Update | null | undefined;
  readonly log: Seen['log'];
  readonly text: GameText;
}

/** What the screen shows of the game; undefined before it begins. */
export function seenOf({ as, looks, asks, log, text }: Eyes): Seen | undefined {
  const view = looks?.view;
  if (!looks || !view) return undefined;
  return {
    as,
    table: view.table,
    version: view.version,
    outcome: view.outcome,
    waitingFor: view.waitingFor,
    decisions: asks?.view?.decisions ?? [],
    people: looks.people,
    timer: looks.timer,
    log,
    language: text.language,
    text,
  };
}
