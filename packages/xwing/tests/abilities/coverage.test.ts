import type { Plain } from '@sortie/kernel';
import { damageCards, type PilotId, pilots, type UpgradeId, upgrades } from '@sortie/xwing/catalogue';
import { presets } from '@sortie/xwing/lists';
import { standardOptions } from '@sortie/xwing/setup';
import { expect, test } from 'vitest';
import { cardCoverage, isPlayable, lacksAbility, unplayableCards } from '../../src/abilities/coverage.ts';
import { damageCardRules } from '../../src/abilities/damage/index.ts';
import { pilotRules } from '../../src/abilities/pilots/index.ts';
import { upgradeRules } from '../../src/abilities/upgrades/index.ts';
import { readPlayers } from '../../src/setup/players.ts';
import { cardsOfFirstRelease } from './first-release.ts';

test('every card of the first release can be played', () => {
  expect(cardsOfFirstRelease.filter((each) => !isPlayable(each))).toEqual([]);
});

test('every card of the two decks of small and large ships can be played', () => {
  const { missing } = cardCoverage().damage;
  expect(missing.every((id) => damageCards.some((card) => card.id === id && card.deck === 'huge'))).toBe(
    true,
  );
});

test('every written ability belongs to a card of the catalogue, and each card has one', () => {
  const written = [...pilotRules, ...upgradeRules, ...damageCardRules].map(({ card }) => card);
  const known = new Set<string>([
    ...pilots.map(({ uid }) => uid),
    ...upgrades.map(({ uid }) => uid),
    ...damageCards.map(({ id }) => id),
  ]);
  expect(written.filter((id) => !known.has(id))).toEqual([]);
  expect(written.filter((id, index) => written.indexOf(id) !== index)).toEqual([]);
});

test('a pilot without an ability is plain and never has rules', () => {
  const plain = pilots.filter((each) => each.plain);
  expect(plain).toHaveLength(97);
  expect(plain.filter(({ uid }) => pilotRules.some(({ card }) => card === uid))).toEqual([]);
  expect(plain.filter(({ uid }) => lacksAbility(uid))).toEqual([]);
});

test('written, plain and missing cards make up the catalogue', () => {
  const { pilots: ships, upgrades: cards, damage } = cardCoverage();
  for (const [coverage, all] of [
    [ships, pilots],
    [cards, upgrades],
    [damage, damageCards],
  ] as const) {
    expect(coverage.written + coverage.plain + coverage.missing.length).toBe(all.length);
  }
  expect(ships.written).toBe(pilotRules.length);
});

test('a squad names each card that cannot be played once', () => {
  const ship = (pilot: string, ...cards: string[]) => ({
    pilot: pilot as PilotId,
    upgrades: cards as unknown as readonly UpgradeId[],
  });
  const squad = {
    faction: 'rebel',
    ships: [
      ship('rebel:xwing:lukeskywalker', 'torpedo:protontorpedoes'),
      ship('rebel:xwing:wesjanson', 'ept:outmaneuver'),
      ship('rebel:xwing:jekporkins', 'ept:outmaneuver'),
    ],
  } as const;
  expect(unplayableCards(squad).sort()).toEqual([
    'ept:outmaneuver',
    'rebel:xwing:jekporkins',
    'rebel:xwing:wesjanson',
  ]);
});

test('a ship whose rules lie outside the books cannot be played, nor can a card nobody knows', () => {
  expect(isPlayable('rebel:gr75mediumtransport:gr75mediumtransport')).toBe(false);
  expect(isPlayable('scum:lancerclasspursuitcraft:shadowporthunter')).toBe(false);
  expect(isPlayable('rebel:xwing:nobody')).toBe(false);
});

test('set-up refuses a squad with a card that cannot be played, and plays every preset', () => {
  const player = (seat: string, side: number, squad: Plain): Plain => ({ seat, side, squad });
  const academy = {
    faction: 'imperial',
    ships: [{ pilot: 'imperial:tiefighter:academypilot', upgrades: [] }],
  };
  const wes = { faction: 'rebel', ships: [{ pilot: 'rebel:xwing:wesjanson', upgrades: [] }] };
  expect(readPlayers([player('p1', 0, academy), player('p2', 1, wes)], standardOptions)).toEqual({
    kind: 'refused',
    rule: 'table.card-not-written',
    about: { seat: 'p2', cards: ['rebel:xwing:wesjanson'] },
  });
  expect(presets.flatMap(({ squad }) => unplayableCards(squad))).toEqual([]);
});
