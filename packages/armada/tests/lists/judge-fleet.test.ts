import { expect, test } from 'vitest';
import { factions, findSquadron } from '../../src/catalogue/index.ts';
import {
  flagshipOf,
  fleetCost,
  judgeFleet,
  pointsLimit,
  shipCost,
  squadronLimit,
  squadronsCost,
  usualLimits,
} from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { faultsOf, fleetOf, threeObjectives, times } from './fleet-of.ts';

const victory = 'victory-ii-class-star-destroyer';
const nebulon = 'nebulon-b-escort-frigate';
const corvette = 'cr90-corvette-a';
const gladiator = 'gladiator-i-class-star-destroyer';
const frigate = 'assault-frigate-mark-ii-a';
const tie = 'tie-fighter-squadron';
const xwing = 'x-wing-squadron';

shows(
  ['ar.fleet.point-limit', 'ar.upgrade.cost-added', 'ar.fleet.any-agreed-limit'],
  'ships, squadrons and upgrades together cost no more than the limit agreed on',
  () => {
    const fleet = fleetOf('imperial', [[victory, 'admiral-motti', 'dominator']], {
      squadrons: times(2, tie),
    });
    expect([shipCost(fleet.ships[0]!), squadronsCost(fleet), fleetCost(fleet)]).toEqual([121, 16, 137]);
    expect(judgeFleet(fleet, { points: 137 })).toEqual([]);
    expect(judgeFleet(fleet, { points: 136 })).toEqual([
      { rule: 'ar.fleet.point-limit', reason: { kind: 'overPoints', cost: 137, limit: 136 } },
    ]);
  },
);

shows('ar.fleet.standard-300', 'the limit is 300 points unless another is agreed on', () => {
  const three = fleetOf('imperial', [[victory, 'admiral-motti', 'dominator'], [victory], [victory]]);
  expect(pointsLimit({})).toBe(300);
  expect(fleetCost(three)).toBe(291);
  expect(judgeFleet(three)).toEqual([]);
  const over = fleetOf('imperial', [
    [victory, 'admiral-motti', 'dominator', 'intel-officer', 'gunnery-team'],
    [victory],
    [victory],
  ]);
  expect(judgeFleet(over)).toEqual([
    { rule: 'ar.fleet.point-limit', reason: { kind: 'overPoints', cost: 305, limit: 300 } },
  ]);
  expect(judgeFleet(over, { points: 400 })).toEqual([]);
});

shows('ar.fleet.core-set-180', 'a core set game is for 180 points', () => {
  expect(usualLimits.coreSet).toBe(180);
  const fleet = fleetOf('imperial', [[victory, 'grand-moff-tarkin', 'dominator']], {
    squadrons: times(5, tie),
  });
  expect(fleetCost(fleet)).toBe(175);
  expect(judgeFleet(fleet, { points: usualLimits.coreSet })).toEqual([]);
  const over = { ...fleet, squadrons: times(6, tie) };
  expect(faultsOf(over, { points: usualLimits.coreSet })).toEqual([
    ['ar.fleet.point-limit', undefined, 'overPoints'],
  ]);
});

shows('ar.fleet.squadron-third', 'squadrons cost at most a third of the limit, rounded up', () => {
  expect([300, 180, 400, 181].map((points) => squadronLimit({ points }))).toEqual([100, 60, 134, 61]);
  const flagship = [[corvette, 'general-dodonna']] as const;
  const hundred = ['luke-skywalker', ...times(8, 'y-wing-squadron')];
  const fleet = fleetOf('rebel', flagship, { squadrons: hundred });
  expect([squadronsCost(fleet), fleetCost(fleet)]).toEqual([100, 164]);
  expect(judgeFleet(fleet)).toEqual([]);
  expect(
    judgeFleet({
      ...fleet,
      squadrons: ['wedge-antilles', ...times(6, 'y-wing-squadron'), ...times(2, 'a-wing-squadron')],
    }),
  ).toEqual([
    {
      rule: 'ar.fleet.squadron-third',
      reason: { kind: 'overSquadronPoints', cost: 101, limit: 100, points: 300 },
    },
  ]);
  // A third of the limit, not of the points spent.
  expect(judgeFleet(fleet, { points: 298 })).toEqual([]);
  expect(faultsOf(fleet, { points: 297 })).toEqual([
    ['ar.fleet.squadron-third', undefined, 'overSquadronPoints'],
  ]);
});

shows(
  ['ar.fleet.squadron-cost-each', 'ar.fleet.shared-squadron-card'],
  'copies of a squadron share a card and each cost its points',
  () => {
    const fleet = fleetOf('rebel', [[corvette, 'general-dodonna']], { squadrons: times(4, xwing) });
    expect(squadronsCost(fleet)).toBe(52);
    expect(judgeFleet(fleet)).toEqual([]);
    expect(new Set(fleet.squadrons.map(findSquadron)).size).toBe(1);
  },
);

shows('ar.faction.two', 'a fleet is Rebel or Imperial', () => {
  expect(factions).toEqual(['rebel', 'imperial']);
});

