import type { Page } from 'playwright-core';
import type { Person } from './open-page.ts';
import { answerOne, choices, forward, type Player, playOn } from './play-on.ts';
import { untilMoved, untilReplay } from './replay-place.ts';

/** Called at every stop of a tour, when the page has come to rest. */
export type Visit = (stop: string) => Promise<void>;

/** A rule that the book explains with a picture. */
const PICTURED = 'xw.maneuver.bearing.koiogran';

const PAGES = { home: '', start: 'start?mode=computer', settings: 'settings' } as const;

/** The pages around the table. */
export async function tourPages({ page }: Person, url: string, visit: Visit): Promise<void> {
  for (const [stop, path] of Object.entries(PAGES)) {
    await page.goto(`${url}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visit(stop);
  }
  await page.goto(`${url}/rules/${PICTURED}`);
  await page.locator('figure svg').first().waitFor();
  await visit('rulebook');
  await page.goto(`${url}/squads`);
  await page.getByRole('button', { name: /^Build on .*Imperial aces$/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  await visit('squads');
}

/** What somebody sees who was sent a link by a friend. */
export async function tourInvitation(me: Person, friend: Person, url: string, visit: Visit): Promise<void> {
  await friend.page.goto(`${url}/start/xwing?mode=link`);
  await friend.page.getByRole('button', { name: 'Make the table and invite' }).click();
  await friend.page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor();
  const link = await friend.page.getByRole('textbox').first().inputValue();
  await me.page.goto(link);
  await me.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await visit('join');
}

/** A battle from its first obstacle to its replay. */
export async function tourBattle({ page }: Person, url: string, visit: Visit): Promise<void> {
  const player: Player = { pick: choices(7), wishes: forward };
  await page.goto(`${url}/start/xwing?mode=computer`);
  await page.getByText('More options').click();
  await page.getByLabel('Rounds at most').selectOption('4');
  await page.getByRole('checkbox', { name: 'Set up the table for me' }).uncheck();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await untilAsked(page, 'placeObstacle', player);
  await page.locator('[data-ghost][data-standing="legal"]').waitFor();
  await visit('set-up');
  await page.getByRole('button', { name: 'Place all for me' }).click();
  await page.locator('[data-dial]').first().waitFor();
  await visit('planning');
  await untilAsked(page, 'performAction', player);
  await visit('activation');
  await untilAsked(page, 'declareTarget', player);
  await visit('attack');
  await playOn(page, player, () => page.locator('[data-attack]:has([data-figure="toHit"])').isVisible());
  await visit('dice');
  await playOn(page, player);
  await visit('result');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const opened = await untilReplay(page);
  // On to the fight.
  await page.getByRole('button', { name: 'Next attack' }).click({ clickCount: 3 });
  await untilMoved(page, opened);
  await visit('replay');
}

async function untilAsked(page: Page, kind: string, player: Player): Promise<void> {
  const asked = page.locator('[data-decision]').first();
  for (;;) {
    await asked.waitFor();
    if ((await asked.getAttribute('data-decision')) === kind) return;
    await answerOne(page, player);
  }
}
