import { behaviouralRules, chapterWith, rulebookLanguages, type WrittenArea } from '@sortie/rulebook';
import { type LegionRuleId, legionRulebook } from '@sortie/rulebook/legion';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { chapterIndex } from '../src/legion/chapter-index.data.ts';
import { writtenBook } from '../src/legion/written-book.ts';

const book = await legionRulebook.load('en');
const areas: readonly (readonly [string, WrittenArea])[] = Object.entries(writtenBook.areas);

describe('the Legion rulebook', () => {
  test('has 1,077 rules in 44 chapters, 26 of them physical', () => {
    expect(areas).toHaveLength(44);
    expect(book.rules).toHaveLength(1077);
    expect(book.rules.filter(({ kind }) => kind === 'physical')).toHaveLength(26);
    expect(behaviouralRules(book)).toHaveLength(1051);
  });

  test('gives every rule an id of its own', () => {
    expect(new Set(book.rules.map(({ id }) => id)).size).toBe(1077);
  });

  test('writes an id as game, area and words joined by hyphens', () => {
    const illFormed = book.rules.filter(
      ({ id, area }) => !/^lg(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/.test(id) || id.split('.')[1] !== area,
    );
    expect(illFormed).toEqual([]);
  });

  test('has rules that are always in force, errata, optional ones and physical ones, and no editions', () => {
    expect([...new Set(book.rules.map(({ kind }) => kind))].toSorted()).toEqual([
      'core',
      'errata',
      'optional',
      'physical',
    ]);
    expect(book.rules.filter(({ variant }) => variant !== undefined)).toEqual([]);
  });

  test('says what was read in the book and what is known of the pieces', () => {
    const sources = areas.flatMap(([, { rules }]) => Object.values(rules).map(({ source }) => source));
    expect(sources.filter((source) => source === 'known')).toHaveLength(18);
    expect([...new Set(sources)].toSorted()).toEqual(['known', 'reference']);
  });

  test('says of every area and language whether a native speaker has proofread it', () => {
    for (const [, { reviewed }] of areas) expect(Object.keys(reviewed)).toEqual([...rulebookLanguages]);
  });

  test('names in its notes only rules that exist', () => {
    const ids = new Set(book.rules.map(({ id }) => id));
    const cited = book.rules.flatMap(({ note }) => note?.match(/\blg\.[a-z0-9.-]*[a-z0-9]/g) ?? []);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('knows its ids by type', () => {
    expectTypeOf('lg.wound.assign.leader-last' as const).toExtend<LegionRuleId>();
    expectTypeOf('lg.wound.assign.leader-first' as const).not.toExtend<LegionRuleId>();
    expectTypeOf<string>().not.toExtend<LegionRuleId>();
    expect(book.rules.map(({ id }) => id)).toContain('lg.wound.assign.leader-last');
  });

  test('finds the chapter of every rule', () => {
    expect(book.rules.filter(({ id, area }) => chapterWith(id, chapterIndex) !== area)).toEqual([]);
  });

  test.each(rulebookLanguages)('says no two sayings in %s alike', async (language) => {
    const said = (await legionRulebook.loadSayings(language)).flatMap((saying) => saying.said);
    expect(said.length).toBeGreaterThan(70);
    expect(said.filter((each, place) => said.indexOf(each) !== place)).toEqual([]);
  });
});
