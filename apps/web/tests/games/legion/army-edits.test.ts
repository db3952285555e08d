import type { Army } from '@sortie/legion/lists';
import { expect, test } from 'vitest';
import { knownPart, rulesOf } from '../../../src/games/legion/builder/agreed.ts';
import {
  addUnit,
  equip,
  removeUnit,
  turnCommand,
  unequip,
} from '../../../src/games/legion/builder/army-edits.ts';

const blank: Army = { faction: 'rebel', units: [], commands: [] };
const troopers = { unit: 'rebel-troopers', upgrades: [] };

test('units come and go', () => {
  const two = addUnit(addUnit(blank, troopers), { unit: 'leia-organa', upgrades: [] });
  expect(removeUnit(two, 0).units).toEqual([{ unit: 'leia-organa', upgrades: [] }]);
});

test('a card takes the place of the one that is there, and leaves it', () => {
  const army = addUnit(blank, troopers);
  const one = equip(army, { unit: 0, slot: 'gear', card: undefined }, 'environmental-gear');
  const other = equip(one, { unit: 0, slot: 'gear', card: 0 }, 'targeting-scopes');
  expect(other.units).toEqual([{ unit: 'rebel-troopers', upgrades: ['targeting-scopes'] }]);
  expect(unequip(other, 0, 0).units).toEqual([troopers]);
});

test('a command card is taken and laid back', () => {
  const taken = turnCommand(blank, 'ambush');
  expect(taken.commands).toEqual(['ambush']);
  expect(turnCommand(taken, 'ambush').commands).toEqual([]);
});

test('what is not known is left out', () => {
  const army = {
    ...blank,
    units: [
      { unit: 'nobody', upgrades: [] },
      { ...troopers, upgrades: ['nothing'] },
    ],
  };
  expect(knownPart({ ...army, commands: ['nowhere', 'push'] })).toEqual({
    ...blank,
    units: [troopers],
    commands: ['push'],
  });
});

test('the points tell the size', () => {
  expect([800, 500, 750].map((points) => rulesOf({ points }))).toEqual([
    { size: 'standard', points: 800 },
    { size: 'skirmish', points: 500 },
    { points: 750 },
  ]);
});
