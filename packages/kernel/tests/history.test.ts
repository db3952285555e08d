import { expect, test } from 'vitest';
import { History } from '../src/history.ts';
import type { Entry } from '../src/journal.ts';

const EVERY = 48;
const undo = (to: number): Extract<Entry, { kind: 'undo' }> => ({ kind: 'undo', to, by: 'judge' });
const said: Entry = { kind: 'command', from: 'judge', command: null };

/** A history of so many entries with a checkpoint every 48. */
function longHistory(entries: number): History<number> {
  const history = new History<number>();
  history.keep({ lines: 0, state: 0, log: 0 });
  for (let line = 1; line <= entries; line++) {
    history.add(said, false);
    if (line % EVERY === 0) history.keep({ lines: line, state: line, log: line });
  }
  return history;
}

/** The lines of the checkpoints, read by going back from one to the one before. */
function checkpointsOf(history: History<number>): number[] {
  const found: number[] = [];
  for (let to = history.length; ; to = found.at(-1)! - 1) {
    history.takeBack(Math.max(0, to), undo(Math.max(0, to)));
    const nearest = history.nearestCheckpoint()!;
    found.push(nearest.lines);
    if (nearest.lines === 0) return found;
  }
}

test('a long evening keeps a handful of states', () => {
  expect(checkpointsOf(longHistory(20_000)).length).toBeLessThan(24);
  expect(checkpointsOf(longHistory(EVERY * 3))).toEqual([144, 96, 48, 0]);
});

test('going back plays at most about as much again as is taken back', () => {
  for (const entries of [500, 5000, 20_000]) {
    for (let back = 1; back < entries; back = Math.ceil(back * 1.7)) {
      const history = longHistory(entries);
      history.takeBack(entries - back, undo(entries - back));
      const replayed = entries - back - history.nearestCheckpoint()!.lines;
      expect(replayed).toBeLessThanOrEqual(back + 2 * EVERY);
    }
  }
});
