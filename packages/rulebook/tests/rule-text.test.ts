import { type RulebookLanguage, rulebookLanguages, ruleText, xwingRuleIds } from '@sortie/rulebook';
import { describe, expect, test } from 'vitest';

/** Names of people and droids are the same in every language. */
const named: readonly string[] = [
  'xw.carddata.pilot.luke',
  'xw.carddata.pilot.biggs',
  'xw.carddata.pilot.night-beast',
  'xw.carddata.pilot.mauler',
  'xw.carddata.pilot.dark-curse',
  'xw.carddata.upgrade.r2-d2',
  'xw.carddata.upgrade.r2-f2',
];

const translations: readonly RulebookLanguage[] = ['es', 'pt'];

function numbersIn(text: string): string {
  return (text.match(/\d+(\.\d+)?/g) ?? []).sort().join(' ');
}

describe.each(rulebookLanguages)('the rulebook in %s', (language) => {
  test('has a title and a sentence for every rule', () => {
    const incomplete = xwingRuleIds.filter((id) => {
      const text = ruleText(id, language);
      return !/\p{L}/u.test(text.title) || !/^\P{Ll}.*\.$/u.test(text.rule);
    });
    expect(incomplete).toEqual([]);
  });

  test('has no placeholder, no markup and no stray space', () => {
    const unfinished = xwingRuleIds.filter((id) => {
      const { title, rule } = ruleText(id, language);
      return /TODO|TBD|FIXME|XXX|\?\?|\.\.\.|\{\{|[<>|]| {2}|^\s|\s$/.test(`${title}\n${rule}`);
    });
    expect(unfinished).toEqual([]);
  });

  test('says no two rules of one area in the same words', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const id of xwingRuleIds) {
      const key = `${id.split('.')[1]} ${ruleText(id, language).rule}`;
      const earlier = seen.get(key);
      if (earlier !== undefined) repeated.push(`${id} repeats ${earlier}`);
      seen.set(key, id);
    }
    expect(repeated).toEqual([]);
  });
});

describe.each(translations)('the translation into %s', (language) => {
  test('differs from the English in every rule and, names apart, in every title', () => {
    const untranslated = xwingRuleIds.filter((id) => {
      const english = ruleText(id, 'en');
      const text = ruleText(id, language);
      return text.rule === english.rule || (text.title === english.title) !== named.includes(id);
    });
    expect(untranslated).toEqual([]);
  });

  test('keeps every number of the English', () => {
    const changed = xwingRuleIds.filter(
      (id) => numbersIn(ruleText(id, language).rule) !== numbersIn(ruleText(id, 'en').rule),
    );
    expect(changed).toEqual([]);
  });
});

test('Spanish and Portuguese are different languages', () => {
  const same = xwingRuleIds.filter((id) => ruleText(id, 'es').rule === ruleText(id, 'pt').rule);
  expect(same).toEqual([]);
});

test('the Spanish and the Portuguese books use the words of their players', () => {
  expect(ruleText('xw.stress.definition', 'es').rule).toContain('tensión');
  expect(ruleText('xw.stress.definition', 'pt').rule).toContain('estresse');
  expect(ruleText('xw.action.evade.icon', 'es').rule).toContain('evasión');
  expect(ruleText('xw.action.evade.icon', 'pt').rule).toContain('desvio');
});
