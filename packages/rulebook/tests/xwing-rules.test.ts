import { behaviouralRules, rulebookLanguages, type WrittenArea } from '@sortie/rulebook';
import { type XwingRuleId, xwingRulebook } from '@sortie/rulebook/xwing';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { writtenBook } from '../src/xwing/written-book.ts';

const book = await xwingRulebook.load('en');
const areas: readonly (readonly [string, WrittenArea])[] = Object.entries(writtenBook.areas);

describe('the X-Wing rulebook', () => {
  test('has 738 rules, 13 of them physical', () => {
    expect(book.rules).toHaveLength(738);
    expect(book.rules.filter(({ kind }) => kind === 'physical')).toHaveLength(13);
    expect(behaviouralRules(book)).toHaveLength(725);
  });

  test('gives every rule an id of its own', () => {
    expect(new Set(book.rules.map(({ id }) => id)).size).toBe(738);
  });

  test('writes an id as game, area and words joined by hyphens', () => {
    const illFormed = book.rules.filter(
      ({ id, area }) => !/^xw(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/.test(id) || id.split('.')[1] !== area,
    );
    expect(illFormed).toEqual([]);
  });

  test('marks a rule as a variant exactly when it names the edition it comes from', () => {
    const mismatched = book.rules.filter(
      ({ kind, variant }) => (kind === 'variant') !== (variant === 'core2012'),
    );
    expect(mismatched).toEqual([]);
  });

  test('names the books and components that its rules come from', () => {
    const sources = areas.flatMap(([, { rules }]) => Object.values(rules).map(({ source }) => source));
    expect([...new Set(sources)].toSorted()).toEqual(['component', 'core2012', 'reference']);
  });

  test('says of every area and language whether a native speaker has proofread it', () => {
    for (const [, { reviewed }] of areas) expect(Object.keys(reviewed)).toEqual([...rulebookLanguages]);
  });

  test('names in its notes only rules that exist', () => {
    const ids = new Set(book.rules.map(({ id }) => id));
    const cited = book.rules.flatMap(({ note }) => note?.match(/xw\.[a-z0-9.-]*[a-z0-9]/g) ?? []);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('knows its ids by type', () => {
    expectTypeOf('xw.dice.modify.reroll-once' as const).toExtend<XwingRuleId>();
    expectTypeOf('xw.dice.modify.reroll-twice' as const).not.toExtend<XwingRuleId>();
    expectTypeOf<string>().not.toExtend<XwingRuleId>();
    expect(book.rules.map(({ id }) => id)).toContain('xw.dice.modify.reroll-once');
  });
});
