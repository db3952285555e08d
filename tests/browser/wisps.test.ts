import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testSite } from '../test-games/test-site.ts';
import { ghost, heldAt, onScreen, type Spot } from './held-piece.ts';
import { type Person, PHONE } from './open-page.ts';
import { choices, playOn, pressUntil } from './play-on.ts';
import { untilReplay } from './replay-place.ts';

const site = testSite();

const SOON = { timeout: 10_000 };
/** Millimetres of the table to one step on the marsh. */
const STEP = 30;

interface WantedGame {
  /** As the first page says it. */
  readonly mode: 'Against the computer' | 'With a friend by link';
  readonly rounds: 1 | 2;
}

/** Chosen by clicks from the first page on. */
async function startGame(page: Page, { mode, rounds }: WantedGame): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('group', { name: 'Which game?' }).getByRole('button', { name: 'Wisps' }).click();
  await page.getByRole('link', { name: mode }).click();
  const flights = page.getByRole('group', { name: 'Your flight' });
  await flights.getByRole('radio', { name: 'Lanterns' }).click();
  await page
    .getByRole('group', { name: 'Rounds' })
    .getByRole('radio', { name: String(rounds), exact: true })
    .click();
  await page.locator('button[type="submit"]').click();
}

function asked(page: Page, kind: string): Locator {
  return page.locator(`.ask-panel-ask[data-decision="${kind}"]`);
}

async function answer(page: Page, kind: string, given: string): Promise<void> {
  const ask = asked(page, kind);
  const [number] = ((await ask.getAttribute('data-question')) ?? '').split(' ');
  const same = page.locator(`[data-decision="${kind}"][data-question^="${number} "]`);
  const settled = page.locator('.ask-panel-wait');
  const isTaken = async () => (await same.count()) === 0 || (await settled.count()) > 0;
  await pressUntil(ask.locator(`[data-answer='${given}']`).first(), isTaken);
}

/** Bids high enough to be first, and takes up the wisp that leads another. */
async function takeUpLeader(page: Page): Promise<void> {
  await answer(page, 'bid', '3');
  await answer(page, 'chooseWisp', '"p1-1"');
  await answer(page, 'bargain', '"dim"');
  await asked(page, 'moveLeader').waitFor();
  await ghost(page).waitFor();
}

/** Where a drawn thing stands, in millimetres of the table. */
async function standsAt(page: Page, thing: string): Promise<Spot> {
  const at = await onScreen(page, { x: 0, y: 0 });
  const aside = await onScreen(page, { x: 1000, y: 1000 });
  const box = (await page.locator(thing).last().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x: (1000 * (x - at.x)) / (aside.x - at.x), y: (1000 * (y - at.y)) / (aside.y - at.y) };
}

const FOLLOWER = '[data-follower="p1-2 moved"] > .board-ghost-grab';

interface Formation {
  readonly leader: Spot;
  readonly follower: Spot;
}

async function formation(page: Page): Promise<Formation> {
  const { x, y } = await heldAt(page);
  return { leader: { x, y }, follower: await standsAt(page, FOLLOWER) };
}

