import { isRefusal, type Plain } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { type Fleet, fleetFromJson, fleetRefusalText, fleetToJson, presets } from '../../src/lists/index.ts';

function read(json: unknown): Fleet {
  const fleet = fleetFromJson(json);
  if (isRefusal(fleet)) throw new Error(fleetRefusalText(fleet, 'en'));
  return fleet;
}

function problemOf(json: unknown): string | undefined {
  const fleet = fleetFromJson(json);
  return isRefusal(fleet) ? fleetRefusalText(fleet, 'en') : undefined;
}

const corvettes: Fleet = {
  name: 'Corvettes',
  faction: 'rebel',
  ships: [{ ship: 'cr90-corvette-a', upgrades: ['mon-mothma', 'tantive-iv'] }],
  squadrons: ['x-wing-squadron', 'x-wing-squadron', 'luke-skywalker'],
  objectives: ['most-wanted', 'fire-lanes', 'minefields'],
};

test('a fleet is written with its ids and comes back', () => {
  expect(fleetToJson(corvettes)).toEqual({ version: 1, ...corvettes });
  for (const { fleet } of presets)
    expect(read(JSON.parse(JSON.stringify(fleetToJson(fleet))))).toEqual(fleet);
});

/** As a public parser of builders' texts writes it. */
const parsed = {
  name: 'Corvettes',
  author: 'somebody',
  faction: 'Rebel Alliance',
  points: 123,
  max_points: 300,
  squadron_points: 46,
  commander: 'Mon Mothma',
  objectives: [
    { type: 'Assault', name: 'Most Wanted' },
    { type: 'Defense', name: 'Fire Lanes' },
    { type: 'Navigation', name: 'Minefields' },
  ],
  ships: [
    {
      flagship: true,
      ship_class: { name: 'CR90 Corvette A', points: 44 },
      upgrades: [
        { name: 'Mon Mothma', points: 30 },
        { name: 'Tantive IV', points: 3 },
      ],
      points: 77,
    },
  ],
  squadrons: [
    { count: 2, name: 'X-Wing Squadrons', cost: 26 },
    { count: 1, name: 'Luke Skywalker', cost: 20 },
  ],
};

test('a fleet with its cards by name is read', () => {
  expect(read(parsed)).toEqual(corvettes);
});

test('namesakes are told apart by their cost', () => {
  const withLeia = (points: number) => ({
    ...parsed,
    ships: [{ ship_class: 'CR90 Corvette A', upgrades: [{ name: 'Leia Organa', points }] }],
  });
  expect(read(withLeia(3)).ships[0]?.upgrades).toEqual(['leia-organa-officer']);
  expect(read(withLeia(38)).ships[0]?.upgrades).toEqual(['leia-organa-commander']);
});

test('objectives may stand under their categories, and a faction may be told by the first ship', () => {
  const { faction: _faction, ...others } = corvettes;
  const objectives = { assault: 'most-wanted', defense: 'Fire Lanes', navigation: null };
  expect(read({ ...others, objectives })).toEqual({
    ...corvettes,
    objectives: ['most-wanted', 'fire-lanes'],
  });
});

test('a name that is too long loses its end', () => {
  expect(read({ ...corvettes, name: 'x'.repeat(500) }).name).toHaveLength(200);
});

const broken: readonly (readonly [string, Plain])[] = [
  ['The field fleet must be an object.', [1, 2]],
  ['The field ships must be a list: "none".', { ...parsed, ships: 'none' }],
  ['The field ships[0] must be an object.', { ...parsed, ships: [3] }],
  ['The field ships[0].ship must be text.', { ...parsed, ships: [{ upgrades: [] }] }],
  ['The field ships[0].ship names no ship: "tantive".', { ...parsed, ships: [{ ship: 'tantive' }] }],
  [
    'The field ships[0].ship_class.name names no ship: "Death Star".',
    { ...parsed, ships: [{ ship_class: { name: 'Death Star' } }] },
  ],
  [
    'The field ships[0].upgrades[1] names no upgrade: "nobody".',
    { ...parsed, ships: [{ ship: 'cr90-corvette-a', upgrades: ['mon-mothma', 'nobody'] }] },
  ],
  [
    'The field ships[0].upgrades[0].name must be text.',
    { ...parsed, ships: [{ ship: 'cr90-corvette-a', upgrades: [{ name: 7 }] }] },
  ],
  ['The field ships is too long.', { ...parsed, ships: Array(41).fill({ ship: 'cr90-corvette-a' }) }],
  ['The field faction names no side of this game: "Scum".', { ...parsed, faction: 'Scum' }],
  ['The field faction must be text.', { ...parsed, faction: 3 }],
  ['The field squadrons[0] names no squadron: "v-wing".', { ...parsed, squadrons: ['v-wing'] }],
  [
    'The field squadrons[0].count must be a whole number from 1 to 60.',
    { ...parsed, squadrons: [{ name: 'X-wing', count: 0.5 }] },
  ],
  ['The field objectives[0] names no objective: "picnic".', { ...parsed, objectives: ['picnic'] }],
  [
    'The field objectives.defense names no objective: "picnic".',
    { ...parsed, objectives: { defense: 'picnic' } },
  ],
  ['The field objectives must be a list: "all".', { ...parsed, objectives: 'all' }],
  ['The field name must be text.', { ...parsed, name: 4 }],
  ['The field faction does not tell the side of the fleet.', { ships: [], squadrons: [] }],
];

test.each(broken)('%s', (sentence, json) => {
  expect(problemOf(json)).toBe(sentence);
});
