import { isRefusal, type Plain } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { type Army, armyFromJson, armyRefusalText, armyToJson } from '../../src/lists/index.ts';

function read(json: unknown): Army {
  const army = armyFromJson(json);
  if (isRefusal(army)) throw new Error(armyRefusalText(army, 'en'));
  return army;
}

function problemOf(json: unknown): string | undefined {
  const army = armyFromJson(json);
  return isRefusal(army) ? armyRefusalText(army, 'en') : undefined;
}

const hunters: Army = {
  name: 'Hunters',
  faction: 'imperial',
  units: [
    { unit: 'boba-fett', upgrades: ['hunter', 'recon-intel'] },
    { unit: 'scout-troopers-strike-team', upgrades: ['dlt-19-x-sniper'] },
  ],
  commands: ['whipcord-launcher', 'zx-flame-projector'],
};

/** As builders write it for a virtual table. */
const written = {
  author: 'Sortie',
  listname: 'Hunters',
  points: 192,
  armyFaction: 'empire',
  commandCards: ['Whipcord Launcher', 'ZX Flame Projector', 'Standing Orders'],
  units: [
    { name: 'Boba Fett', upgrades: ['Hunter', 'Recon Intel'], loadout: [] },
    { name: 'Scout Troopers Strike Team', upgrades: ['DLT-19x Sniper'], loadout: [] },
  ],
} as const;

test('an army is written as builders write it for a virtual table, and comes back', () => {
  expect(armyToJson(hunters, true)).toEqual(written);
  expect(read(written)).toEqual(hunters);
});

test('fields that tell nothing about the cards are ignored', () => {
  const others = {
    ...written,
    author: 'somebody',
    numActivations: 2,
    contingencies: [],
    battlefieldDeck: { scenario: 'standard', objective: ['Key Positions'], conditions: [], deployment: [] },
    listlink: 'https://example.org/list',
  };
  expect(read(others)).toEqual(hunters);
});

test('our ids are read as well, with other names of the fields and counts', () => {
  const file = {
    title: 'Hunters',
    faction: 'Galactic Empire',
    units: [
      { unit: 'boba-fett', upgrades: [{ name: 'hunter' }, 'recon-intel'] },
      { unit: 'scout-troopers-strike-team', upgrades: ['dlt-19-x-sniper'], count: 2 },
    ],
    commands: hunters.commands,
  };
  const [boba, scouts] = hunters.units;
  expect(read(file)).toEqual({ ...hunters, units: [boba, scouts, scouts] });
});

test('a file without a side is of that of its first unit', () => {
  const { armyFaction: _faction, listname: _name, ...others } = written;
  const { name: _unnamed, ...unnamed } = hunters;
  expect(read(others)).toEqual(unnamed);
});

test('a name that is too long loses its end', () => {
  expect(read({ ...written, listname: 'x'.repeat(500) }).name).toHaveLength(200);
});

const broken: readonly (readonly [string, Plain])[] = [
  ['The field army must be an object.', [1, 2]],
  ['The field units must be a list: "none".', { units: 'none' }],
  ['The field units[0] must be an object.', { units: [3] }],
  ['The field units[0].name must be text.', { units: [{ upgrades: [] }] }],
  ['The field units[0].name names no unit: "Death Star".', { units: [{ name: 'Death Star' }] }],
  [
    'The field units[0].upgrades[1] names no upgrade: "Jetpack".',
    { units: [{ name: 'Boba Fett', upgrades: ['Hunter', 'Jetpack'] }] },
  ],
  ['The field units[0].upgrades must be a list.', { units: [{ name: 'Boba Fett', upgrades: 3 }] }],
  [
    'The field units[0].count must be a whole number from 1 to 60.',
    { units: [{ name: 'Boba Fett', count: 0 }] },
  ],
  ['The field units is too long.', { units: Array(61).fill({ name: 'AT-RT' }) }],
  ['The field faction names no side of this game: "republic".', { ...written, armyFaction: 'republic' }],
  ['The field faction must be text.', { ...written, armyFaction: 3 }],
  ['The field faction does not tell the side of the army.', { units: [] }],
  [
    'The field commandCards[0] names no command card: "Surrender".',
    { ...written, commandCards: ['Surrender'] },
  ],
  ['The field commands must be a list.', { units: written.units, commands: 4 }],
  ['The field name must be text.', { ...written, listname: 7 }],
];

test('what cannot be read is refused by its field', () => {
  for (const [sentence, json] of broken) expect(problemOf(json)).toBe(sentence);
});
