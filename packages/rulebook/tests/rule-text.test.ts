import { type Rule, type RulebookLanguage, rulebookLanguages } from '@sortie/rulebook';
import { xwingRulebook } from '@sortie/rulebook/xwing';
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

const translations = ['es', 'pt'] as const;

const books = {
  en: (await xwingRulebook.load('en')).rules,
  es: (await xwingRulebook.load('es')).rules,
  pt: (await xwingRulebook.load('pt')).rules,
};

function ruleIn(language: RulebookLanguage, id: string): Rule {
  return books[language].find((rule) => rule.id === id)!;
}

function numbersIn(text: string): string {
  return (text.match(/\d+(\.\d+)?/g) ?? []).sort().join(' ');
}

describe.each(rulebookLanguages)('the rulebook in %s', (language) => {
  const rules = books[language];

  test('has a title and a sentence for every rule', () => {
    expect(rules).toHaveLength(690);
    const incomplete = rules.filter(
      ({ title, rule }) => !/\p{L}/u.test(title) || !/^\P{Ll}.*\.$/u.test(rule),
    );
    expect(incomplete).toEqual([]);
  });

  test('has no placeholder, no markup and no stray space', () => {
    const unfinished = rules.filter(({ title, rule }) =>
      /TODO|TBD|FIXME|XXX|\?\?|\.\.\.|\{\{|[<>|]| {2}|^\s|\s$/.test(`${title}\n${rule}`),
    );
    expect(unfinished).toEqual([]);
  });

  test('says no two rules of one area in the same words', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { id, area, rule } of rules) {
      const key = `${area} ${rule}`;
      const earlier = seen.get(key);
      if (earlier !== undefined) repeated.push(`${id} repeats ${earlier}`);
      seen.set(key, id);
    }
    expect(repeated).toEqual([]);
  });

  test('has each of its chapters by itself', async () => {
    const whole = await xwingRulebook.load(language);
    const firsts = Object.keys(whole.areas).map((area) => rules.find((rule) => rule.area === area)!.id);
    const chapters = await Promise.all(firsts.map((id) => xwingRulebook.loadChapterWith(id, language)));
    expect(chapters.flatMap((chapter) => chapter!.rules)).toEqual(rules);
    expect(chapters.map((chapter) => Object.keys(chapter!.areas))).toEqual(
      Object.keys(whole.areas).map((area) => [area]),
    );
    expect(await xwingRulebook.loadChapterWith('table.stale-answer', language)).toBeUndefined();
  });

  test('names every chapter, and every kind but the core', async () => {
    const { areas, kinds } = await xwingRulebook.load(language);
    expect([...new Set(rules.map(({ area }) => area))]).toEqual(Object.keys(areas));
    expect([...new Set(rules.map(({ kind }) => kind))].toSorted()).toEqual(
      [...Object.keys(kinds), 'core'].toSorted(),
    );
    const names = [...Object.values(areas), ...Object.values(kinds)];
    expect(names.filter((name) => !/^\p{L}.*[\p{L}\d]$/u.test(name))).toEqual([]);
  });
});

describe.each(translations)('the translation into %s', (language) => {
  test('differs from the English in every rule and, names apart, in every title', () => {
    const untranslated = books.en.filter((english) => {
      const text = ruleIn(language, english.id);
      return text.rule === english.rule || (text.title === english.title) !== named.includes(english.id);
    });
    expect(untranslated).toEqual([]);
  });

  test('keeps every number of the English', () => {
    const changed = books.en.filter(
      ({ id, rule }) => numbersIn(ruleIn(language, id).rule) !== numbersIn(rule),
    );
    expect(changed).toEqual([]);
  });
});

test('Spanish and Portuguese are different languages', () => {
  const same = books.es.filter(({ id, rule }) => rule === ruleIn('pt', id).rule);
  expect(same).toEqual([]);
});

test('the Spanish and the Portuguese books use the words of their players', () => {
  expect(ruleIn('es', 'xw.stress.definition').rule).toContain('tensión');
  expect(ruleIn('pt', 'xw.stress.definition').rule).toContain('estresse');
  expect(ruleIn('es', 'xw.action.evade.icon').rule).toContain('evasión');
  expect(ruleIn('pt', 'xw.action.evade.icon').rule).toContain('desvio');
});