shows('ar.fleet.single-faction', 'no ship, squadron or upgrade of the other faction is in a fleet', () => {
  const fleet = fleetOf(
    'imperial',
    [
      [victory, 'admiral-motti'],
      [corvette, 'leia-organa-officer'],
    ],
    {
      squadrons: [tie, xwing],
    },
  );
  const other = (id: string, ship?: number) => ({
    rule: 'ar.fleet.single-faction',
    ...(ship === undefined ? {} : { ship }),
    card: { kind: ship === undefined ? 'squadron' : id === corvette ? 'ship' : 'upgrade', id },
    reason: { kind: 'otherFaction', faction: 'rebel', fleet: 'imperial' },
  });
  expect(judgeFleet(fleet)).toStrictEqual([
    other(corvette, 1),
    other('leia-organa-officer', 1),
    other(xwing),
  ]);
  expect(
    judgeFleet(fleetOf('imperial', [[victory, 'admiral-motti', 'wulff-yularen']], { squadrons: [tie] })),
  ).toEqual([]);
});

shows('ar.faction.upgrade-icon', 'an upgrade without a faction is open to both', () => {
  expect(judgeFleet(fleetOf('imperial', [[victory, 'admiral-motti', 'gunnery-team']]))).toEqual([]);
  expect(judgeFleet(fleetOf('rebel', [[frigate, 'general-dodonna', 'gunnery-team']]))).toEqual([]);
});

shows('ar.fleet.exactly-one-flagship', 'a fleet has exactly one commander', () => {
  expect(judgeFleet(fleetOf('rebel', [[nebulon, 'general-dodonna'], [corvette]]))).toEqual([]);
  expect(judgeFleet(fleetOf('rebel', [[nebulon], [corvette]]))).toEqual([
    { rule: 'ar.fleet.exactly-one-flagship', reason: { kind: 'noCommander' } },
  ]);
  const second = {
    rule: 'ar.fleet.exactly-one-flagship',
    card: { kind: 'upgrade', id: 'mon-mothma' },
    reason: { kind: 'secondCommander', first: 'general-dodonna' },
  };
  expect(
    judgeFleet(
      fleetOf('rebel', [
        [nebulon, 'general-dodonna'],
        [corvette, 'mon-mothma'],
      ]),
    ),
  ).toEqual([{ ...second, ship: 1 }]);
  expect(judgeFleet(fleetOf('rebel', [[nebulon, 'general-dodonna', 'mon-mothma']]))).toEqual([
    { ...second, ship: 0 },
  ]);
  expect(judgeFleet(fleetOf('rebel', [], { squadrons: [xwing] }))).toEqual([
    { rule: 'ar.fleet.exactly-one-flagship', reason: { kind: 'noShips' } },
  ]);
});

shows(
  ['ar.upgrade.commander-any-ship', 'ar.upgrade.flagship-definition'],
  'any ship may carry the commander and is the flagship then',
  () => {
    for (const [ship, commander] of [
      [corvette, 'mon-mothma'],
      [nebulon, 'garm-bel-iblis'],
      [frigate, 'general-dodonna'],
    ] as const) {
      const fleet = fleetOf('rebel', [['cr90-corvette-b'], [ship, commander]]);
      expect(judgeFleet(fleet)).toEqual([]);
      expect(flagshipOf(fleet)).toBe(1);
    }
    expect(flagshipOf(fleetOf('rebel', [[corvette]]))).toBeUndefined();
  },
);

shows(
  ['ar.fleet.unique-once', 'ar.fleet.unique-marker'],
  'a unique name is in a fleet once, whatever the cards',
  () => {
    expect(
      judgeFleet(
        fleetOf('imperial', [[victory, 'admiral-motti']], { squadrons: ['howlrunner', 'howlrunner'] }),
      ),
    ).toStrictEqual([
      {
        rule: 'ar.fleet.unique-once',
        card: { kind: 'squadron', id: 'howlrunner' },
        reason: { kind: 'secondUnique', first: 'squadron' },
      },
    ]);
    const twice = fleetOf('rebel', [
      [corvette, 'mon-mothma', 'tantive-iv'],
      [corvette, 'tantive-iv'],
    ]);
    expect(judgeFleet(twice)).toEqual([
      {
        rule: 'ar.fleet.unique-once',
        ship: 1,
        card: { kind: 'upgrade', id: 'tantive-iv' },
        reason: { kind: 'secondUnique', first: 'upgrade' },
      },
    ]);
    const plain = fleetOf(
      'imperial',
      [
        [victory, 'admiral-motti', 'gunnery-team'],
        [gladiator, 'gunnery-team'],
      ],
      {
        squadrons: ['howlrunner', 'mauler-mithel', tie, tie],
      },
    );
    expect(judgeFleet(plain)).toEqual([]);
  },
);

shows('ar.fleet.three-objectives', 'a fleet has three objectives, one of each category', () => {
  const ships = [[victory, 'admiral-motti']] as const;
  expect(judgeFleet(fleetOf('imperial', ships))).toEqual([]);
  expect(judgeFleet(fleetOf('imperial', ships, { objectives: ['most-wanted', 'minefields'] }))).toEqual([
    { rule: 'ar.fleet.three-objectives', reason: { kind: 'noObjective', category: 'defense' } },
  ]);
  expect(
    judgeFleet(fleetOf('imperial', ships, { objectives: [...threeObjectives, 'opening-salvo'] })),
  ).toEqual([
    {
      rule: 'ar.fleet.three-objectives',
      card: { kind: 'objective', id: 'opening-salvo' },
      reason: { kind: 'secondObjective', category: 'assault' },
    },
  ]);
  expect(faultsOf(fleetOf('imperial', ships, { objectives: [] }))).toHaveLength(3);
});

test('a game without a limit of rounds asks for no objectives', () => {
  const fleet = fleetOf('imperial', [[victory, 'admiral-motti']], { objectives: [] });
  expect(judgeFleet(fleet, { objectives: false })).toEqual([]);
});
