import { xwingRulebook } from '@sortie/rulebook/xwing';
import { describe, expect, test } from 'vitest';
import { markedParts } from '../../../src/pages/rules/book/marked-parts.ts';
import { searchRules } from '../../../src/pages/rules/book/search-rules.ts';

const books = {
  en: await xwingRulebook.load('en'),
  es: await xwingRulebook.load('es'),
  pt: await xwingRulebook.load('pt'),
};

describe('looking for rules', () => {
  test('finds only rules that have every word, whatever its accents', () => {
    const found = searchRules('ALCANCE  minimo', books.pt);
    const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const expected = books.pt.rules.filter(({ id, title, rule }) => {
      const all = plain(`${id} ${title} ${rule}`);
      return all.includes('alcance') && all.includes('minimo');
    });
    expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });

  test('an id comes first, and the part of an id finds all that have it', () => {
    expect(searchRules('xw.range.self', books.en)[0]).toBe('xw.range.self');
    const parts = searchRules('xw.action.boost', books.es);
    expect(parts).toHaveLength(books.es.rules.filter(({ id }) => id.includes('xw.action.boost')).length);
  });

  test('a title counts for more than the text', () => {
    const found = searchRules('barrel roll', books.en);
    const titles = found.map((id) =>
      /barrel roll/i.test(books.en.rules.find((rule) => rule.id === id)!.title),
    );
    expect(titles[0]).toBe(true);
    expect(titles.lastIndexOf(true)).toBeLessThan(titles.length - 1);
  });

  test('nothing is found without words', () => {
    expect(searchRules('  ', books.en)).toEqual([]);
    expect(searchRules('xyzzy', books.en)).toEqual([]);
  });
});

describe('marking what was found', () => {
  test('words are marked as they are written, with their accents', () => {
    expect(markedParts('Maniobra fácil', ['facil'])).toEqual([
      { at: 0, text: 'Maniobra ', isFound: false },
      { at: 9, text: 'fácil', isFound: true },
    ]);
  });

  test('every place is marked, and what touches becomes one', () => {
    const parts = markedParts('roll, reroll', ['roll', 're']);
    expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['roll', 'reroll']);
    expect(parts.map(({ text }) => text).join('')).toBe('roll, reroll');
  });
});
