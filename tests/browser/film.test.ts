import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardFaults } from './board-faults.ts';
import { liveSite } from './live-site.ts';
import { PHONE } from './open-page.ts';
import { driveClock, letGoOn, untilHeld } from './page-clock.ts';
import { asked, lock, plan, round, shoot } from './scripted-round.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

const FOLDER = fileURLToPath(new URL('../../docs/pictures/fight/', import.meta.url));

const SCREENS = [
  ['wide', { size: { width: 1440, height: 900 } }, 48],
  ['phone', { size: PHONE, touch: true, scale: 2 }, 30],
] as const;

/** What is looked at of the round, in its order. */
const ACTS = [
  /Academy Pilot flies/,
  /out of range|too far|range/i,
  /Luke Skywalker overlaps/,
  /rolls 3 defense dice/,
  /is rerolled/,
  /damage to the hull/,
  /is destroyed/,
] as const;

interface Shown {
  readonly number: string;
  readonly fighters: readonly string[];
  /** Pixels that the base of a fighter is wide at least. */
  readonly least: number;
}

/** Nothing of the fighters is cut, covered or too small. */
async function expectReadable(page: Page, { number, fighters, least }: Shown): Promise<void> {
  const { cut, widths } = await boardFaults(page, fighters);
  expect({ number, cut }).toEqual({ number, cut: [] });
  expect({ number, width: Math.min(...widths) }).toSatisfy(({ width }) => width >= least);
  expect({ number, hidden: await hiddenByStage(page, fighters) }).toEqual({ number, hidden: [] });
}

/** Pictures of one run, numbered; with `SCREENSHOTS=write` they are kept. */
class Film {
  private taken = 0;

  constructor(
    private readonly page: Page,
    private readonly name: string,
    private readonly least: number,
  ) {}

  /** What stands on the board must be readable at the zoom that the program chose. */
  async take(fighters: readonly string[] = []): Promise<void> {
    const { page } = this;
    this.taken += 1;
    const number = String(this.taken).padStart(2, '0');
    if (fighters.length > 0) await expectReadable(page, { number, fighters, least: this.least });
    if (process.env.SCREENSHOTS !== 'write') return;
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path: `${FOLDER}${this.name}-${number}.jpg`, quality: 40 });
  }

  /** Waits until the stage says the next of its acts, and takes it. */
  async act(act: (typeof ACTS)[number], fighters: readonly string[]): Promise<void> {
    const { page } = this;
    await untilHeld(page, ACTS.indexOf(act));
    await page.locator('.board-view:not([data-flying])').waitFor();
    await restOfDice(page);
    await this.take(fighters);
    await letGoOn(page);
  }
}

/** Waits until thrown dice lie. */
function restOfDice(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const stage = document.querySelector('.stage-view');
    const moving = stage?.getAnimations({ subtree: true }) ?? [];
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => undefined);
  });
}

/** The pieces that lie under what the stage shows. */
function hiddenByStage(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((ids) => {
    const stage = document.querySelector('.stage-view')?.getBoundingClientRect();
    if (!stage) return [];
    return ids.filter((id) => {
      const piece = document.querySelector(`[data-piece="${id}"] .board-shape`)?.getBoundingClientRect();
      return (
        piece !== undefined &&
        piece.left < stage.right &&
        stage.left < piece.right &&
        piece.top < stage.bottom &&
        stage.top < piece.bottom
      );
    });
  }, wanted);
}

test.concurrent.for(SCREENS)(
  'a whole round can be followed and read on a %s screen',
  async ([name, options, least], { expect }) => {
    const me = await site.person({ ...options, motion: true, pace: 'calm' });
    const { page } = me;
    await driveClock(page, ACTS);
    await ScriptedTable.lay(me, site.url, round);
    const film = new Film(page, name, least);
    await plan(page);
    await film.take();
    await page.locator('.planning-ask-foot button.primary').click();
    await film.act(ACTS[0], []);
    await lock(page, 'far');
    await film.act(ACTS[1], ['biggs']);
    await lock(page, 'near');
    await film.act(ACTS[2], ['biggs', 'luke']);
    await asked(page, 'declareTarget').waitFor();
    const turns = page.locator('[data-turn][aria-current="step"]');
    expect(await turns.evaluateAll((each) => each.map((turn) => turn.getAttribute('data-turn')))).toEqual([
      'luke',
    ]);
    await film.take(['luke', 'near']);
    await shoot(page);
    await film.act(ACTS[3], ['luke', 'near']);
    await shoot(page);
    const dice = asked(page, 'useAbility');
    await dice.getByRole('button', { name: /Target lock/ }).click();
    await film.take(['biggs', 'near']);
    await dice.getByRole('button', { name: /^Reroll/ }).click();
    await film.act(ACTS[4], ['biggs', 'near']);
    await film.act(ACTS[5], ['biggs', 'near']);
    await film.act(ACTS[6], ['biggs']);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);
