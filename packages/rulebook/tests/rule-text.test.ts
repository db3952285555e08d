import {
  type Book,
  type Rule,
  type Rulebook,
  type RulebookLanguage,
  rulebookLanguages,
} from '@sortie/rulebook';
import { armadaRulebook } from '@sortie/rulebook/armada';
import { eventRulebook } from '@sortie/rulebook/events';
import { legionRulebook } from '@sortie/rulebook/legion';
import { xwingRulebook } from '@sortie/rulebook/xwing';
import { describe, expect, test } from 'vitest';

interface Translated {
  readonly game: string;
  readonly rulebook: Rulebook;
  readonly count: number;
  /** Names of people and droids are the same in every language. */
  readonly named: readonly string[];
  /** Words that a rule must have in a language. */
  readonly words: readonly (readonly [RulebookLanguage, rule: string, word: string])[];
}

const rulebooks: readonly Translated[] = [
  {
    game: 'X-Wing',
    rulebook: xwingRulebook,
    count: 738,
    named: [
      'xw.carddata.pilot.luke',
      'xw.carddata.pilot.biggs',
      'xw.carddata.pilot.night-beast',
      'xw.carddata.pilot.mauler',
      'xw.carddata.pilot.dark-curse',
      'xw.carddata.upgrade.r2-d2',
      'xw.carddata.upgrade.r2-f2',
    ],
    words: [
      ['es', 'xw.stress.definition', 'tensión'],
      ['pt', 'xw.stress.definition', 'estresse'],
      ['es', 'xw.action.evade.icon', 'evasión'],
      ['pt', 'xw.action.evade.icon', 'desvio'],
    ],
  },
  {
    game: 'Armada',
    rulebook: armadaRulebook,
    count: 456,
    named: [],
    words: [
      ['es', 'ar.hull-zone.definition', 'sección de casco'],
      ['pt', 'ar.hull-zone.definition', 'zona do casco'],
      ['es', 'ar.yaw.max-clicks', 'giro'],
      ['pt', 'ar.yaw.max-clicks', 'guinada'],
      ['es', 'ar.ship-move.course-within-yaw', 'trazador'],
      ['pt', 'ar.ship-move.course-within-yaw', 'ferramenta'],
    ],
  },
  {
    game: 'events',
    rulebook: eventRulebook,
    count: 134,
    named: [],
    words: [
      ['es', 'ev.pairing.no-rematch-in-stage', 'etapa'],
      ['pt', 'ev.swiss.round-one-random', 'rodada suíça'],
      ['es', 'ev.game-end.concession', 'rinde'],
      ['pt', 'ev.game-end.concession', 'concede'],
    ],
  },
  {
    game: 'Legion',
    rulebook: legionRulebook,
    count: 1077,
    named: [],
    words: [
      ['es', 'lg.suppression.threshold', 'acobardada'],
      ['pt', 'lg.suppression.threshold', 'suprimida'],
      ['es', 'lg.cohesion.after-deploy', 'formación'],
      ['pt', 'lg.cohesion.after-deploy', 'coesão'],
      ['es', 'lg.standby.max-one', 'alerta'],
      ['pt', 'lg.standby.max-one', 'prontidão'],
      ['es', 'lg.dice.surge.no-inherent-effect', 'incremento'],
      ['pt', 'lg.dice.surge.no-inherent-effect', 'impulso'],
    ],
  },
];

const translations = ['es', 'pt'] as const;

async function booksOf({ rulebook }: Translated): Promise<Readonly<Record<RulebookLanguage, Book>>> {
  const [en, es, pt] = await Promise.all([rulebook.load('en'), rulebook.load('es'), rulebook.load('pt')]);
  return { en, es, pt };
}

function numbersIn(text: string): string {
  return (text.match(/\d+(\.\d+)?/g) ?? []).sort().join(' ');
}

const written = await Promise.all(rulebooks.map(async (each) => ({ ...each, books: await booksOf(each) })));

describe.each(written)('the rulebook of $game', ({ rulebook, books, count, named, words }) => {
  const ruleIn = (language: RulebookLanguage, id: string): Rule =>
    books[language].rules.find((rule) => rule.id === id)!;

  describe.each(rulebookLanguages)('in %s', (language) => {
    const { rules, areas, kinds } = books[language];

    test('has a title and a sentence for every rule', () => {
      expect(rules).toHaveLength(count);
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
      const firsts = Object.keys(areas).map((area) => rules.find((rule) => rule.area === area)!.id);
      const chapters = await Promise.all(firsts.map((id) => rulebook.loadChapterWith(id, language)));
      expect(chapters.flatMap((chapter) => chapter!.rules)).toEqual(rules);
      expect(chapters.map((chapter) => Object.keys(chapter!.areas))).toEqual(
        Object.keys(areas).map((area) => [area]),
      );
      expect(await rulebook.loadChapterWith('table.stale-answer', language)).toBeUndefined();
    });

    test('names every chapter, and every kind but the core', () => {
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
      const untranslated = books.en.rules.filter((english) => {
        const text = ruleIn(language, english.id);
        return text.rule === english.rule || (text.title === english.title) !== named.includes(english.id);
      });
      expect(untranslated).toEqual([]);
    });

    test('keeps every number of the English', () => {
      const changed = books.en.rules.filter(
        ({ id, rule }) => numbersIn(ruleIn(language, id).rule) !== numbersIn(rule),
      );
      expect(changed).toEqual([]);
    });
  });

  test('Spanish and Portuguese are different languages', () => {
    const same = books.es.rules.filter(({ id, rule }) => rule === ruleIn('pt', id).rule);
    expect(same).toEqual([]);
  });

  test('Spanish and Portuguese have the words of their players', () => {
    for (const [language, id, word] of words) expect(ruleIn(language, id).rule).toContain(word);
  });
});
