import { isRefusal } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { type Army, armyFromText, armyRefusalText, armyToText } from '../../src/lists/index.ts';
import { printedArmies } from './printed-armies.ts';

const patrol: Army = {
  name: 'Snow patrol',
  faction: 'rebel',
  units: [
    { unit: 'leia-organa', upgrades: ['esteemed-leader', 'commanding-presence'] },
    { unit: 'rebel-troopers', upgrades: ['z-6-trooper', 'rebel-trooper'] },
    { unit: 'rebel-troopers', upgrades: ['z-6-trooper', 'rebel-trooper'] },
    { unit: 'fleet-troopers', upgrades: ['rebel-officer-personnel'] },
    { unit: 'rebel-commandos-strike-team', upgrades: ['dh-447-sniper'] },
    { unit: 'rebel-commandos', upgrades: [] },
    { unit: 'at-rt', upgrades: ['at-rt-rotary-blaster'] },
    { unit: 'at-rt', upgrades: ['at-rt-rotary-blaster'] },
  ],
  commands: [
    'coordinated-bombardment',
    'ambush',
    'no-time-for-sorrows',
    'push',
    'somebody-has-to-save-our-skins',
    'assault',
  ],
};

function read(text: string): Army {
  const army = armyFromText(text);
  if (isRefusal(army)) throw new Error(armyRefusalText(army, 'en'));
  return army;
}

function problemOf(text: string): string | undefined {
  const army = armyFromText(text);
  return isRefusal(army) ? armyRefusalText(army, 'en') : undefined;
}

test('an army is read from the text of every builder', () => {
  for (const [builder, text] of Object.entries(printedArmies))
    expect([builder, read(text)]).toEqual([builder, patrol]);
});

test('an army is written as Legion HQ prints it for tournaments', () => {
  expect(armyToText({ ...patrol, units: patrol.units.slice(0, 3) }, 800)).toBe(`Snow patrol
249/800 (3 activations)
Leia Organa (105)
 - Esteemed Leader (5)
 - Commanding Presence (10)
Rebel Troopers (72)
 - Z-6 Trooper (22)
 - Rebel Trooper (10)
Rebel Troopers (72)
 - Z-6 Trooper (22)
 - Rebel Trooper (10)

Commands:
•Coordinated Bombardment
•Ambush
••No Time for Sorrows
••Push
•••Somebody Has to Save Our Skins
•••Assault
••••Standing Orders
`);
});

test('the other form has copies counted under their ranks', () => {
  const text = armyToText({ ...patrol, units: patrol.units.slice(1, 3), commands: [] }, 800, 'ranks');
  expect(text).toBe(`Snow patrol
144/800 (2 activations)
Corps:
 - 2× Rebel Troopers (40): Z-6 Trooper (22), Rebel Trooper (10) = 144

Commands: •••• Standing Orders
`);
  expect(
    armyToText({ faction: 'rebel', units: [{ unit: 'at-rt', upgrades: [] }], commands: [] }, 800, 'ranks'),
  ).toBe(`Untitled
55/800 (1 activation)
Support:
 - AT-RT = 55

Commands: •••• Standing Orders
`);
});

test('a name in another spelling, or a part that only one card has, is read', () => {
  const army = read(`Title: Odds and ends
Commanders:
- darth vader (200): force choke, Saber-Throw
Corps:
- Storm Troopers: DLT19 Stormtrooper
Special Forces:
- Royal Guards: electrostaff
- Scout Strike Team (16): DLT-19x Sniper
Support:
- Speeder Bikes: Long-range comlinks
Command hand: implacable, covert observation, new ways`);
  expect(army).toEqual({
    name: 'Odds and ends',
    faction: 'imperial',
    units: [
      { unit: 'darth-vader', upgrades: ['force-choke', 'saber-throw'] },
      { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] },
      { unit: 'imperial-royal-guards', upgrades: ['electrostaff-guard'] },
      { unit: 'scout-troopers-strike-team', upgrades: ['dlt-19-x-sniper'] },
      { unit: '74-z-speeder-bikes', upgrades: ['long-range-comlink'] },
    ],
    commands: ['implacable', 'covert-observation', 'new-ways-to-motivate-them'],
  });
});

test('later cards are read, so that the judge can name them', () => {
  expect(
    read('Mine\nBossk Trandoshan Hunter (115)\nDeath Troopers (76)\n - E-11D Focused Fire Config (8)'),
  ).toEqual({
    name: 'Mine',
    faction: 'imperial',
    units: [
      { unit: 'bossk', upgrades: [] },
      { unit: 'imperial-death-troopers', upgrades: ['e-11-d-focused-fire-config'] },
    ],
    commands: [],
  });
});

test('an army may be called after a unit', () => {
  expect(read('Vader\nDarth Vader (200)').name).toBe('Vader');
});

test('a text that cannot be read is refused by its line', () => {
  const broken: readonly (readonly [string, string])[] = [
    ['The text names no unit of an army.', 'A poem\n\n'],
    ['Line 2 names no card: "Death Star".', 'A poem\nDeath Star (900)'],
    ['Line 2 has an upgrade without a unit above it: "Hunter".', 'A poem\n - Hunter (6)'],
    ['Line 3 names no upgrade: "Jetpack".', 'A poem\nBoba Fett (140)\n - Jetpack (6)'],
    ['Line 3 names no command card: "Surrender".', 'A poem\nBoba Fett (140)\nCommands: •Surrender'],
    ['Line 4 names no command card: "Surrender".', 'A poem\nBoba Fett (140)\nCommands:\n••Surrender'],
    ['Line 1 names no side of this game: "Separatists".', 'Faction: Separatists'],
  ];
  for (const [sentence, text] of broken) expect(problemOf(text)).toBe(sentence);
});

test('no text makes the reader throw, however it is cut or mixed', () => {
  const texts = Object.values(printedArmies);
  const pieces = texts.flatMap((text) => text.split('\n'));
  for (const [at, text] of texts.entries())
    for (let cut = 0; cut < text.length; cut += 7) {
      const mixed = `${text.slice(cut)}\n${pieces[(cut * 13 + at) % pieces.length]}\n${text.slice(0, cut)}`;
      const army = armyFromText(mixed);
      const isRead = !isRefusal(army) && army.units.length > 0;
      const told = isRefusal(army) ? armyRefusalText(army, 'en') : '';
      expect(isRead || /^(?:Line \d+|The text) .+\.$/.test(told ?? '')).toBe(true);
    }
  expect(problemOf('('.repeat(5000))).toBe('The text names no unit of an army.');
  expect(problemOf(`A (${'b, '.repeat(5000)}`)).toBe('The text names no unit of an army.');
});
