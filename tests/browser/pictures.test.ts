import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { tourFirstShip, tourFleetPages, tourLastRound, tourSecondShip } from './fleet-tour.ts';
import { liveSite } from './live-site.ts';
import { type Person, PHONE, WIDE } from './open-page.ts';
import { takePicture } from './take-picture.ts';
import { tourBattle, tourInvitation, tourPages } from './tour.ts';

const site = liveSite();

const OF_SQUADS = ['set-up', 'planning', 'activation', 'attack', 'dice', 'result'];
const OF_FLEETS = ['commands', 'reveal', 'attack', 'dice', 'tool', 'tokens', 'squadrons', 'result'];
const AT_THE_TABLE = [...OF_SQUADS, ...OF_FLEETS.map((stop) => `armada-${stop}`)];

/** Hundreds of rules, which look like those of the other games. */
const LONG = 'armada-rulebook';

async function expectFits(page: Page, stop: string): Promise<void> {
  const room = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }));
  expect({ stop, needed: room.needed }).toEqual({ stop, needed: room.there });
  if (!AT_THE_TABLE.includes(stop)) return;
  // Nobody has to scroll to see the table and what is asked.
  for (const part of ['#play-board', '[data-decision], [data-winner]']) {
    const { y = Number.NaN, height = Number.NaN } = (await page.locator(part).first().boundingBox()) ?? {};
    const isSeen = height > 100 && y < page.viewportSize()!.height - 100;
    expect({ stop, part, isSeen }).toEqual({ stop, part, isSeen: true });
  }
}

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

/** What is looked for at every stop of a tour; barriers are collected, so that all of them are told. */
function lookAt({ page }: Person, name: string, found: Record<string, readonly string[]>) {
  return async (stop: string) => {
    await takePicture(page, `${stop}-${name}`);
    await expectFits(page, stop);
    // Colours are the same on every screen, so the wide one shows them all.
    const here = await barriers(page, name === 'phone' || stop === LONG ? 1 : 4);
    if (here.length > 0) found[stop] = here;
  };
}

test.concurrent.for(SCREENS)(
  'every page fits on %s screens, and nothing bars anybody from it',
  async ([name, options], { expect }) => {
    const [me, friend] = await Promise.all([site.person(options), site.person()]);
    const found: Record<string, readonly string[]> = {};
    const visit = lookAt(me, name, found);
    await tourPages(me, site.url, visit);
    await tourInvitation(me, friend, site.url, visit);
    expect(found).toEqual({});
    expect(me.faults).toEqual([]);
    await Promise.all([me.close(), friend.close()]);
  },
);

test.concurrent.for(SCREENS)(
  'a battle fits on %s screens, and nothing bars anybody from it',
  async ([name, options], { expect }) => {
    const me = await site.person(options);
    const found: Record<string, readonly string[]> = {};
    await tourBattle(me, site.url, lookAt(me, name, found));
    expect(found).toEqual({});
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

const FLEET_TOURS = { tourFleetPages, tourFirstShip, tourSecondShip, tourLastRound };

test.concurrent.for(
  SCREENS.flatMap(([name, options]) =>
    Object.entries(FLEET_TOURS).map(([which, tour]) => [which, name, options, tour] as const),
  ),
)(
  'everything of fleets that %s sees fits on %s screens, and nothing bars anybody from it',
  async ([_which, name, options, tour], { expect }) => {
    const me = await site.person(options);
    const found: Record<string, readonly string[]> = {};
    await tour(me, site.url, lookAt(me, name, found));
    expect(found).toEqual({});
    expect(me.faults).toEqual([]);
    await me.close();
  },
);
