import { setImmediate } from 'node:timers/promises';
import type { AnyReferee, BugBundle, Entry, Fairness, Opening, Refusal, RulesEngine } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';

export interface Kept {
  readonly opening: Opening;
  readonly fairness: Fairness | null;
}

/** A long evening is replayed in slices, between which other games are served. */
const SLICE = 16;

/** A game that cannot be brought up from what is kept of it. */
export class BrokenGame extends Error {}

/** Opens the table, or says which rule forbids it. A game that is stuck before its first question is a fault. */
export function openTable(
  engine: RulesEngine,
  { opening, fairness }: Kept,
  onBug: (bundle: BugBundle) => void,
): AnyReferee | Refusal {
  try {
    return engine.open(opening, { onBug, ...(fairness?.secret ? { fairness } : {}) });
  } catch (error) {
    throw new BrokenGame(error instanceof Error ? error.message : String(error));
  }
}

/** A game from its opening and its log, as it stood. */
export async function bringUp(
  engine: RulesEngine,
  kept: Kept,
  entries: readonly Entry[],
  onBug: (bundle: BugBundle) => void,
): Promise<AnyReferee> {
  const referee = openTable(engine, kept, onBug);
  if (isRefusal(referee)) throw new BrokenGame(`the opening is refused: ${referee.rule}`);
  for (let from = 0; from < entries.length; from += SLICE) {
    const refusal = referee.enter(entries.slice(from, from + SLICE));
    if (refusal) throw new BrokenGame(`an entry after ${from} is refused: ${refusal.rule}`);
    await setImmediate();
  }
  return referee;
}
