import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@sortie/games';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import type { Person } from './open-page.ts';

const DIST = process.env.WEB ?? fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const GAMES = games.kits.map(({ name }) => name);

const site = liveSite();
/** Which modules each script of the page holds. */
let modules: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  modules = JSON.parse(readFileSync(`${DIST}/.vite/modules.json`, 'utf8')) as typeof modules;
});

/** The scripts that a page loads at an address until it shows something. */
async function scriptsAt(page: Page, address: string, shown: string): Promise<readonly string[]> {
  const scripts = new Set<string>();
  const hear = (request: { url(): string; resourceType(): string }) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname.slice(1));
  };
  page.on('request', hear);
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', hear);
  return [...scripts];
}

/** As the server sends them: what is compressed lies beside them, and small files are left as they are. */
function kibibytesOf(scripts: readonly string[]): number {
  const bytes = scripts.map((script) => {
    const { size } = statSync(`${DIST}/${script}`);
    return size < 200 ? size : statSync(`${DIST}/${script}.br`).size;
  });
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** The games whose own folders have a module in these scripts. */
function gamesIn(scripts: readonly string[]): readonly string[] {
  const paths = scripts.flatMap((script) => modules[script]!.map((path) => path.split('/')));
  return GAMES.filter((game) => paths.some((path) => path.includes(game)));
}

/** The language files among these scripts, by language: `en` → how many. */
function languagesIn(scripts: readonly string[]): readonly string[] {
  const names = scripts.flatMap((script) =>
    modules[script]!.flatMap((path) => /(?:\/text\/|\/)(en|es|pt)(?:\.ts$|\/)/.exec(path)?.[1] ?? []),
  );
  return [...new Set(names)];
}

/** A game against the computer, at the moment in which something is shown. */
async function tableOf({ page }: Person, game: string, shown: string): Promise<string> {
  await page.goto(`${site.url}/start/${game}?mode=computer`);
  await page.locator('button[type="submit"]').click();
  await page.locator(shown).first().waitFor();
  return page.url();
}

test('the first page is at most 90 KiB of script, and has nothing of any game', async () => {
  const person = await site.person();
  const scripts = await scriptsAt(person.page, site.url, 'h1');
  expect(kibibytesOf(scripts)).toBeLessThanOrEqual(90);
  expect(kibibytesOf(scripts)).toBeGreaterThan(15);
  // A game that is added adds nothing here.
  expect(gamesIn(scripts)).toEqual([]);
  expect(languagesIn(scripts)).toEqual(['en']);
  await person.close();
});

test.each(['en', 'es', 'pt'] as const)(
  'the table of a game is at most 190 KiB of script in all, of this game and in %s only',
  async (language) => {
    const person = await site.person({ language });
    const address = await tableOf(person, 'xwing', '[data-dial]');
    const scripts = await scriptsAt(person.page, address, '[data-dial]');
    expect(kibibytesOf(scripts)).toBeLessThanOrEqual(190);
    expect(kibibytesOf(scripts)).toBeGreaterThan(100);
    expect(gamesIn(scripts)).toEqual(['xwing']);
    expect(languagesIn(scripts)).toEqual([language]);
    const loaded = scripts.flatMap((script) => modules[script]!);
    // Rules are there by their titles only, and what cards do comes when one is shown.
    expect(loaded.filter((path) => /book\.data|(?:pilot|upgrade)-texts/.test(path))).toEqual([]);
    await person.close();
  },
);

test.each([
  ['armada', 202],
  ['legion', 215],
] as const)('the table of %s is at most %i KiB of script, of this game only', async (game, most) => {
  const person = await site.person({ language: 'pt' });
  const address = await tableOf(person, game, '[data-decision]');
  const scripts = await scriptsAt(person.page, address, '[data-decision]');
  expect(kibibytesOf(scripts)).toBeLessThanOrEqual(most);
  expect(kibibytesOf(scripts)).toBeGreaterThan(100);
  expect(gamesIn(scripts)).toEqual([game]);
  await person.close();
});
