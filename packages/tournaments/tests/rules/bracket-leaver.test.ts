import { expect } from 'vitest';
import { beats, Day } from '../day.ts';
import { shows } from '../shows.ts';

shows('ev.cut.definition', 'who goes on for want of an opponent plays the next round of the bracket', () => {
  const day = new Day({ rounds: 3, cut: 8 }).starts(16).plays(3).does({ kind: 'makeCut' });
  day.publishes().settles(() => beats(20, 1));
  const [one, two, three, four] = day.state.bracket!.seeds;
  day.does({ kind: 'drop', player: one! }).publishes();
  expect(day.round.byes.map(({ player }) => player)).toEqual([four]);
  expect(day.round.pairings.map(({ players }) => players)).toEqual([[two, three]]);
  day.settles(() => beats(20, 1)).publishes();
  expect(day.round.pairings.map(({ players }) => players)).toEqual([[two, four]]);
});
