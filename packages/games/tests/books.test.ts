import { booksOf, games } from '@sortie/games';
import { expect, test } from 'vitest';

const books = booksOf(games);
const languages = ['en', 'es', 'pt'] as const;

test('the books of all games are kept, and that of events', () => {
  expect(books.map(({ name }) => name)).toEqual(['xwing', 'armada', 'legion', 'events']);
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
