import type { Decision, Plain } from '@sortie/kernel';
import type { XwingPosition } from '@sortie/xwing/setup';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { liveSite } from './live-site.ts';
import { type PageOptions, type Person, PHONE } from './open-page.ts';
import { driveClock, letGoOn, untilHeld } from './page-clock.ts';
import { asked, plan, shoot } from './scripted-round.ts';
import { type Script, ScriptedTable } from './scripted-table.ts';

const site = liveSite();

/** Luke flies into Biggs, shoots a TIE fighter at range 2 and destroys it, which ends the battle. */
const script: Script = {
  position: {
    phase: 'planning',
    ships: [
      { id: 'biggs', pilot: 'rebel:xwing:biggsdarklighter', side: 0, at: [400, 400, 0] },
      { id: 'luke', pilot: 'rebel:xwing:lukeskywalker', side: 0, at: [400, 300, 0] },
      { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [430, 760, 180] },
    ],
  } satisfies XwingPosition,
  attack: ['hit', 'crit', 'blank'],
  defense: ['blank', 'focus', 'blank'],
  cards: ['core2-loosestabilizer', 'core2-directhit'],
  opponent: ({ kind, answers }: Decision): Plain => {
    if (kind === 'setDial') return { speed: 2, bearing: 'straight' };
    if (kind === 'useAbility') return { pass: true };
    if (answers.kind !== 'offers') throw new Error(`nobody knows what to answer to ${kind}`);
    const evade = answers.offers.find((offer) => JSON.stringify(offer).includes('"evade"'));
    return evade ?? answers.offers[0]!;
  },
};

interface Noticed {
  readonly act: string;
  readonly words: string;
  readonly at: number;
  /** Pieces that changed their place while it was seen. */
  readonly moved: string[];
  /** A question was on the page at the same time. */
  isAsked: boolean;
}

