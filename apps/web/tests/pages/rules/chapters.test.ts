import { xwingRulebook } from '@sortie/rulebook/xwing';
import { describe, expect, test } from 'vitest';
import { neighboursOf } from '../../../src/pages/rules/book/neighbours-of.ts';
import { openBook } from '../../../src/rules/open-book.ts';

const book = openBook('xwing', await xwingRulebook.load('en'));
const { chapters } = book;

describe('the chapters of the rulebook', () => {
  test('hold every rule once, in the order of the book', () => {
    const ids = book.rules.map(({ id }) => id);
    expect(chapters.flatMap(({ rules }) => rules)).toEqual(ids);
    expect(chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))).toEqual(ids);
  });

  test('are named by the second part of an id', () => {
    expect(book.chapterOf('xw.range.self')?.area).toBe('range');
  });

  test('a rule has the rules before and after it, and those of its section', () => {
    const { before, after, related } = neighboursOf('xw.range.wording.at', book);
    expect([before, after]).toEqual(['xw.range.wording.span', 'xw.range.wording.within']);
    expect(related).toEqual(['xw.range.wording.span', 'xw.range.wording.within', 'xw.range.wording.beyond']);
  });

  test('the first rule of a chapter has none before it', () => {
    expect(neighboursOf('xw.range.bands', book).before).toBeUndefined();
  });
});
