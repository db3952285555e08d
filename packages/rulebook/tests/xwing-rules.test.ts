import { behaviouralRules, isRuleId, rule, xwingRuleIds, xwingRules } from '@sortie/rulebook';
import { describe, expect, test } from 'vitest';

describe('the X-Wing rulebook', () => {
  test('has 690 rules, 13 of them physical', () => {
    expect(xwingRules).toHaveLength(690);
    expect(xwingRules.filter((entry) => entry.kind === 'physical')).toHaveLength(13);
    expect(behaviouralRules('xwing')).toHaveLength(677);
  });

  test('gives every rule an id of its own, and the list of ids is the list of rules', () => {
    expect(new Set(xwingRuleIds).size).toBe(690);
    expect(xwingRules.map((entry) => entry.id)).toEqual([...xwingRuleIds]);
  });

  test('writes an id as game, area and words joined by hyphens', () => {
    const illFormed = xwingRules.filter(
      (entry) =>
        !/^xw(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/.test(entry.id) || entry.id.split('.')[1] !== entry.area,
    );
    expect(illFormed).toEqual([]);
  });

  test('marks a rule as a variant exactly when it names the edition it comes from', () => {
    const mismatched = xwingRules.filter(
      (entry) => (entry.kind === 'variant') !== (entry.variant === 'core2012'),
    );
    expect(mismatched).toEqual([]);
  });

  test('names in its notes only rules that exist', () => {
    const cited = xwingRules.flatMap((entry) => entry.note?.match(/xw\.[a-z0-9.-]*[a-z0-9]/g) ?? []);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((id) => !isRuleId(id))).toEqual([]);
  });

  test('finds a rule by its id and knows what is no id', () => {
    expect(rule('xw.dice.modify.reroll-once').area).toBe('dice');
    expect(isRuleId('xw.dice.modify.reroll-once')).toBe(true);
    expect(isRuleId('xw.dice.modify.reroll-twice')).toBe(false);
    expect(isRuleId('toString')).toBe(false);
  });
});