/** The hand is drawn at once, and those that follow it with the next frame. */
async function expectFormation(page: Page, wanted: Formation): Promise<void> {
  const astray = async () => {
    const { leader, follower } = await formation(page);
    return Math.max(distance(leader, wanted.leader), distance(follower, wanted.follower));
  };
  await expect.poll(astray, SOON).toBeLessThan(2);
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function beside({ x, y }: Spot, right: number, up: number): Spot {
  return { x: x + right, y: y + up };
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  const [start, end] = [await onScreen(page, from), await onScreen(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** Where a wisp stands on the marsh as the page draws it after the referee has moved it. */
async function placeOnBoard(page: Page, wisp: string): Promise<Spot> {
  return page.locator(`[data-piece="${wisp}"]`).evaluate((piece) => {
    const [x = Number.NaN, y = Number.NaN] =
      piece
        .getAttribute('transform')
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    return { x, y: -y };
  });
}

test.concurrent('a flight is moved by mouse and keys, leader and follower in one gesture', async ({
  expect,
}) => {
  const { page, faults } = await site.person();
  await startGame(page, { mode: 'Against the computer', rounds: 1 });
  await takeUpLeader(page);
  const { leader, follower } = await formation(page);
  expect(distance(beside(leader, 0, 1.5 * STEP), follower)).toBeLessThan(2);

  await drag(page, leader, beside(leader, -40, 30));
  await expectFormation(page, { leader: beside(leader, -40, 30), follower: beside(follower, -40, 30) });

  await drag(page, beside(follower, -40, 30), beside(follower, -70, 10));
  await expectFormation(page, { leader: beside(leader, -40, 30), follower: beside(follower, -70, 10) });

  await page.locator('[data-follower]').focus();
  await page.keyboard.press('ArrowUp');
  await expectFormation(page, { leader: beside(leader, -40, 30), follower: beside(follower, -70, 20) });
  await page.locator('[data-ghost]').focus();
  await page.keyboard.press('ArrowLeft');
  await expectFormation(page, { leader: beside(leader, -50, 30), follower: beside(follower, -80, 20) });

  // A quarter to the right, 15 degrees a time: who was 30 to the left and 35 ahead is now 35 to the right.
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('e');
  const there = { leader: beside(leader, -50, 30), follower: beside(leader, -15, 60) };
  await expectFormation(page, there);

  await page.keyboard.press('Enter');
  await asked(page, 'moveLeader').waitFor({ state: 'detached' });
  for (const [wisp, wanted] of [
    ['p1-1', there.leader],
    ['p1-2', there.follower],
  ] as const) {
    await expect.poll(async () => distance(await placeOnBoard(page, wisp), wanted), SOON).toBeLessThan(2);
  }
  expect(await asked(page, 'placeFollower').count()).toBe(0);
  expect(faults).toEqual([]);
});

test.concurrent('a wisp held too far away is refused with the rule, and a follower left behind is asked for by itself', async ({
  expect,
}) => {
  const { page, faults } = await site.person({ size: PHONE });
  await startGame(page, { mode: 'Against the computer', rounds: 1 });
  await takeUpLeader(page);
  const { leader, follower } = await formation(page);
  await drag(page, leader, beside(leader, -6 * STEP, 0));
  const refusal = page.locator('.spot-line[data-standing="illegal"]');
  await refusal.waitFor();
  expect(await refusal.getByRole('link').getAttribute('href')).toBe('/rules/wisps/wi.drift.too-far');
  await page.keyboard.press('Enter');
  expect(await asked(page, 'moveLeader').count()).toBe(1);

  await drag(page, beside(leader, -6 * STEP, 0), beside(leader, -2.5 * STEP, 0));
  await page.locator('[data-ghost][data-standing="legal"]').waitFor();
  await drag(page, beside(follower, -2.5 * STEP, 0), beside(follower, 3 * STEP, 0));
  await page.getByRole('button', { name: 'Place here' }).click();
  const alone = asked(page, 'placeFollower');
  await alone.waitFor();
  await page.locator('[data-ghost="p1-2 moved"][data-standing="illegal"]').waitFor();
  const { x, y } = await heldAt(page);
  await drag(page, { x, y }, beside(leader, -2.5 * STEP, STEP));
  await page.locator('[data-ghost][data-standing="legal"]').waitFor();
  await page.getByRole('button', { name: 'Place here' }).click();
  await alone.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

async function verdict(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Check the dice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Were the dice fair?' });
  const found = await dialog.locator('[data-trust]').textContent();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  return found;
}

test.concurrent('a game against the computer is played to its result, watched again and verified', async ({
  expect,
}) => {
  const { page, faults } = await site.person();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await startGame(page, { mode: 'Against the computer', rounds: 2 });
  await playOn(page, { pick: choices(5) });
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await untilReplay(page);
  const slider = page.getByRole('slider', { name: 'Place in the game' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator(`[data-replay-entry="${last}"]`).waitFor();
  expect(await page.locator('[data-winner]').count()).toBe(1);
  expect(await verdict(page)).toBe('Fair and unchanged.');
  expect(workers.some((path) => path.includes('verify-worker'))).toBe(true);
  expect(faults).toEqual([]);
});

/** The link that whoever makes the table gives to a friend. */
async function makeTable(page: Page): Promise<string> {
  await startGame(page, { mode: 'With a friend by link', rounds: 1 });
  await page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function sitDown(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('group', { name: 'Your flight' }).getByRole('radio', { name: 'Watch' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('#play-board').waitFor();
}

function playBoth(people: readonly Person[]): Promise<unknown> {
  return Promise.all(people.map(({ page }, place) => playOn(page, { pick: choices(place + 3) })));
}

test.concurrent('two browsers play by link, and what was shown is taken back when the other agrees', async ({
  expect,
}) => {
  const [host, friend] = await Promise.all([site.person(), site.person()]);
  await sitDown(friend.page, await makeTable(host.page));
  await answer(friend.page, 'bid', '1');
  await answer(host.page, 'bid', '3');
  await asked(host.page, 'chooseWisp').waitFor();
  await host.page.getByRole('button', { name: 'Take back' }).click();
  await friend.page.getByRole('alert').getByRole('button', { name: 'Agree' }).click();
  await asked(host.page, 'bid').waitFor();
  await answer(host.page, 'bid', '0');
  await asked(friend.page, 'chooseWisp').waitFor();
  await playBoth([host, friend]);
  for (const { page } of [host, friend]) await page.locator('[data-winner]').waitFor();
  await friend.page.getByRole('link', { name: 'Watch the replay' }).click();
  await untilReplay(friend.page);
  expect(await verdict(friend.page)).toBe('Fair and unchanged.');
  expect([host.faults, friend.faults]).toEqual([[], []]);
});

test.concurrent('the rulebook is searched, its coverage counted, and the ready flights are shown', async ({
  expect,
}) => {
  const { page, faults } = await site.person();
  await page.goto(`${site.url}/rules`);
  await page.getByRole('main').getByRole('link', { name: 'Wisps' }).click();
  await page.getByRole('searchbox').fill('secret bid');
  await page.getByRole('heading', { name: /^1 rule/ }).waitFor();
  await page.getByText('wi.round.bid').first().waitFor();

  await page.goto(`${site.url}/rules/wisps/coverage`);
  const summary = await page.locator('.coverage-summary').textContent();
  expect(summary).toMatch(/^3 of 1\d rules that a referee can enforce are shown by passing tests\./);

  await page.goto(`${site.url}/lists`);
  await page.getByRole('main').getByRole('link', { name: 'Wisps' }).click();
  await page.getByRole('heading', { name: 'Ready flights' }).waitFor();
  const presets = await page
    .locator('[data-preset]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-preset')));
  expect(presets).toEqual(['lanterns', 'watch', 'sparks', 'embers']);
  expect(faults).toEqual([]);
});
