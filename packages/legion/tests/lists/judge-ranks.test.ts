import { expect, test } from 'vitest';
import { type Rank, ranks, type UnitCardId } from '../../src/catalogue/index.ts';
import { type Army, type ArmyRules, armyCost, judgeArmy, sizeLimits } from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { armyOf, faultsOf, imperialHand, imperials, rebels, times } from './army-of.ts';

/** A unit of each rank that may be taken again and again; there is no operative that is not unique. */
const common: Readonly<Record<Rank, UnitCardId>> = {
  commander: 'imperial-officer',
  operative: 'boba-fett',
  corps: 'snowtroopers',
  specialForces: 'scout-troopers',
  support: 'e-web-heavy-blaster-team',
  heavy: 'at-st',
};

function armyWith(counts: Readonly<Partial<Record<Rank, number>>>): Army {
  const units = ranks.flatMap((rank) => times(counts[rank] ?? 0, common[rank]));
  return armyOf('imperial', units, imperialHand);
}

/** What is held against the number of units of each rank, whatever they cost. */
function rankFaults(army: Army, rules: ArmyRules = {}) {
  return judgeArmy(army, { ...rules, points: 5000 }).filter(({ reason }) => 'rank' in reason);
}

/** The faults with one unit less than allowed, with the least, with the most, and with one more. */
function bounds(rank: Rank, { least, most }: { least: number; most: number }, rules: ArmyRules = {}) {
  const { ranks: limits } = sizeLimits[rules.size ?? 'standard'];
  const others = { commander: limits.commander.least, corps: limits.corps.least };
  const faults = (count: number) => rankFaults(armyWith({ ...others, [rank]: count }), rules);
  return {
    below: least === 0 ? [] : faults(least - 1),
    least: faults(least),
    most: faults(most),
    above: faults(most + 1),
  };
}

function expectBounds(
  rank: Rank,
  { rule, least, most }: { rule: string; least: number; most: number },
  rules: ArmyRules = {},
) {
  expect(bounds(rank, { least, most }, rules)).toEqual({
    below: least === 0 ? [] : [{ rule, reason: { kind: 'tooFewOfRank', rank, count: least - 1, least } }],
    least: [],
    most: [],
    above: [{ rule, reason: { kind: 'tooManyOfRank', rank, count: most + 1, most } }],
  });
}

shows('lg.army.rank.commander-1-2', 'a standard army has 1 or 2 commanders', () => {
  expectBounds('commander', { rule: 'lg.army.rank.commander-1-2', least: 1, most: 2 });
});

shows('lg.army.rank.operative-0-2', 'a standard army has up to 2 operatives', () => {
  expectBounds('operative', { rule: 'lg.army.rank.operative-0-2', least: 0, most: 2 });
});

shows('lg.army.rank.corps-3-6', 'a standard army has 3 to 6 corps units', () => {
  expectBounds('corps', { rule: 'lg.army.rank.corps-3-6', least: 3, most: 6 });
});

shows('lg.army.rank.special-forces-0-3', 'a standard army has up to 3 special forces', () => {
  expectBounds('specialForces', { rule: 'lg.army.rank.special-forces-0-3', least: 0, most: 3 });
});

shows('lg.army.rank.support-0-3', 'a standard army has up to 3 support units', () => {
  expectBounds('support', { rule: 'lg.army.rank.support-0-3', least: 0, most: 3 });
});

shows('lg.army.rank.heavy-0-2', 'a standard army has up to 2 heavy units', () => {
  expectBounds('heavy', { rule: 'lg.army.rank.heavy-0-2', least: 0, most: 2 });
});

const large = { size: 'largeScale' } as const;

shows('lg.optional.large-scale.rank.commander', 'a large-scale army has 1 to 4 commanders', () => {
  expectBounds('commander', { rule: 'lg.optional.large-scale.rank.commander', least: 1, most: 4 }, large);
});

shows('lg.optional.large-scale.rank.operative', 'a large-scale army has up to 4 operatives', () => {
  expectBounds('operative', { rule: 'lg.optional.large-scale.rank.operative', least: 0, most: 4 }, large);
});

shows('lg.optional.large-scale.rank.corps', 'a large-scale army has 6 to 10 corps units', () => {
  expectBounds('corps', { rule: 'lg.optional.large-scale.rank.corps', least: 6, most: 10 }, large);
});

shows('lg.optional.large-scale.rank.special-forces', 'a large-scale army has up to 5 special forces', () => {
  const rule = 'lg.optional.large-scale.rank.special-forces';
  expectBounds('specialForces', { rule, least: 0, most: 5 }, large);
});

