import { behaviouralRules, chapterWith, rulebookLanguages, type WrittenArea } from '@sortie/rulebook';
import { type EventRuleId, eventRulebook } from '@sortie/rulebook/events';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { chapterIndex } from '../src/events/chapter-index.data.ts';
import { writtenBook } from '../src/events/written-book.ts';

const book = await eventRulebook.load('en');
const areas: readonly (readonly [string, WrittenArea])[] = Object.entries(writtenBook.areas);

describe('the rulebook of events', () => {
  test('has 134 rules in 20 chapters, 30 of them physical', () => {
    expect(areas).toHaveLength(20);
    expect(book.rules).toHaveLength(134);
    expect(behaviouralRules(book)).toHaveLength(104);
    expect(new Set(book.rules.map(({ id }) => id)).size).toBe(134);
  });

  test('writes an id as ev, subject and words joined by hyphens', () => {
    const illFormed = book.rules.filter(({ id }) => !/^ev(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/.test(id));
    expect(illFormed).toEqual([]);
  });

  test('has rules that are always in force, those of a variant and physical ones', () => {
    expect([...new Set(book.rules.map(({ kind }) => kind))].toSorted()).toEqual([
      'core',
      'physical',
      'variant',
    ]);
  });

  test('says of every area and language whether a native speaker has proofread it', () => {
    for (const [, { reviewed }] of areas) expect(Object.keys(reviewed)).toEqual([...rulebookLanguages]);
  });

  test('names in its notes only rules that exist', () => {
    const ids = new Set(book.rules.map(({ id }) => id));
    const cited = book.rules.flatMap(({ note }) => note?.match(/\bev\.[a-z0-9.-]*[a-z0-9]/g) ?? []);
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('knows its ids by type', () => {
    expectTypeOf('ev.bye.win-and-18' as const).toExtend<EventRuleId>();
    expectTypeOf('ev.bye.win-and-19' as const).not.toExtend<EventRuleId>();
    expect(book.rules.map(({ id }) => id)).toContain('ev.bye.win-and-18');
  });

  test('finds the chapter of every rule', () => {
    expect(book.rules.filter(({ id, area }) => chapterWith(id, chapterIndex) !== area)).toEqual([]);
  });

  test.each(rulebookLanguages)('says no two sayings in %s alike', async (language) => {
    const said = (await eventRulebook.loadSayings(language)).flatMap((saying) => saying.said);
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((each, place) => said.indexOf(each) !== place)).toEqual([]);
  });
});