/** Notes in every frame what the stage shows, which pieces move and whether something is asked. */
function watch(): void {
  const noticed: Noticed[] = [];
  Object.assign(window, { noticed });
  const places = new Map<string, string>();
  const look = () => {
    const stage = document.querySelector<HTMLElement>('[data-act]');
    const words = stage?.querySelector('.stage-view-words')?.textContent ?? '';
    const act = stage?.dataset.act;
    if (act && (noticed.at(-1)?.words !== words || noticed.at(-1)?.act !== act))
      noticed.push({ act, words, at: performance.now(), moved: [], isAsked: false });
    const last = noticed.at(-1);
    for (const piece of document.querySelectorAll<SVGElement>('#play-board [data-piece]')) {
      const id = piece.dataset.piece ?? '';
      const place = piece.getAttribute('transform') ?? '';
      const before = places.get(id);
      places.set(id, place);
      if (last && act && before !== undefined && before !== place && !last.moved.includes(id))
        last.moved.push(id);
    }
    if (last && act && document.querySelector('[data-decision]')) last.isAsked = true;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function sit(options: PageOptions, stops: readonly RegExp[] = []): Promise<Person> {
  const me = await site.person({ motion: true, ...options });
  await driveClock(me.page, stops);
  await me.page.addInitScript(watch);
  await ScriptedTable.lay(me, site.url, script);
  await plan(me.page);
  return me;
}

const ready = (page: Page) => page.locator('.planning-ask-foot button.primary').click();
const noticedBy = (page: Page): Promise<readonly Noticed[]> =>
  page.evaluate(() => (window as unknown as { noticed: Noticed[] }).noticed);

async function focusWithBiggs(page: Page): Promise<void> {
  await asked(page, 'performAction').locator('[data-answer*="focus"]').first().click();
}

const round = [
  ['shown', 'Academy Pilot reveals 2 straight, green.', []],
  ['move', 'Academy Pilot flies 2 straight.', ['tie']],
  ['told', 'Academy Pilot performs an action: evade.', []],
  ['shown', 'Biggs Darklighter reveals 1 straight, green.', []],
  ['move', 'Biggs Darklighter flies 1 straight.', ['biggs']],
  ['told', 'Biggs Darklighter performs an action: focus.', []],
  ['shown', 'Luke Skywalker reveals 3 straight, white.', []],
  ['move', 'Luke Skywalker flies 3 straight.', ['luke']],
  ['told', 'Luke Skywalker overlaps Biggs Darklighter, stops short and loses its action.', []],
  ['told', 'Luke Skywalker attacks Academy Pilot with its primary weapon at range 2.', []],
  ['dice', 'Luke Skywalker rolls 3 attack dice.', []],
  ['dice', 'Academy Pilot rolls 3 defense dice.', []],
  ['dice', 'The attack hits: 1 hit and 1 critical.', []],
  ['loss', 'Academy Pilot: 2 damage to the hull.', []],
  ['shown', 'Academy Pilot is dealt Direct Hit! faceup.', []],
  ['destroyed', 'Academy Pilot is destroyed.', []],
] as const;

test.concurrent('a round is seen in its order, one piece at a time, and questions wait for it', async ({
  expect,
}) => {
  // Held at the dice when they are seen again.
  const stops = [/rolls 3 attack dice/, /is destroyed/, /rolls 3 attack dice/];
  const { page, faults } = await sit({ pace: 'usual' }, stops);
  await ready(page);
  await focusWithBiggs(page);
  await shoot(page);
  for (const stop of [0, 1]) {
    await untilHeld(page, stop);
    await letGoOn(page);
  }
  await page.locator('[data-winner]').waitFor();
  const noticed = await noticedBy(page);
  expect(noticed.map(({ act, words, moved }) => [act, words, moved])).toEqual(round);
  expect(noticed.filter(({ isAsked }) => isAsked)).toEqual([]);
  const rolled = noticed.findIndex(({ words }) => words.includes('attack dice'));
  const seconds = (noticed[rolled + 1]!.at - noticed[rolled]!.at) / 1000;
  expect(seconds).toBeGreaterThan(1);

  // What was missed can be looked at again, dice and all, and its end stays until it is closed.
  await page.getByRole('button', { name: 'See the last attack again' }).click();
  const again = page.getByRole('region', { name: 'Seen again' });
  await untilHeld(page, 2);
  await again.getByText('Luke Skywalker rolls 3 attack dice.').waitFor();
  expect(await again.getByRole('list', { name: 'Attack' }).getByRole('img').count()).toBe(3);
  await letGoOn(page);
  await again.getByText('Academy Pilot is destroyed.').waitFor();
  await page.locator('[data-act][data-waiting="true"]').waitFor();
  await again.getByRole('button', { name: 'Close' }).click();
  await again.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test.concurrent('skipping shows the question at once, by hand and by key', async ({ expect }) => {
  const stops = [/Academy Pilot reveals/, /Luke Skywalker reveals/];
  const { page, faults } = await sit({ pace: 'calm', size: PHONE, touch: true }, stops);
  await ready(page);
  await untilHeld(page, 0);
  expect(await page.locator('[data-act="shown"]').count()).toBe(1);
  expect(await page.locator('[data-decision]').count()).toBe(0);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await letGoOn(page);
  await asked(page, 'performAction').waitFor();
  expect(await page.locator('[data-act]').count()).toBe(0);
  await focusWithBiggs(page);
  await untilHeld(page, 1);
  await page.locator('body').press('Enter');
  await letGoOn(page);
  await asked(page, 'declareTarget').waitFor();
  expect(await page.locator('[data-act]').count()).toBe(0);
  expect((await noticedBy(page)).length).toBeLessThan(6);
  expect(faults).toEqual([]);
});

test.concurrent('whoever wants it is waited for after an attack', async ({ expect }) => {
  const { page, faults } = await sit({ pace: 'fast', waitsAfterAttack: true });
  await ready(page);
  await focusWithBiggs(page);
  await shoot(page);
  await page.locator('[data-act="destroyed"][data-waiting="true"]').waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  expect(await page.locator('[data-act="destroyed"][data-waiting="true"]').count()).toBe(1);
  expect(await page.locator('[data-winner]').count()).toBe(0);
  await page.locator('body').press('Enter');
  await page.locator('[data-winner]').waitFor();
  expect(await page.locator('[data-act]').count()).toBe(0);
  expect(faults).toEqual([]);
});

test.concurrent('at once nothing is played, and nothing waits', async ({ expect }) => {
  const { page, faults } = await sit({ pace: 'atOnce', waitsAfterAttack: true });
  await ready(page);
  await focusWithBiggs(page);
  await shoot(page);
  await page.locator('[data-winner]').waitFor();
  expect(await noticedBy(page)).toEqual([]);
  expect(faults).toEqual([]);
});
