import { type BookIndex, games } from '@sortie/games';
import type { Book } from '@sortie/rulebook';
import { describe, expect, test } from 'vitest';
import { isOneErrorAway } from '../../../src/pages/rules/book/one-error.ts';
import { searchBook } from '../../../src/pages/rules/book/search-book.ts';

const kit = games.find('xwing')!;

async function open(language: 'en' | 'es' | 'pt') {
  const [book, index] = await Promise.all([kit.rulebook(language), kit.bookIndex!(language)]);
  return { book, index };
}

const opened = { en: await open('en'), es: await open('es'), pt: await open('pt') };
const languages = ['en', 'es', 'pt'] as const;

const first = (query: string, { book, index }: { book: Book; index: BookIndex }) =>
  searchBook(query, book, index).rules[0];

/** What players say, in three languages, and the rule that they mean. */
const asked: readonly (readonly [rule: string, en: string, es: string, pt: string])[] = [
  ['xw.overlap.definition', 'bump', 'chocar', 'batida'],
  ['xw.obstacle.trigger', 'rock', 'roca', 'pedra'],
  ['xw.maneuver.bearing.koiogran', 'koigran', 'koigran', 'koigran'],
  ['xw.obstacle.obstruct.definition', 'line of sight', 'línea de visión', 'linha de visão'],
  ['xw.activation.tie-both-players', 'pilot skill tie', 'empate de habilidad', 'empate de perícia'],
  ['xw.action.free.definition', 'push the limit', 'push the limit', 'push the limit'],
  ['xw.maneuver.bearing.koiogran', 'k-turn', 'giro k', 'curva k'],
  ['xw.flee.trigger', 'off the table', 'fuera de la mesa', 'fora da mesa'],
  ['xw.timing.initiative.lowest-total-chooses', 'Who goes first?', '¿Quién empieza?', 'Quem começa?'],
];

describe('looking for what players say', () => {
  test.each(asked)('%s is found first', (rule, ...queries) => {
    const found = languages.map((language, place) => first(queries[place]!, opened[language]));
    expect(found).toEqual([rule, rule, rule]);
  });

  test.each(languages)('every saying in %s finds its rule first, and only rules of the book', (language) => {
    const { book, index } = opened[language];
    const ids = new Set(book.rules.map(({ id }) => id));
    for (const { said, rules } of index.sayings) {
      expect(rules.filter((rule) => !ids.has(rule))).toEqual([]);
      for (const each of said) expect([each, first(each, opened[language])]).toEqual([each, rules[0]]);
    }
  });

  test('what somebody is still typing comes after what has the word', () => {
    const { rules } = searchBook('bum', opened.en.book, opened.en.index);
    expect(rules).toContain('xw.overlap.definition');
    expect(first('target', opened.en)).not.toBe('xw.action.lock.declare-out-of-range');
  });

  test('a saying among other words still counts when the book has not all of them', () => {
    expect(first('my ship bumped somebody', opened.en)).toBe('xw.overlap.definition');
  });
});

describe('looking for cards', () => {
  test.each(languages)(
    'a card in %s is found by its name, with our words and rules of the book',
    (language) => {
      const { book, index } = opened[language];
      const ids = new Set(book.rules.map(({ id }) => id));
      for (const card of index.cards) {
        expect(searchBook(card.name, book, index).cards).toContainEqual(card);
        expect(card.text).not.toBe('');
        expect(card.rules.length).toBeGreaterThan(0);
        expect(card.rules.filter((rule) => !ids.has(rule))).toEqual([]);
      }
    },
  );

  test('names may lack what joins their parts, or have one error', () => {
    const named = (query: string) =>
      searchBook(query, opened.en.book, opened.en.index).cards.map(({ name }) => name);
    // A droid and a crew card.
    expect(named('r2d2')).toEqual(['R2-D2', 'R2-D2']);
    expect(named('howlruner')).toEqual(['"Howlrunner"']);
    expect(named('push the limt')).toEqual(['Push the Limit']);
  });
});

describe('one error', () => {
  test.each([
    ['koigran', 'koiogran', true],
    ['asteriod', 'asteroid', true],
    ['foccus', 'focus', true],
    ['fokus', 'focus', true],
    ['focus', 'focus', true],
    ['fokuss', 'focus', false],
    ['range', 'danger', false],
  ])('%s for %s: %s', (typed, meant, isForgiven) => {
    expect(isOneErrorAway(typed, meant)).toBe(isForgiven);
  });

  test('nonsense finds nothing', () => {
    expect(searchBook('xyzzy', opened.en.book, opened.en.index)).toEqual({
      rules: [],
      cards: [],
      words: ['xyzzy'],
    });
  });
});
