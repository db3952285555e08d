import type { Plain } from '@sortie/kernel';
import {
  conditions,
  damageCards,
  type PilotId,
  pilots,
  type UpgradeId,
  upgrades,
} from '@sortie/xwing/catalogue';
import { presets } from '@sortie/xwing/lists';
import { standardOptions } from '@sortie/xwing/setup';
import { expect, test } from 'vitest';
import { conditionRules } from '../../src/abilities/conditions/index.ts';
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
  const written = [...pilotRules, ...upgradeRules, ...conditionRules, ...damageCardRules].map(
    ({ card }) => card,
  );
  const known = new Set<string>([
    ...pilots.map(({ uid }) => uid),
    ...upgrades.map(({ uid }) => uid),
    ...conditions.map(({ id }) => id),
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

test('written, plain and missing cards, and those of huge ships, make up the catalogue', () => {
  const { pilots: ships, upgrades: cards, damage } = cardCoverage();
  for (const [coverage, all] of [
    [ships, pilots],
    [cards, upgrades],
    [damage, damageCards],
  ] as const) {
    const { written, plain, missing, apart } = coverage;
    expect(written + plain + missing.length + apart!.cards.length).toBe(all.length);
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
      ship('rebel:gr75mediumtransport:gr75mediumtransport', 'cargo:commsbooster'),
      ship('rebel:cr90corvettefore:cr90corvettefore', 'cargo:commsbooster'),
    ],
  } as const;
  expect(unplayableCards(squad).sort()).toEqual([
    'cargo:commsbooster',
    'rebel:cr90corvettefore:cr90corvettefore',
    'rebel:gr75mediumtransport:gr75mediumtransport',
  ]);
});

test('a huge ship cannot be played, nor can a card nobody knows', () => {
  expect(isPlayable('rebel:gr75mediumtransport:gr75mediumtransport')).toBe(false);
  expect(isPlayable('scum:lancerclasspursuitcraft:shadowporthunter')).toBe(true);
  expect(isPlayable('rebel:xwing:nobody')).toBe(false);
});

test('set-up refuses a squad with a card that cannot be played, and plays every preset', () => {
  const player = (seat: string, side: number, squad: Plain): Plain => ({ seat, side, squad });
  const academy = {
    faction: 'imperial',
    ships: [{ pilot: 'imperial:tiefighter:academypilot', upgrades: [] }],
  };
  const transport = {
    faction: 'rebel',
    ships: [{ pilot: 'rebel:gr75mediumtransport:gr75mediumtransport', upgrades: [] }],
  };
  expect(readPlayers([player('p1', 0, academy), player('p2', 1, transport)], standardOptions)).toMatchObject({
    kind: 'refused',
    rule: 'xw.ship.size.huge',
    about: { side: 1, fault: { pilot: 'rebel:gr75mediumtransport:gr75mediumtransport' } },
  });
  expect(presets.flatMap(({ squad }) => unplayableCards(squad))).toEqual([]);
});
