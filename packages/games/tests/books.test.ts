import { booksOf, games } from '@sortie/games';
import { expect, test } from 'vitest';

const books = booksOf(games);
const languages = ['en', 'es', 'pt'] as const;

test('the books of all games are kept, one of a game that is not played yet, and that of events', () => {
  expect(books.map(({ name }) => name)).toEqual(['xwing', 'armada', 'legion', 'events']);
  expect(books.filter(({ isUnplayed }) => isUnplayed).map(({ name }) => name)).toEqual(['legion']);
  expect(games.find('legion')).toBeUndefined();
});

test.each(books)('the book of $name is read by language, by chapter and by what is said', async (book) => {
  for (const language of languages) {
    const whole = await book.rulebook(language);
    const first = whole.rules[0]!;
    expect(first.id.startsWith(`${book.prefix}.`)).toBe(true);
    const chapter = await book.chapterWith(first.id, language);
    expect(chapter?.find(first.id)).toEqual(whole.find(first.id));
    expect(chapter!.rules.length).toBeLessThan(whole.rules.length);
    expect((await book.bookIndex!(language)).sayings.length).toBeGreaterThan(5);
  }
  expect(await book.chapterWith('table.stale-answer', 'en')).toBeUndefined();
});
