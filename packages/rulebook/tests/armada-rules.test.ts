import { behaviouralRules, chapterWith, rulebookLanguages, type WrittenArea } from '@sortie/rulebook';
import { type ArmadaRuleId, armadaRulebook } from '@sortie/rulebook/armada';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { chapterIndex } from '../src/armada/chapter-index.data.ts';
import { writtenBook } from '../src/armada/written-book.ts';

const book = await armadaRulebook.load('en');
const areas: readonly (readonly [string, WrittenArea])[] = Object.entries(writtenBook.areas);

describe('the Armada rulebook', () => {
  test('has 456 rules in 29 chapters, 14 of them physical', () => {
    expect(areas).toHaveLength(29);
    expect(book.rules).toHaveLength(456);
    expect(book.rules.filter(({ kind }) => kind === 'physical')).toHaveLength(14);
    expect(behaviouralRules(book)).toHaveLength(442);
  });

  test('gives every rule an id of its own', () => {
    expect(new Set(book.rules.map(({ id }) => id)).size).toBe(456);
  });

  test('writes an id as game, subject and words joined by hyphens', () => {
    const illFormed = book.rules.filter(({ id }) => !/^ar(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/.test(id));
    expect(illFormed).toEqual([]);
  });

  test('has rules that are always in force, optional ones and physical ones, and no editions', () => {
    expect([...new Set(book.rules.map(({ kind }) => kind))].toSorted()).toEqual([
      'core',
      'optional',
      'physical',
    ]);
    expect(book.rules.filter(({ variant }) => variant !== undefined)).toEqual([]);
  });

  test('says what was read in the book and what is known of the pieces', () => {
    const sources = areas.flatMap(([, { rules }]) => Object.entries(rules));
    const mismatched = sources.filter(
      ([id, { source }]) => source !== (id.startsWith('ar.known.') ? 'known' : 'reference'),
    );
    expect(mismatched.map(([id]) => id)).toEqual([]);
  });

  test('says of every area and language whether a native speaker has proofread it', () => {
    for (const [, { reviewed }] of areas) expect(Object.keys(reviewed)).toEqual([...rulebookLanguages]);
  });

  test('names in its notes only rules that exist', () => {
    const ids = new Set(book.rules.map(({ id }) => id));
    const cited = book.rules.flatMap(({ note }) => note?.match(/\bar\.[a-z0-9.-]*[a-z0-9]/g) ?? []);
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('knows its ids by type', () => {
    expectTypeOf('ar.attack.damage.order' as const).toExtend<ArmadaRuleId>();
    expectTypeOf('ar.attack.damage.disorder' as const).not.toExtend<ArmadaRuleId>();
    expectTypeOf<string>().not.toExtend<ArmadaRuleId>();
    expect(book.rules.map(({ id }) => id)).toContain('ar.attack.damage.order');
  });

  test('finds the chapter of every rule in an index that is much smaller than a chapter', () => {
    const misplaced = book.rules.filter(({ id, area }) => chapterWith(id, chapterIndex) !== area);
    expect(misplaced).toEqual([]);
    expect(chapterWith('ar.phase.command.simultaneous-secret', chapterIndex)).toBe('command');
    expect(JSON.stringify(chapterIndex).length).toBeLessThan(5000);
  });

  test.each(rulebookLanguages)('says no two sayings in %s alike', async (language) => {
    const said = (await armadaRulebook.loadSayings(language)).flatMap((saying) => saying.said);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((each, place) => said.indexOf(each) !== place)).toEqual([]);
  });
});
