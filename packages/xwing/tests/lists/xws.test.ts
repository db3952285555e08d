import { isRefusal } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { slots } from '../../src/catalogue/index.ts';
import {
  faultText,
  type Squad,
  squadCost,
  squadFromXws,
  squadToXws,
  xwsRefusalText,
} from '../../src/lists/index.ts';
import squads from './fixtures/xws-squads.json' with { type: 'json' };

interface XwsFixture {
  readonly faction: string;
  readonly name?: string;
  readonly obstacles?: readonly string[];
  readonly pilots: readonly {
    readonly name: string;
    readonly ship: string;
    readonly multisection_id?: number;
    readonly upgrades?: Readonly<Record<string, readonly string[]>>;
  }[];
}

const fixtures = squads as unknown as readonly {
  readonly id: string;
  readonly points: number;
  readonly xws: XwsFixture;
}[];

const rulesFor = (id: string) => ({ format: id.startsWith('hugeships') ? 'epic' : 'standard' }) as const;

const imported = (json: unknown, id = ''): { readonly squad: Squad; readonly faults: readonly string[] } => {
  const result = squadFromXws(json, rulesFor(id));
  if (isRefusal(result)) throw new Error(xwsRefusalText(result));
  return { squad: result.squad, faults: result.faults.map(faultText) };
};

/** Names, ships and cards in an order that does not depend on the writer. */
const meaning = ({ faction, name, obstacles, pilots }: XwsFixture) => ({
  faction,
  name,
  obstacles,
  pilots: pilots.map((pilot) => ({
    name: pilot.name,
    ship: pilot.ship === 'lancerclasspursuitcr' ? 'lancerclasspursuitcraft' : pilot.ship,
    section: pilot.multisection_id,
    upgrades: Object.entries(pilot.upgrades ?? {})
      .flatMap(([slot, ids]) => ids.map((id) => `${slot}:${id}`))
      .sort(),
  })),
});

test('65 squads of builders and tournaments are imported at their cost and exported with the same meaning', () => {
  expect(fixtures).toHaveLength(65);
  for (const { id, points, xws } of fixtures) {
    const { squad } = imported(xws, id);
    expect([id, squadCost(squad)]).toEqual([id, points]);
    const exported = squadToXws(squad);
    expect(exported.points).toBe(points);
    expect(meaning(exported)).toEqual(meaning(xws));
    expect(imported(JSON.parse(JSON.stringify(exported)), id).squad).toEqual({
      ...squad,
      ships: squad.ships.map((ship) => ({ ...ship, upgrades: bySlot(ship.upgrades) })),
    });
  }
});

const xwsOrder = [
  'ept',
  'amd',
  'torpedo',
  'missile',
  'cannon',
  'turret',
  'bomb',
  'crew',
  'samd',
  'system',
  'title',
];
const order = [...xwsOrder, 'mod', 'illicit', 'cargo', 'hardpoint', 'team', 'tech'];

function bySlot<Uid extends string>(uids: readonly Uid[]): readonly Uid[] {
  expect(order).toHaveLength(slots.length);
  const rank = (uid: string) => order.indexOf(uid.split(':')[0] ?? '');
  return [...uids].sort((one, other) => rank(one) - rank(other));
}

/** Squads built before cards were changed, or by oversight, and collections of single ships. */
const faulty: Readonly<Record<string, readonly string[]>> = {
  'usnationals42017-scum': ['xw.squad.upgrade.bar-slot', 'xw.timing.precedence.card-beats-rule'],
  'usnationals52017-scum': ['xw.squad.upgrade.bar-slot', 'xw.timing.precedence.card-beats-rule'],
  'worlds12017-scum': ['xw.squad.upgrade.bar-slot'],
  'worlds32017-scum': ['xw.timing.precedence.card-beats-rule'],
  'worlds52017-scum': ['xw.squad.upgrade.bar-slot', 'xw.timing.precedence.card-beats-rule'],
  'worlds12016-scum': ['xw.squad.upgrade.bar-slot'],
  'usnationals22016-scum': ['xw.squad.upgrade.bar-slot'],
  'usnationals42016-scum': ['xw.squad.upgrade.bar-slot'],
  'usnationals52016-scum': ['xw.squad.upgrade.bar-slot'],
  'firstordertfacoreset39points2015-imperial': ['xw.squad.upgrade.bar-slot'],
  'furball-imperial': ['xw.squad.points.limit'],
  'furball-rebel': ['xw.squad.points.limit'],
  'furball-scum': ['xw.squad.points.limit'],
};

