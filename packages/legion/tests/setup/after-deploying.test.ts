import { expect } from 'vitest';
import { imperials, rebels } from '../lists/army-of.ts';
import { shows } from '../shows.ts';
import { askedIn, duel, give, goOnTo, listed, openSetUp } from './at-set-up.ts';

const hunted = rebels([['luke-skywalker']]);

shows(
  'lg.unit-keyword.bounty.mark',
  'after set-up a unit with Bounty marks an enemy commander or operative',
  () => {
    const players = [
      { seat: 'p1', side: 0 as const, army: hunted },
      { seat: 'p2', side: 1 as const, army: imperials([['boba-fett']]) },
    ];
    const referee = goOnTo(openSetUp(players, { battleCards: false }), 'markBounty');
    const { units } = referee.state;
    const leaders = units.filter(({ card }) => card === 'rebel-officer' || card === 'luke-skywalker');
    expect([askedIn(referee).seat, listed(referee)]).toEqual(['p2', leaders.map(({ id }) => ({ unit: id }))]);
    give(referee, { unit: leaders[1]!.id });
    expect(referee.state.units.filter(({ marks }) => marks > 0).map(({ id, marks }) => [id, marks])).toEqual([
      [leaders[1]!.id, 1],
    ]);
  },
);

shows('lg.unit-keyword.bounty.mark', 'without a unit with Bounty nobody is marked', () => {
  const referee = goOnTo(openSetUp(duel, { battleCards: false }), 'selectCommandCard');
  expect(referee.state.units.map(({ marks }) => marks)).toEqual(referee.state.units.map(() => 0));
});

shows('lg.unit-keyword.bounty.marking-order', 'the hunters of the blue player mark first', () => {
  const hunters = imperials([['boba-fett']]);
  const players = [
    { seat: 'p1', side: 0 as const, army: hunters },
    { seat: 'p2', side: 1 as const, army: hunters },
  ];
  for (const colour of ['blue', 'red'] as const) {
    const referee = openSetUp(players, { battleCards: false });
    const chooser = askedIn(referee).seat;
    give(referee, { colour });
    goOnTo(referee, 'markBounty');
    const first = askedIn(referee).seat;
    expect(first === chooser).toBe(colour === 'blue');
    give(referee, listed(referee)[0] as object);
    expect(askedIn(referee).kind).toBe('markBounty');
    expect(askedIn(referee).seat).not.toBe(first);
    give(referee, listed(referee)[0] as object);
    // Each marks once.
    expect(askedIn(referee).kind).not.toBe('markBounty');
  }
});
