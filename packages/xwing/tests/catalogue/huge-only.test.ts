import { damageCards, isHugeOnly, pilots, shipType, upgrades } from '@sortie/xwing/catalogue';
import { expect, test } from 'vitest';
import { cardCoverage, isPlayable } from '../../src/abilities/coverage.ts';
import { xwingLists } from '../../src/kit/lists.ts';
import { judgeSquad } from '../../src/lists/index.ts';
import { readPlayers } from '../../src/setup/players.ts';
import { standardOptions } from '../../src/setup/standard-options.ts';

const hugeUpgrades = upgrades.filter(({ uid }) => isHugeOnly(uid));

test('huge ships have cards of their own: their pilots, upgrades and Damage decks', () => {
  expect(
    pilots.filter(({ uid }) => isHugeOnly(uid)).map(({ shipType: type }) => shipType(type).size),
  ).toEqual(Array.from({ length: 7 }, () => 'huge'));
  expect(hugeUpgrades).toHaveLength(56);
  expect(damageCards.filter(({ id }) => isHugeOnly(id))).toHaveLength(10);
});

test('an upgrade is one by its slot, by its ship, by its size, or by the energy it needs', () => {
  const one = (uid: string) => isHugeOnly(uid);
  expect(
    ['cargo:commsbooster', 'title:requiem', 'crew:torynfarr', 'crew:targetingcoordinator'].map(one),
  ).toEqual([true, true, true, true]);
  expect(['crew:navigator', 'title:ghost', 'mod:hullupgrade', 'crew:chewbacca'].map(one)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('no card that can be played is one, and none of them counts as missing', () => {
  expect([...pilots, ...upgrades].filter(({ uid }) => isPlayable(uid) && isHugeOnly(uid))).toEqual([]);
  const { upgrades: cards, damage } = cardCoverage();
  expect(cards.missing.filter(isHugeOnly)).toEqual([]);
  expect(damage.missing).toEqual([]);
  expect(cards.apart).toEqual({ why: 'for huge ships only', cards: hugeUpgrades.map(({ uid }) => uid) });
});

const squad = (upgrade: string) =>
  ({
    faction: 'rebel',
    ships: [{ pilot: 'rebel:yt1300:outerrimsmuggler', upgrades: [upgrade] }],
  }) as never;

test('a small or large ship is refused each of them with a rule', () => {
  const accepted = hugeUpgrades.filter(({ uid }) => judgeSquad(squad(uid)).every(({ card }) => card !== uid));
  expect(accepted).toEqual([]);
  expect(judgeSquad(squad('crew:targetingcoordinator'))).toMatchObject([
    { rule: 'xw.squad.upgrade.size-only', reason: { kind: 'requirement', requirement: { kind: 'energy' } } },
  ]);
});

test('a huge ship is refused as one, in Epic play too', () => {
  const epic = {
    faction: 'rebel',
    ships: [{ pilot: 'rebel:gr75mediumtransport:gr75mediumtransport', upgrades: [] }],
  };
  const tie = { faction: 'imperial', ships: [{ pilot: 'imperial:tiefighter:academypilot', upgrades: [] }] };
  const players = [
    { seat: 'p1', side: 0, squad: epic },
    { seat: 'p2', side: 1, squad: tie },
  ];
  expect(readPlayers(players, { ...standardOptions, format: 'epic', points: 300 })).toMatchObject({
    kind: 'refused',
    rule: 'xw.ship.size.huge',
    about: { seat: 'p1', cards: ['rebel:gr75mediumtransport:gr75mediumtransport'] },
  });
  expect(xwingLists.judge(epic as never, {})).toMatchObject([{ rule: 'xw.ship.size.huge' }]);
});
