import { setImmediate } from 'node:timers/promises';
import type { AnyReferee, Entry, RulesEngine } from '@sortie/kernel';
import { isInLog, isRefusal } from '@sortie/kernel';
import type { NamedStep } from '@sortie/protocol';
import { BrokenGame } from '../../storage/broken-game.ts';
import { type Kept, openTable } from '../bring-up.ts';

/** A long game is played again in slices, between which other games are served. */
const SLICE = 16;

/** The moments of a game to which a judge can go back, found by playing it again beside the table. */
export async function namedSteps(
  engine: RulesEngine,
  kept: Kept,
  journal: readonly Entry[],
): Promise<readonly NamedStep[]> {
  const referee = openTable(engine, kept, () => undefined);
  if (isRefusal(referee)) throw new BrokenGame(`the opening is refused: ${referee.rule}`);
  let steps: NamedStep[] = [];
  for (const [place, entry] of journal.entries()) {
    if (place % SLICE === 0) await setImmediate();
    const round = referee.game.milestone(referee.state);
    const before = referee.log.length;
    const refusal = referee.enter([entry]);
    if (refusal) throw new BrokenGame(`the entry ${place} is refused: ${refusal.rule}`);
    if (entry.kind === 'undo') steps = steps.filter((step) => step.entry < entry.to);
    if (entry.kind !== 'answer') continue;
    const { seat, question } = entry;
    steps.push({ entry: place, seat, question, round, event: firstSeen(referee, before) });
  }
  return steps;
}

/** What somebody who only looks on could see of an answer. */
function firstSeen(referee: AnyReferee, from: number): NamedStep['event'] {
  for (const event of referee.log.slice(from)) {
    const seen = isInLog(event) ? referee.seenEvent(event, 'spectator') : undefined;
    if (seen) return seen;
  }
  return null;
}
