import { setImmediate } from 'node:timers/promises';
import type { AnyReferee, BugBundle, Fairness, Opening, Refusal, RulesEngine } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import type { Meter } from '../budgets/meter.ts';
import { BrokenGame } from '../storage/broken-game.ts';
import type { ChainedEntry } from '../storage/entry-chain.ts';
import type { TimerWatch } from './timer-watch.ts';

export interface Kept {
  readonly opening: Opening;
  readonly fairness: Fairness | null;
}

/** A long evening is replayed in slices, between which other games are served. */
const SLICE = 16;

/** Enters what was stored; the game must come out as it did when it was. */
export function enterKept(referee: AnyReferee, { number, entry, mark }: ChainedEntry): void {
  const refusal = referee.enter([entry]);
  if (refusal) throw new BrokenGame(`the entry ${number} is refused: ${refusal.rule}`);
  if (mark !== null && mark !== referee.fingerprint()) {
    throw new BrokenGame(`after the entry ${number} the game is another than it was: the rules have changed`);
  }
}

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

interface BringingUp {
  readonly onBug: (bundle: BugBundle) => void;
  readonly watch: TimerWatch;
  readonly meter: Meter;
}

/** A game from its opening and its log, as it stood; `watch` looks at it after every entry. */
export async function bringUp(
  engine: RulesEngine,
  kept: Kept,
  entries: readonly ChainedEntry[],
  { onBug, watch, meter }: BringingUp,
): Promise<AnyReferee> {
  const referee = meter.run(() => openTable(engine, kept, onBug));
  if (isRefusal(referee)) throw new BrokenGame(`the opening is refused: ${referee.rule}`);
  watch.beginAnew();
  watch.follow(referee, 0);
  for (let from = 0; from < entries.length; from += SLICE) {
    meter.run(() => {
      for (const each of entries.slice(from, from + SLICE)) {
        enterKept(referee, each);
        watch.follow(referee, each.number + 1);
      }
    });
    await setImmediate();
  }
  return referee;
}
