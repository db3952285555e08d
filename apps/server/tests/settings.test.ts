import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnvironment, readLogLevel } from '../src/operations/environment.ts';
import { StartProblem } from '../src/start-problem.ts';
import { bench } from './databases.ts';
import { runToItsEnd } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-web-'));
writeFileSync(join(folder, 'index.html'), '<p>The table</p>');
const { newPlace, end } = bench('embedded');
afterAll(async () => {
  await end();
  rmSync(folder, { recursive: true, force: true });
});

/** What the program says in place of starting. */
function complaintAbout(environment: Readonly<Record<string, string>>): string {
  try {
    readEnvironment(environment);
    readLogLevel(environment);
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('a wrong setting', () => {
  test.each([
    ['PORT', ['many', '-1', '65536', '7717.5', '0x']],
    ['HOST', ['not a host', '-x', 'a/b']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['ORIGINS', ['example.org', 'https://a.example/path', 'https://a.example, ftp://b.example', '*']],
    ['HOSTS', ['https://a.example', 'a.example:443', 'a.example/path', 'a b']],
    ['TRUST_PROXY', ['true', '10', '-1', '127.0.0.1']],
    ['WORKERS', ['0', 'all', '65']],
    ['COMPUTER_PAUSE', ['soon', '60001']],
    ['SHARE_ADDRESS', ['example.org', 'ftp://example.org']],
    ['DATABASE_URL', ['sortie.db', 'mysql://root@localhost/games']],
    ['WEB', [join(folder, 'nowhere')]],
    [
      'BASE_PATH',
      ['sortie', '/a b', '//', '/sortie//x', '/../etc', '/sortie?x', '/so"rtie', 'https://a.example/'],
    ],
    ['KEEP_WAITING', ['a week', '36501']],
    ['KEEP_GAMES', ['-1', '1.5']],
  ])('of %s is told in one sentence that names it', (name, values) => {
    for (const value of values) {
      const complaint = complaintAbout({ [name]: value });
      expect(complaint).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`));
    }
  });

  test('is told by the program without a stack, and ends it with the code 1', async () => {
    for (const [name, value] of [
      ['LOG_LEVEL', 'loud'],
      ['HOST', 'no.such.host.invalid'],
      ['HOST', '192.0.2.1'],
      ['DATA', '/dev/null/data'],
      ['ORGANISER_OF', 'nobody'],
      ['DATABASE_URL', 'postgresql://nobody:secret@127.0.0.1:1/none'],
    ] as const) {
      const { code, said } = await runToItsEnd({ PORT: '0', DATA: (await newPlace()).data, [name]: value });
      expect([name, code, said]).toEqual([name, 1, expect.stringMatching(/^[A-Z][^\n]+\.\n$/)]);
      expect(said).not.toContain('secret');
    }
  });
});

test('right settings are taken as they were meant', () => {
  expect(
    readEnvironment({
      HOSTS: 'Sortie.example.org, play.example.org',
      ORIGINS: 'https://other.example/',
      KEEP_WAITING: '0',
      KEEP_GAMES: '30',
      WEB: folder,
      DATABASE_URL: 'postgres://sortie@/games?host=/run/postgresql',
    }),
  ).toMatchObject({
    hosts: ['sortie.example.org', 'play.example.org', 'other.example'],
    origins: ['https://other.example'],
    retention: { waitingDays: 0, gameDays: 30 },
    web: folder,
    databaseUrl: 'postgres://sortie@/games?host=/run/postgresql',
  });
  expect(readEnvironment({})).toMatchObject({
    hosts: [],
    retention: { waitingDays: 7, gameDays: 365 },
  });
  // Behind a proxy that was told no names, the proxy's are those of the server.
  expect(readEnvironment({ TRUST_PROXY: '1' }).hosts).toBeUndefined();
  expect(readEnvironment({ TRUST_PROXY: '1', HOSTS: 'a.example' }).hosts).toEqual(['a.example']);
});
