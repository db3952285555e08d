import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { gamesFolder } from '../engines/released-games.ts';
import { barriers } from './barriers.ts';
import { boardFaults } from './board-faults.ts';
import { liveSite } from './live-site.ts';
import { PHONE } from './open-page.ts';
import { untilReplay } from './replay-place.ts';

const site = liveSite();

const RULES = 'xwing-0';
/** Recorded games of many kinds: a swarm, large ships, teams, slavers. */
const RECORDED = ['flight-against-swarm', 'aces-against-falcon', 'teams', 'slavers-with-undo'] as const;
const FIGHTS = 3;

const SCREENS = [
  ['wide', { size: { width: 1440, height: 900 } }, 48],
  ['phone', { size: PHONE, touch: true }, 30],
] as const;

async function openReplay(page: Page, name: string, rules = RULES): Promise<void> {
  await page.goto(`${site.url}/replay`);
  const buffer = readFileSync(`${gamesFolder(rules)}${name}.json`);
  const file = { name: `${name}.json`, mimeType: 'application/json', buffer };
  await page.getByLabel('Open a replay file').last().setInputFiles(file);
  await untilReplay(page);
}

/** On to the next attack in which somebody has something to decide. */
async function toNextFight(page: Page): Promise<readonly string[]> {
  const attack = page.locator('[data-attack]');
  for (let tries = 0; tries < 60; tries++) {
    const place = page.locator('[data-replay-entry]');
    const before = await place.getAttribute('data-replay-entry');
    await page.getByRole('button', { name: 'Next attack' }).click();
    await page.locator(`[data-replay-entry]:not([data-replay-entry="${before}"])`).waitFor();
    if (await attack.isVisible()) return ((await attack.getAttribute('data-attack')) ?? '').split(' ');
  }
  throw new Error('there is no such attack');
}

test.concurrent.for(SCREENS)(
  'twelve recorded fights can be read on a %s screen',
  async ([_name, options, least], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    for (const name of RECORDED) {
      await openReplay(page, name);
      for (let fight = 0; fight < FIGHTS; fight++) {
        const fighters = await toNextFight(page);
        const entry = await page.locator('[data-replay-entry]').getAttribute('data-replay-entry');
        const { covered, widths, cut, labels } = await boardFaults(page, fighters);
        expect({ name, entry, covered, cut }).toEqual({ name, entry, covered: [], cut: [] });
        expect(labels).toBeGreaterThan(fighters.length);
        expect(widths).toHaveLength(2);
        expect({ name, entry, width: Math.min(...widths) }).toSatisfy(({ width }) => width >= least);
      }
    }
    expect(await barriers(page)).toEqual([]);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test.concurrent.for(SCREENS)(
  'a fight at the table itself can be read on a %s screen',
  async ([_name, options, least], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    // A game goes on from within only by rules that take new dice.
    await openReplay(page, 'flight-against-swarm', 'xwing-3');
    await toNextFight(page);
    await page.getByRole('button', { name: 'What if…' }).click();
    // A computer would go on with the fight while the page comes up.
    for (const seat of await page.locator('select[data-seat]').all()) await seat.selectOption('me');
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.waitForURL(/\/game\//);
    const attack = page.locator('[data-attack]');
    await attack.waitFor();
    const fighters = ((await attack.getAttribute('data-attack')) ?? '').split(' ');
    const { covered, widths, cut } = await boardFaults(page, fighters);
    expect({ covered, cut }).toEqual({ covered: [], cut: [] });
    expect(widths).toHaveLength(2);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(least);
    expect(await barriers(page)).toEqual([]);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);
