import { expect } from 'vitest';
import { byText } from '../by-text.ts';
import { Day, organiser } from '../day.ts';
import { shows } from '../shows.ts';

shows('ev.drop.no-show-opponent', 'the two may still be paired when the missing player is back', () => {
  const day = new Day({ rounds: 4 }).starts(4).publishes();
  const [missed, played] = day.round.pairings;
  const [missing] = missed!.players;
  day
    .does({ kind: 'removeMissing', player: missing }, organiser, ['ev.drop.no-show'])
    .settles()
    .does({ kind: 'letReturn', player: missing })
    .plays(3);
  // Of four players two pairs are left for the fourth round: one of them has met, the other has not.
  const rematches = day.round.impossible.flatMap((each) => (each.kind === 'rematch' ? [each.players] : []));
  expect(rematches.map((two) => two.toSorted(byText))).toEqual([played!.players.toSorted(byText)]);
});
