import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gamesFolder } from '../engines/released-games.ts';
import { boardFaults } from './board-faults.ts';
import { liveSite } from './live-site.ts';
import { type Person, PHONE, WIDE } from './open-page.ts';
import { driveClock } from './page-clock.ts';
import { answerOne, choices, forward } from './play-on.ts';
import { untilMoved, untilReplay } from './replay-place.ts';
import { againstComputer, startBattle, startPlanning } from './start-battle.ts';

const site = liveSite();

const NAME = 'flight-against-swarm';

async function openReplay(page: Page): Promise<number> {
  await page.goto(`${site.url}/replay`);
  const buffer = readFileSync(`${gamesFolder('xwing-0')}${NAME}.json`);
  const file = { name: `${NAME}.json`, mimeType: 'application/json', buffer };
  await page.getByLabel('Open a replay file').last().setInputFiles(file);
  return untilReplay(page);
}

/** The page moves although the browser asks for no motion. */
async function withMotion({ page }: Person, more: object = {}): Promise<void> {
  const kept = JSON.stringify({ motion: 'on', ...more });
  await page.addInitScript((text) => localStorage.setItem('sortie.settings', text), kept);
  await driveClock(page);
}

function nextAttack(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Next attack' }).click();
}

const follow = (page: Page) => page.getByRole('button', { name: 'Follow', exact: true });

/** Pixels to a millimetre. */
async function nearness(page: Page): Promise<number> {
  await page.locator('.board-view:not([data-flying])').waitFor();
  const world = await page.locator('.board-view > g').first().getAttribute('transform');
  return Number(/scale\(([\d.]+)\)/.exec(world ?? '')?.[1]);
}

test('the camera comes near for a fight, leaves the view to a hand, and takes it back when asked', async () => {
  const me = await site.person();
  const { page } = me;
  await withMotion(me);
  await openReplay(page);
  const whole = await nearness(page);
  await nextAttack(page);
  await expect.poll(() => nearness(page)).toBeGreaterThan(whole * 1.3);
  expect(await follow(page).getAttribute('aria-pressed')).toBe('true');

  const board = (await page.locator('.board-view').boundingBox())!;
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => follow(page).getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => page.locator('.board-follow-word').isVisible()).toBe(true);
  const byHand = await nearness(page);
  for (let attack = 0; attack < 3; attack++) await nextAttack(page);
  await page.locator('.board-view:not([data-flying])').waitFor();
  expect(await nearness(page)).toBe(byHand);
  expect((await boardFaults(page, [])).covered).toEqual([]);

  await follow(page).click();
  expect(await follow(page).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => nearness(page)).not.toBe(byHand);
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a hand on the board stops a flight where it is', async () => {
  const me = await site.person();
  const { page } = me;
  await withMotion(me);
  await openReplay(page);
  const board = (await page.locator('.board-view').boundingBox())!;
  await page.mouse.move(board.x + 200, board.y + 200);
  // In one go, so that the flight cannot have ended before.
  const stopped = await page.evaluate(async () => {
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const view = document.querySelector('.board-view')!;
    document.querySelector<HTMLElement>('[title="Next attack"], [aria-label="Next attack"]')!.click();
    for (let frames = 0; frames < 300 && !view.hasAttribute('data-flying'); frames++) await next();
    const wasFlying = view.hasAttribute('data-flying');
    const { left, top } = view.getBoundingClientRect();
    view.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: 10,
        clientX: left + 200,
        clientY: top + 200,
        bubbles: true,
        cancelable: true,
      }),
    );
    return { wasFlying, isFlying: view.hasAttribute('data-flying') };
  });
  expect(stopped).toEqual({ wasFlying: true, isFlying: false });
  expect(await follow(page).getAttribute('aria-pressed')).toBe('false');
  expect(me.faults).toEqual([]);
  await me.close();
});

test('whoever wants the view to stay has it stay', async () => {
  const me = await site.person();
  const { page } = me;
  await withMotion(me, { camera: 'still' });
  const opened = await openReplay(page);
  const whole = await nearness(page);
  await nextAttack(page);
  await untilMoved(page, opened);
  expect(await nearness(page)).toBe(whole);
  expect(await follow(page).getAttribute('aria-pressed')).toBe('false');
  await me.close();
});

