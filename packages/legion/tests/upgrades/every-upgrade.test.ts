import type { UnitId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { unitKeywordRules } from '../../src/abilities/unit-keywords/index.ts';
import { upgradeKeywordRules } from '../../src/abilities/upgrade-keywords/index.ts';
import { upgradeRules } from '../../src/abilities/upgrades/index.ts';
import { type UpgradeCard, unitCard, units, upgrades } from '../../src/catalogue/index.ts';
import { tableOver } from '../../src/rules/table.ts';

const written: readonly string[] = upgradeRules.map(({ card }) => card);

/** It brings a miniature, a weapon, keywords or icons, and does nothing by itself. */
const isPlain = ({ weapon, grants, keywords, addsMiniature }: UpgradeCard) =>
  weapon !== null || addsMiniature || grants.length > 0 || keywords.length > 0;

const plain = upgrades.filter(isPlain);

test('every upgrade is written or plain, and none is both', () => {
  expect(upgrades).toHaveLength(65);
  expect(upgrades.filter((card) => !isPlain(card) && !written.includes(card.id))).toEqual([]);
  expect(plain.map(({ id }) => id).filter((id) => written.includes(id))).toEqual([]);
  expect([written.length, plain.length]).toEqual([24, 41]);
});

test('each card is written once, for an upgrade that can be played', () => {
  expect(new Set(written).size).toBe(written.length);
  expect(written.filter((id) => !upgrades.some((card) => card.id === id))).toEqual([]);
});

/** Keywords that the rules themselves ask for. */
const OF_THE_RULES: readonly string[] = ['leader', 'noncombatant', 'sidearm'];

test('every keyword that an upgrade has or gives is written', () => {
  const rules: readonly string[] = [...unitKeywordRules, ...upgradeKeywordRules].map(({ card }) => card);
  const had = upgrades.flatMap(({ grants, keywords }) => [...grants, ...keywords].map(({ id }) => id));
  expect(had.filter((id) => !rules.includes(id) && !OF_THE_RULES.includes(id))).toEqual([]);
});

/** A unit that might have the card, and the same without it. */
function compare({ id, only }: UpgradeCard) {
  const card =
    only.units?.[0] ??
    units.find(({ faction, type, unique }) => {
      const isWanted = only.unitType === undefined ? type === 'trooper' : type === only.unitType;
      return !unique && isWanted && (only.faction === undefined || only.faction === faction);
    })!.id;
  const unit = 'unit' as UnitId;
  const tables = [[id], []].map((list) =>
    tableOver(legionState({ unit: { unit: card, at: [600, 300], upgrades: list } })),
  );
  return tables.map((table) => {
    const { miniatures, leader } = table.unit(unit);
    const last = miniatures.at(-1)!;
    return { table, unit, miniatures, leader, last, card: table.cardOf(unit) };
  });
}

describe.each(plain.map((card) => [card.name, card] as const))('%s', (_name, card) => {
  const [equipped, bare] = compare(card) as [ReturnType<typeof compare>[0], ReturnType<typeof compare>[0]];

  test('adds a miniature or none, who leads where the card says so', () => {
    const more = equipped.miniatures.length - bare.miniatures.length;
    expect(more).toBe(card.addsMiniature ? 1 : 0);
    const isLeader = card.keywords.some(({ id }) => id === 'leader');
    expect(equipped.leader === equipped.last.id && more > 0).toBe(isLeader);
  });

  test('gives its weapon to whom it is for, and nothing to the others', () => {
    const namesOf = ({ table, unit, last }: typeof equipped, miniature = last.id) =>
      table.weaponsOf(unit, miniature).map(({ name }) => name);
    const own = unitCard(equipped.card.id).weapons.map(({ name }) => name);
    const isIdle = card.keywords.some(({ id }) => id === 'noncombatant');
    const isCarried = card.weapon !== null && !card.weapon.isArea;
    const expected = [...own, ...(isCarried ? [card.weapon!.name] : [])];
    const sidearm = card.keywords.find(({ id }) => id === 'sidearm');
    const melee = unitCard(equipped.card.id)
      .weapons.filter(({ isMelee }) => isMelee)
      .map(({ name }) => name);
    const allowed = sidearm ? expected.filter((name) => !melee.includes(name)) : expected;
    expect(namesOf(equipped)).toEqual(isIdle ? [] : allowed);
    expect(namesOf(bare)).toEqual(own);
    // Grenades and hardpoints serve everybody.
    expect(namesOf(equipped, bare.last.id)).toEqual(card.addsMiniature ? own : expected);
  });

  test('gives the keywords and the courage that it has', () => {
    const { table, unit } = equipped;
    for (const use of card.grants) {
      const before = bare.table.keywordValue(unit, use.id);
      expect(table.hasKeyword(unit, use.id)).toBe(true);
      expect(table.keywordValue(unit, use.id) - before).toBe('value' in use ? use.value : 0);
    }
    expect(table.courage(unit)).toBe(card.courage ?? bare.table.courage(unit));
  });
});
