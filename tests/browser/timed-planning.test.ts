import type { Decision, Plain } from '@sortie/kernel';
import type { EventRuleId } from '@sortie/rulebook/events';
import { showsRulesOf } from '@sortie/testkit';
import type { XwingPosition } from '@sortie/xwing/setup';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { type PageOptions, type Person, PHONE, WIDE } from './open-page.ts';
import { asked } from './scripted-round.ts';
import { type Script, ScriptedTable } from './scripted-table.ts';

const shows = showsRulesOf<EventRuleId>();

const site = liveSite();

/** Two X-wings against a TIE fighter, far from each other, with a timer for every Planning phase. */
const script: Script = {
  position: {
    phase: 'planning',
    options: { timedPlanning: true },
    ships: [
      { id: 'biggs', pilot: 'rebel:xwing:biggsdarklighter', side: 0, at: [300, 200, 0] },
      { id: 'luke', pilot: 'rebel:xwing:lukeskywalker', side: 0, at: [600, 200, 0] },
      { id: 'tie', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [450, 800, 180] },
    ],
  } satisfies XwingPosition,
  attack: [],
  defense: [],
  cards: [],
  opponent: ({ kind, answers }: Decision): Plain => {
    if (kind === 'setDial') return { speed: 2, bearing: 'straight' };
    if (answers.kind !== 'offers') throw new Error(`nobody knows what to answer to ${kind}`);
    return answers.offers[0]!;
  },
};

const START = 1_700_000_000_000;

/** Where the clock of the page stands, whatever time it really is. */
const clockAt = (page: Page, seconds: number) => page.clock.setFixedTime(START + seconds * 1000);

async function begin(options: PageOptions): Promise<{ person: Person; table: ScriptedTable }> {
  const person = await site.person(options);
  await clockAt(person.page, 0);
  const table = await ScriptedTable.lay(person, site.url, script);
  return { person, table };
}

const timer = (page: Page, left: string) =>
  page.getByRole('timer', { name: `Time left: ${left}`, exact: true }).first();

async function setDial(page: Page, ship: string): Promise<void> {
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  await page.locator(`[data-dial="${ship}"]`).click();
  await page.locator(`.maneuver-grid [data-answer='{"speed":1,"bearing":"straight"}']`).click();
  await page.locator(`[data-dial="${ship}"][data-set="true"]`).waitFor();
}

const sizes: readonly (readonly [string, PageOptions])[] = [
  ['a wide screen', { size: WIDE }],
  ['a phone', { size: PHONE, touch: true }],
];

for (const [name, options] of sizes) {
  shows(
    [
      'ev.variant.timed-planning.timer-per-pair',
      'ev.variant.timed-planning.two-minutes',
      'ev.variant.timed-planning.ends-phase',
      'ev.variant.timed-planning.no-action',
    ],
    `on ${name} the timer is seen from two minutes down, and when it is up the dials are closed`,
    async () => {
      const { person, table } = await begin(options);
      const { page } = person;
      await timer(page, '2:00').waitFor();
      await clockAt(page, 50);
      await timer(page, '1:10').waitFor();
      await setDial(page, 'biggs');
      await clockAt(page, 95);
      await timer(page, '0:25').waitFor();
      await page.getByRole('status').filter({ hasText: '30 seconds left' }).waitFor({ state: 'attached' });
      expect(await barriers(page)).toEqual([]);
      await look(page, `timed-${name}-short`);
      await clockAt(page, 120);
      await page.getByRole('timer', { name: 'Time is up' }).first().waitFor();
      table.expireTimer();
      await asked(page, 'performAction').waitFor();
      expect(await asked(page, 'performAction').textContent()).toContain('Biggs Darklighter');
      expect(await page.getByRole('timer').count()).toBe(0);
      await look(page, `timed-${name}-up`);
      // Every timer of this table begins at the same time.
      await clockAt(page, 0);
      await asked(page, 'performAction').getByRole('button', { name: /Focus/ }).first().click();
      // Nobody asks for an action of Luke: the next question is the next round's, with a timer of its own.
      await asked(page, 'setDial').waitFor();
      expect(await asked(page, 'performAction').count()).toBe(0);
      await timer(page, '2:00').waitFor();
      expect(person.faults).toEqual([]);
    },
  );
}