test('the faulty ones among them are refused with the rule, the others are legal', () => {
  const found = fixtures.flatMap(({ id, xws }): [string, string[]][] => {
    const result = squadFromXws(xws, rulesFor(id));
    if (isRefusal(result) || result.faults.length === 0) return [];
    return [[id, [...new Set(result.faults.map((fault) => fault.rule))].sort()]];
  });
  expect(Object.fromEntries(found)).toEqual(faulty);
});

test('huge ships of a file are refused in standard play', () => {
  const huge = fixtures.find(({ id }) => id === 'hugeships219points2016-rebel');
  const result = squadFromXws(huge?.xws, { points: 300 });
  expect(isRefusal(result) ? [] : result.faults.map((fault) => fault.rule)).toEqual([
    'xw.ship.size.huge',
    'xw.ship.size.huge',
    'xw.ship.size.huge',
  ]);
});

const luke = { name: 'lukeskywalker', ship: 'xwing' };

test('names that builders write in their own way are understood', () => {
  const squad = imported({
    faction: 'Galactic Empire',
    pilots: [{ name: 'theinquisitor', ship: 'tieadvancedprototype', upgrades: { elite: ['pushthelimit'] } }],
  }).squad;
  expect(squad).toEqual({
    faction: 'imperial',
    ships: [{ pilot: 'imperial:tieadvprototype:theinquisitor', upgrades: ['ept:pushthelimit'] }],
  });
  const droid = imported({
    faction: 'rebels',
    pilots: [
      { name: 'hansolo', ship: 'yt1300', upgrades: { crew: ['r2d2'], modification: ['hullupgrade'] } },
    ],
  }).squad;
  expect(droid.ships[0]?.upgrades).toEqual(['crew:r2d2-swx22', 'mod:hullupgrade']);
});

test('a pilot of two factions is the one of the squad', () => {
  const pilots = [{ name: 'bobafett', ship: 'firespray31' }];
  expect(imported({ faction: 'scum', pilots }).squad.ships[0]?.pilot).toBe('scum:firespray31:bobafett');
  expect(imported({ faction: 'imperial', pilots }).squad.ships[0]?.pilot).toBe(
    'imperial:firespray31:bobafett',
  );
});

test('a pilot of another faction is imported and judged', () => {
  expect(imported({ faction: 'imperial', pilots: [luke] }).faults).toEqual([
    'In ship 1: Luke Skywalker is Rebel and the squad is Imperial (xw.squad.faction.single).',
  ]);
});

test('points in a file are not believed', () => {
  const { squad, faults } = imported({
    faction: 'rebel',
    points: 1,
    pilots: Array.from({ length: 5 }, () => ({ name: 'rookiepilot', ship: 'xwing', points: 0 })),
  });
  expect(squadCost(squad)).toBe(105);
  expect(faults).toEqual(['the squad costs 105 points of 100 (xw.squad.points.limit).']);
});