shows('lg.optional.large-scale.rank.support', 'a large-scale army has up to 5 support units', () => {
  expectBounds('support', { rule: 'lg.optional.large-scale.rank.support', least: 0, most: 5 }, large);
});

shows('lg.optional.large-scale.rank.heavy', 'a large-scale army has up to 4 heavy units', () => {
  expectBounds('heavy', { rule: 'lg.optional.large-scale.rank.heavy', least: 0, most: 4 }, large);
});

shows('lg.optional.large-scale.points', 'a large-scale army costs up to 1600 points', () => {
  const army = armyWith({ commander: 1, corps: 10, support: 5, heavy: 4 });
  expect([armyCost(army), judgeArmy(army, { ...large, points: 1585 })]).toEqual([1585, []]);
  expect(faultsOf(army, large)).toEqual([]);
  const over = armyWith({ commander: 2, corps: 10, support: 5, heavy: 4 });
  expect(judgeArmy(over, large)).toEqual([
    { rule: 'lg.optional.large-scale.points', reason: { kind: 'overPoints', cost: 1635, limit: 1600 } },
  ]);
});

shows(
  'lg.optional.large-scale.army-rules',
  'apart from points and ranks a large-scale army is built as any other',
  () => {
    const army = armyOf(
      'imperial',
      [['imperial-officer', 'force-push'], ...times(6, 'snowtroopers'), ['rebel-troopers']],
      imperialHand.slice(1),
    );
    expect(faultsOf(army, large)).toEqual([
      ['lg.army.faction.single', 'rebel-troopers', 'otherFaction'],
      ['lg.army.upgrade.slot-per-icon', 'force-push', 'noFreeIcon'],
      ['lg.army.command-hand.two-of-each-pip', undefined, 'pipsCount'],
    ]);
  },
);

shows(
  ['lg.unit-keyword.entourage.army', 'lg.unit-keyword.entourage.limits'],
  'with Palpatine one unit of Royal Guards does not count among the special forces',
  () => {
    const guards = (count: number, others: number) => [
      ...times(count, 'imperial-royal-guards'),
      ...times(others, 'scout-troopers-strike-team', 'dlt-19-x-sniper'),
    ];
    const tooMany = ['lg.army.rank.special-forces-0-3', undefined, 'tooManyOfRank'];
    expect(faultsOf(imperials([['emperor-palpatine'], ...guards(1, 3)]))).toEqual([]);
    expect(faultsOf(imperials(guards(1, 3)))).toEqual([tooMany]);
    expect(faultsOf(imperials([['emperor-palpatine'], ...guards(2, 3)]), { points: 1000 })).toEqual([
      tooMany,
    ]);
    expect(faultsOf(imperials([['emperor-palpatine'], ...guards(0, 3)]), { points: 1000 })).toEqual([]);
    expect(
      faultsOf(imperials([['emperor-palpatine'], ...times(4, 'scout-troopers')]), { points: 1000 }),
    ).toEqual([tooMany]);
  },
);

shows(
  ['lg.unit-keyword.entourage.army', 'lg.unit-keyword.entourage.limits'],
  'it does so for the units and the rank of its name alone, and no other keyword that names a unit does',
  () => {
    const palpatine: [string] = ['emperor-palpatine'];
    const guards: [string] = ['imperial-royal-guards'];
    const tooManyCorps = ['lg.army.rank.corps-3-6', undefined, 'tooManyOfRank'];
    const corps = imperials([palpatine, guards, ...times(4, 'snowtroopers')]);
    expect(faultsOf(corps, { points: 5000 })).toEqual([tooManyCorps]);
    const smugglers = rebels([['chewbacca'], ['han-solo'], ['leia-organa']]);
    expect(faultsOf(smugglers, { points: 5000 })).toEqual([
      ['lg.army.rank.commander-1-2', undefined, 'tooManyOfRank'],
    ]);
  },
);

shows('lg.unit-keyword.entourage.points', 'the guards that do not count still cost their points', () => {
  const army = imperials([['emperor-palpatine'], ['imperial-royal-guards']]);
  expect(armyCost(army)).toBe(50 + 3 * 44 + 210 + 75);
});

test('a skirmish army has fewer units of each rank', () => {
  const skirmish: ArmyRules = { size: 'skirmish' };
  const most = { commander: 1, operative: 1, corps: 4, specialForces: 2, support: 2, heavy: 1 };
  for (const rank of ranks) {
    const least = { commander: 1, corps: 2 }[rank as 'corps'] ?? 0;
    const { rule } = sizeLimits.standard.ranks[rank];
    expectBounds(rank, { rule, least, most: most[rank] }, skirmish);
  }
});
