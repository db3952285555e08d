import { readFileSync } from 'node:fs';
import { games, releasedEngines } from '@sortie/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gamesFolder, releasedReplays } from '../engines/released-games.ts';
import { liveSite } from './live-site.ts';
import { choices, forward, playOn } from './play-on.ts';
import { untilReplay, verdict } from './replay-place.ts';

const site = liveSite();

const today = games.kits.map((kit) => kit.rules);

/** The first and the last game of every version, whatever they are. */
const some = Object.keys(releasedEngines).flatMap((rules) => {
  const games = releasedReplays(rules).filter(({ document }) => document.fairness !== undefined);
  return [games[0]!, games.at(-1)!];
});

async function open(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`${site.url}/replay`);
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Open a replay file').last().setInputFiles(file);
}

test.each(some)(
  'the page shows and verifies $name of $rules by its own rules',
  async ({ rules, name, document }) => {
    const { page, faults } = await site.person();
    const fetched: string[] = [];
    page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, name, readFileSync(gamesFolder(rules) + name, 'utf8'));
    await untilReplay(page);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('[data-winner]').waitFor();
    // The rules of today ask for promises; those from before know none.
    const isPromised = document.fairness?.promises !== undefined || !today.includes(rules);
    expect(await verdict(page)).toMatch(isPromised ? /^Unchanged, and true to itself/ : /seeds are missing/);
    // The rules of today are part of the page.
    expect(fetched.includes(`/engines/${rules}.js`)).toBe(!today.includes(rules));
    expect(faults).toEqual([]);
  },
);

/** Opens a replay in its middle and asks what if. */
async function askWhatIf(page: Page, { name, document }: (typeof some)[number]): Promise<void> {
  await open(page, name, JSON.stringify(document));
  await untilReplay(page);
  const middle = Math.floor(document.journal.length / 2);
  await page.getByRole('slider', { name: 'Place in the game' }).fill(String(middle));
  await page.locator(`[data-replay-entry="${middle}"]`).waitFor();
  await page.getByRole('button', { name: 'What if…' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
}

test('a game goes on from the middle of a replay', async () => {
  const { page, faults } = await site.person();
  await askWhatIf(page, some.find(({ rules }) => today.includes(rules))!);
  await page.waitForURL(/\/game\//);
  await page.locator('[data-decision]').first().waitFor();
  const turns = await playOn(
    page,
    { pick: choices(2), wishes: forward },
    (turn) => turn !== 'waiting' && turn !== 'asked',
  );
  expect(turns.at(-1)).not.toBe('over');
  expect(faults).toEqual([]);
});

test('no game goes on from a replay whose rules know no new dice, and the page says why', async () => {
  const { page, faults } = await site.person();
  await askWhatIf(page, some[0]!);
  const why = page.getByRole('alert').filter({ hasText: 'cannot begin with new dice' });
  await why.waitFor();
  expect(await why.count()).toBe(1);
  expect(faults).toEqual([]);
});

test('a replay of rules that nobody kept says so', async () => {
  const { page } = await site.person();
  const { document } = some[0]!;
  const opening = { ...document.opening, rules: `${document.opening.game}-none` };
  await open(page, 'unknown.json', JSON.stringify({ ...document, opening }));
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain(opening.rules);
});