const hostile: readonly [unknown, string][] = [
  [null, 'The XWS field squad must be an object.'],
  ['{"faction":"rebel"}', 'The XWS field squad must be an object: "{\\"faction\\":\\"rebel\\"}".'],
  [[luke], 'The XWS field squad must be an object.'],
  [{ pilots: [luke] }, 'The XWS field faction must be text.'],
  [
    { faction: 'hutt', pilots: [luke] },
    'The XWS field faction names no faction of the first edition: "hutt".',
  ],
  [{ faction: 'rebel' }, 'The XWS field pilots must be a list.'],
  [{ faction: 'rebel', pilots: [] }, 'The XWS field pilots has too few entries.'],
  [{ faction: 'rebel', pilots: Array(61).fill(luke) }, 'The XWS field pilots is too long.'],
  [{ faction: 'rebel', pilots: [luke, 7] }, 'The XWS field pilots[1] must be an object.'],
  [
    { faction: 'rebel', pilots: [{ name: 'lukeskywalker', ship: 'constructor' }] },
    'The XWS field pilots[0].ship names no ship of the first edition: "constructor".',
  ],
  [
    { faction: 'rebel', pilots: [{ name: 'leiaorgana', ship: 'xwing' }] },
    'The XWS field pilots[0].name names no pilot of that ship: "leiaorgana".',
  ],
  [
    { faction: 'rebel', pilots: [{ ...luke, upgrades: { gunner: ['x'] } }] },
    'The XWS field pilots[0].upgrades.gunner is no upgrade slot of the first edition: "gunner".',
  ],
  [
    JSON.parse(
      '{"faction":"rebel","pilots":[{"name":"lukeskywalker","ship":"xwing","upgrades":{"__proto__":["x"]}}]}',
    ),
    'The XWS field pilots[0].upgrades.__proto__ is no upgrade slot of the first edition: "__proto__".',
  ],
  [
    { faction: 'rebel', pilots: [{ ...luke, upgrades: { amd: ['r2d2', 'gunner'] } }] },
    'The XWS field pilots[0].upgrades.amd[1] names no upgrade of that slot: "gunner".',
  ],
  [
    { faction: 'rebel', pilots: [{ ...luke, upgrades: { amd: 'r2d2' } }] },
    'The XWS field pilots[0].upgrades.amd must be a list: "r2d2".',
  ],
  [
    { faction: 'rebel', pilots: [{ ...luke, multisection_id: -1 }] },
    'The XWS field pilots[0].multisection_id must be a whole number from 0 to 99.',
  ],
  [{ faction: 'rebel', name: { a: 1 }, pilots: [luke] }, 'The XWS field name must be text.'],
  [{ faction: 'rebel', obstacles: ['a'], pilots: [luke] }, 'The XWS field obstacles has too few entries.'],
  [
    { faction: 'rebel', damagedeck: 'core3', pilots: [luke] },
    'The XWS field damagedeck must be core or core2: "core3".',
  ],
];

test('a file that cannot be read is refused with the name of the field', () => {
  const texts = hostile.map(([json]) => {
    const result = squadFromXws(json);
    return isRefusal(result) ? xwsRefusalText(result) : 'imported';
  });
  expect(texts).toEqual(hostile.map(([, text]) => text));
});

test('name, description, obstacles and damage deck survive the way out and in', () => {
  const { squad } = imported({
    version: '0.3.0',
    faction: 'rebel',
    name: 'Ñandú',
    description: 'two lines\nof text',
    obstacles: ['core-asteroid-5', 'vt49decimator-debris-2', 'core2asteroid0'],
    damagedeck: 'core2',
    pilots: [luke],
  });
  expect(squad).toMatchObject({ name: 'Ñandú', damageDeck: 'core2' });
  expect(imported(squadToXws(squad)).squad).toEqual(squad);
});

test('a list of the second edition is named as such, in place of the first field that differs', () => {
  const xws = { faction: 'rebelalliance', pilots: [{ id: 'lukeskywalker', ship: 't65xwing', upgrades: {} }] };
  expect(squadFromXws(xws)).toMatchObject({ about: { field: 'squad', problem: 'secondEdition' } });
});

test('a name that is too long is shortened', () => {
  const xws = { faction: 'rebel', name: 'x'.repeat(500), pilots: [{ name: 'rookiepilot', ship: 'xwing' }] };
  expect(squadFromXws(xws)).toMatchObject({ squad: { name: 'x'.repeat(200) } });
});
