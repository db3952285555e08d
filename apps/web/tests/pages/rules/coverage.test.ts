import { behaviouralRules } from '@sortie/rulebook';
import { xwingRulebook } from '@sortie/rulebook/xwing';
import { describe, expect, test } from 'vitest';
import { areaCoverages, countsOf, coveredRules } from '../../../src/pages/rules/rule-coverage/coverage.ts';
import { reportIn } from '../../../src/pages/rules/rule-coverage/rule-report.ts';

const book = await xwingRulebook.load('en');

describe('which rules are shown by tests', () => {
  const rules = coveredRules(book, {
    shown: { 'xw.range.self': ['a > b'], 'xw.range.bands': ['c > d'] },
    failed: { 'xw.range.bands': ['e > f'] },
  });
  const standing = (id: string) => rules.find((rule) => rule.id === id)?.standing;

  test('a failing test counts more than a passing one', () => {
    expect([standing('xw.range.self'), standing('xw.range.bands')]).toEqual(['shown', 'failing']);
  });

  test('a rule is missing only when a referee could show it', () => {
    expect(standing('xw.range.closest-points')).toBe('missing');
    const { physical, shown, failing, missing } = countsOf(rules);
    expect(physical).toBe(book.rules.length - behaviouralRules(book).length);
    expect(shown + failing + missing).toBe(behaviouralRules(book).length);
  });

  test('chapters add up to the book', () => {
    const areas = areaCoverages(rules);
    expect(areas.reduce((sum, area) => sum + area.rules, 0)).toBe(book.rules.length);
    expect(areas.find(({ area }) => area === 'range')?.by).toMatchObject({ shown: 1, failing: 1 });
  });

  test('what is no report is none', () => {
    expect(reportIn({ shown: {}, failed: {} })).toEqual({ shown: {}, failed: {} });
    expect([reportIn(null), reportIn({ shown: { a: 1 }, failed: {} }), reportIn({})]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
