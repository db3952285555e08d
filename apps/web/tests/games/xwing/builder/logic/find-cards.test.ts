import { type Pilot, pilot, pilotId, shipType, type Upgrade } from '@sortie/xwing/catalogue';
import { isPlayable } from '@sortie/xwing/coverage';
import { expect, test } from 'vitest';
import {
  findPilots,
  groupByShip,
  type PilotWish,
  pilotsOfShip,
  shipTypesOf,
} from '../../../../../src/games/xwing/builder/logic/find-pilots.ts';
import {
  findUpgrades,
  type UpgradeWish,
} from '../../../../../src/games/xwing/builder/logic/find-upgrades.ts';

const anyPilot: PilotWish = {
  words: '',
  faction: 'rebel',
  shipType: 'any',
  slot: 'any',
  most: null,
  unique: 'any',
  playable: true,
  hugeShips: false,
  order: 'ship',
};
const pilotText = (pilot: Pilot) => `${pilot.name} ${shipType(pilot.shipType).name}`;
const pilotsFor = (wish: Partial<PilotWish>) => findPilots({ ...anyPilot, ...wish }, pilotText);

test('only pilots of the faction that can be played are found, and the others are counted', () => {
  const { cards, hidden } = pilotsFor({ hugeShips: true });
  expect(cards.every(({ uid, faction }) => faction === 'rebel' && isPlayable(uid))).toBe(true);
  expect(pilotsFor({ hugeShips: true, playable: false }).cards).toHaveLength(cards.length + hidden);
  expect(hidden).toBe(3);
  expect(pilotsFor({})).toEqual({ cards, hidden: 0 });
});

test('words are sought in names and ships, in any order', () => {
  expect(pilotsFor({ words: 'xwing luke' }).cards.map(({ uid }) => uid)).toEqual([
    'rebel:xwing:lukeskywalker',
  ]);
});

test('ship, slot, points and uniqueness narrow the list', () => {
  const { cards } = pilotsFor({ slot: 'turret', most: 18, unique: 'generic' });
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every((card) => card.slots.includes('turret') && card.points <= 18 && !card.unique)).toBe(
    true,
  );
  const type = cards[0]!.shipType;
  expect(pilotsFor({ shipType: type }).cards.every((card) => card.shipType === type)).toBe(true);
});

test('huge ships are found in Epic play only', () => {
  const wish = { playable: false, words: 'corvette' };
  expect(pilotsFor(wish).cards).toEqual([]);
  expect(pilotsFor({ ...wish, hugeShips: true }).cards).toHaveLength(2);
});

test('a card that comes into play by another card is not offered', () => {
  const { cards } = pilotsFor({ faction: 'scum', playable: false });
  expect(cards.some(({ deployedBy }) => deployedBy !== undefined)).toBe(false);
});

test('pilots stand by ship and the best of a ship first, or as is wished', () => {
  const groups = groupByShip(pilotsFor({}).cards);
  expect(groups.map(({ type }) => type.name)).toEqual(groups.map(({ type }) => type.name).toSorted());
  expect(groups.find(({ type }) => type.id === 'xwing')?.pilots[0]?.name).toBe('Wedge Antilles');
  const skills = pilotsFor({ order: 'skill' }).cards.map(({ skill }) => skill);
  expect(skills).toEqual(skills.toSorted((one, other) => other - one));
  const points = pilotsFor({ order: 'points' }).cards.map((card) => card.points);
  expect(points).toEqual(points.toSorted((one, other) => one - other));
});

test('a ship may change hands within its faction', () => {
  const names = pilotsOfShip(pilot(pilotId('imperial:firespray31:bobafett'))).map(({ uid }) => uid);
  expect(names).toContain('imperial:firespray31:bountyhunter');
  expect(names.every((uid) => uid.startsWith('imperial:firespray31:'))).toBe(true);
});

test('a faction is offered the ships it flies', () => {
  const names = shipTypesOf('rebel').map(({ name }) => name);
  expect(names).toContain('X-wing');
  expect(names).not.toContain('TIE Bomber');
});

const anyCard: UpgradeWish = {
  words: '',
  slots: [],
  most: null,
  unique: 'any',
  playable: true,
  order: 'slot',
};
const cardsFor = (wish: Partial<UpgradeWish>) =>
  findUpgrades({ ...anyCard, ...wish }, (card: Upgrade) => card.name);

test('cards are found by their types, points and words', () => {
  expect(cardsFor({ slots: ['astromech'], words: 'r2d2' }).cards.map(({ uid }) => uid)).toEqual(['amd:r2d2']);
  const { cards } = cardsFor({ slots: ['torpedoes', 'missiles'], most: 4 });
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every(({ slot, points }) => /torpedoes|missiles/.test(slot) && points <= 4)).toBe(true);
});

test('the two faces of a dual card are found once', () => {
  expect(cardsFor({ playable: false, words: 'adaptability' }).cards).toHaveLength(1);
});
