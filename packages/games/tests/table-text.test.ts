import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refused } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { booksOf, games } from '../src/index.ts';

const root = join(import.meta.dirname, '../../..');
const languages = ['en', 'es', 'pt'] as const;

/** Every reason that a source names, the words about it left out. */
function reasonsIn(folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)src\/.*\.tsx?$/.test(file) && !/(^|\/)(table-)?text\//.test(file))
      .filter((file) => !file.includes('node_modules'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  return [
    ...new Set(files.flatMap((file) => [...file.matchAll(/'(table\.[a-z-]+)'/g)].map(([, id]) => id!))),
  ];
}

/** Every game has a book, one that cannot be played yet among them. */
const ofGames = booksOf(games).map(({ name }) => name);

const shared = reasonsIn([
  'apps',
  ...readdirSync(join(root, 'packages'))
    .filter((folder) => !ofGames.includes(folder))
    .map((folder) => `packages/${folder}`),
]);

/** The reasons of every table, and those of the game's own package. */
function reasonsAt(game: string): readonly string[] {
  return [...new Set([...shared, ...reasonsIn([`packages/${game}`])])];
}

describe.each(games.kits.flatMap((kit) => languages.map((language) => [kit.name, language, kit] as const)))(
  'at a table of %s in %s',
  (name, language, kit) => {
    test('every reason of the table to refuse has a sentence', async () => {
      const text = await kit.text(language);
      const reasons = reasonsAt(name);
      expect(reasons).toContain('table.stale-answer');
      expect(reasons.filter((rule) => !/^\p{Lu}.*\.$/u.test(text.refusal(refused(rule)) ?? ''))).toEqual([]);
    });

    test('a refusal names the field that it is about, and leaves the rules to the rulebook', async () => {
      const text = await kit.text(language);
      expect(text.refusal(refused('table.malformed-answer', { field: 'heading' }))).toContain(' heading.');
      expect(text.refusal(refused(`${kit.prefix}.stress.no-actions`))).toBeUndefined();
    });
  },
);

describe.each(games.kits)('at a table of $name', (kit) => {
  test.each(['es', 'pt'] as const)('no reason to refuse reads in %s as in English', async (language) => {
    const said = async (each: (typeof languages)[number]) => {
      const text = await kit.text(each);
      return reasonsAt(kit.name).map((rule) => text.refusal(refused(rule)));
    };
    const english = new Set(await said('en'));
    expect((await said(language)).filter((text) => english.has(text))).toEqual([]);
  });
});

test('in English the table says where a set-up is wrong', async () => {
  const text = await games.kits[0]!.text('en');
  expect(text.refusal(refused('table.malformed-setup', { field: 'players.0.seat' }))).toBe(
    'The set-up cannot be read. Look at the field players.0.seat.',
  );
});