test('the setting is found on the page of settings', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(`${site.url}/settings`);
  const choice = page.getByRole('group', { name: 'View of the table' });
  await choice.getByRole('radio', { name: 'Stays where I put it' }).click();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('sortie.settings') ?? '{}'));
  expect(kept).toMatchObject({ camera: 'still' });
  await me.close();
});

interface Work {
  readonly frames: number;
  /** Elements and attributes that were written in the flight, after its first frame. */
  readonly written: readonly string[];
  /** Elements that came or went. */
  readonly drawnAnew: number;
  /** How often the page had to be measured. */
  readonly measured: number;
}

/** Everything that a flight does to the page, counted: a busy machine does not change it. */
async function workOfFlight(page: Page): Promise<Work> {
  return page.evaluate(async () => {
    const view = document.querySelector('.board-view')!;
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const written = new Set<string>();
    let drawnAnew = 0;
    let measured = 0;
    let frames = 0;
    const measure = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect')?.value as (
      this: Element,
    ) => DOMRect;
    document.querySelector<HTMLElement>('[data-view="follow"]')!.click();
    await next();
    const observer = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) {
        if (type === 'attributes')
          written.add(`${(target as Element).getAttribute('class') ?? 'world'} ${attributeName}`);
        else drawnAnew++;
      }
    });
    observer.observe(document.body, {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
    Element.prototype.getBoundingClientRect = function count() {
      measured++;
      return measure.call(this);
    };
    while (view.hasAttribute('data-flying') && frames < 600) {
      await next();
      frames++;
    }
    Element.prototype.getBoundingClientRect = measure;
    observer.disconnect();
    return { frames, written: [...written].toSorted(), drawnAnew, measured };
  });
}

test('a flight writes transforms and nothing else: nothing is drawn anew, nothing is measured', async () => {
  const me = await site.person();
  const { page } = me;
  await withMotion(me);
  await openReplay(page);
  for (let attack = 0; attack < 4; attack++) await nextAttack(page);
  await page.locator('.board-view:not([data-flying])').waitFor();
  await page.getByRole('button', { name: 'Show the whole table' }).click();
  await page.locator('.board-view:not([data-flying])').waitFor();
  const { frames, written, drawnAnew, measured } = await workOfFlight(page);
  expect(frames).toBeGreaterThan(2);
  expect(written).toEqual([
    'board-in-hand style',
    'board-shrink transform',
    'board-view data-flying',
    'world transform',
  ]);
  expect({ drawnAnew, measured }).toEqual({ drawnAnew: 0, measured: 0 });
  expect(me.faults).toEqual([]);
  await me.close();
});

test.each([
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const)('the board keeps its place and size through a round on a %s screen', async (_name, options) => {
  const me = await site.person(options);
  const { page } = me;
  await startBattle(page, site.url, againstComputer(4));
  const player = { pick: choices(5), wishes: forward };
  const third = page.getByText('Round 3', { exact: true });
  const places = new Set<string>();
  const kinds = new Set<string>();
  await page.locator('[data-decision]').first().waitFor();
  while (!(await third.isVisible()) && !(await page.locator('[data-winner]').isVisible())) {
    places.add(JSON.stringify(await page.locator('.board-view').boundingBox()));
    kinds.add(await answerOne(page, player));
  }
  expect([...places]).toHaveLength(1);
  expect([...kinds]).toEqual(expect.arrayContaining(['setDial', 'performAction']));
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a replay of one’s own game shows one’s own edge below', async () => {
  const me = await site.person();
  const { page } = me;
  await startPlanning(page, site.url, 4);
  const isTurned = await page.locator('.board-turned').isVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await untilReplay(page);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('[data-winner]').waitFor();
  expect(await page.locator('.board-turned').isVisible()).toBe(isTurned);
  expect(await page.getByLabel('Seen as').inputValue()).toBe('referee');
  const board = (await page.locator('.board-view').boundingBox())!;
  expect(board.width).toBeGreaterThan(WIDE.width * 0.6);
  expect(board.height).toBeGreaterThan(WIDE.height * 0.6);
  expect(me.faults).toEqual([]);
  await me.close();
});
