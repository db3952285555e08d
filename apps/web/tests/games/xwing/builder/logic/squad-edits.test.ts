import { pilotId, upgradeId } from '@sortie/xwing/catalogue';
import type { Squad } from '@sortie/xwing/lists';
import { expect, test } from 'vitest';
import {
  addShip,
  copyShip,
  exchangePilot,
  moveShip,
  putCard,
  removeCard,
  removeShip,
} from '../../../../../src/games/xwing/builder/logic/squad-edits.ts';

const luke = pilotId('rebel:xwing:lukeskywalker');
const wedge = pilotId('rebel:xwing:wedgeantilles');
const r2d2 = upgradeId('amd:r2d2');
const r5k6 = upgradeId('amd:r5k6');
const torpedoes = upgradeId('torpedo:protontorpedoes');

const pair: Squad = {
  faction: 'rebel',
  ships: [
    { pilot: luke, upgrades: [r2d2, torpedoes] },
    { pilot: wedge, upgrades: [] },
  ],
};

test('a new ship flies last and without cards', () => {
  expect(addShip(pair, luke).ships).toEqual([...pair.ships, { pilot: luke, upgrades: [] }]);
});

test('a copy flies right behind its model with the same cards', () => {
  expect(copyShip(pair, 0).ships).toEqual([pair.ships[0], pair.ships[0], pair.ships[1]]);
});

test('a removed ship takes its cards along', () => {
  expect(removeShip(pair, 0).ships).toEqual([{ pilot: wedge, upgrades: [] }]);
});

test('ships change places, and none leaves the squad by it', () => {
  expect(moveShip(pair, 1, 0).ships.map(({ pilot }) => pilot)).toEqual([wedge, luke]);
  expect(moveShip(pair, 1, 2)).toBe(pair);
  expect(moveShip(pair, 0, -1)).toBe(pair);
});

test('another pilot takes over the ship with its cards', () => {
  expect(exchangePilot(pair, 0, wedge).ships[0]).toEqual({ pilot: wedge, upgrades: [r2d2, torpedoes] });
});

test('a card comes last, or in the place of the one it replaces', () => {
  expect(putCard(pair, 1, r5k6).ships[1]?.upgrades).toEqual([r5k6]);
  expect(putCard(pair, 0, r5k6, 0).ships[0]?.upgrades).toEqual([r5k6, torpedoes]);
});

test('one card is removed, the others stay', () => {
  expect(removeCard(pair, 0, 0).ships[0]?.upgrades).toEqual([torpedoes]);
});
