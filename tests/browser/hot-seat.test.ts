import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { answerOne, choices, forward, type Player } from './play-on.ts';
import { startBattle } from './start-battle.ts';

const site = liveSite();

const player: Player = { pick: choices(11), wishes: forward };

/** Somebody else's maneuver, wherever on the page it might stand. */
const FIRST = { answer: '{"speed":4,"bearing":"koiogranTurn"}', words: /Koiogran turn 4|4 Koiogran turn/ };

async function takeScreen(page: Page, name: string): Promise<void> {
  const screen = page.getByRole('dialog', { name: `Hand the screen to ${name}` });
  await screen.getByRole('button', { name: `I am ${name}` }).click();
  await screen.waitFor({ state: 'detached' });
}

async function setDials(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  for (let unset = await page.locator('[data-dial][data-set="false"]').count(); unset > 0; unset--) {
    await page.locator('[data-dial][data-set="false"]').first().click();
    await page.locator(`.maneuver-grid [data-answer='${answer}']`).click();
    await page.waitForFunction(
      (left) => document.querySelectorAll('[data-dial][data-set="false"]').length < left,
      unset,
    );
  }
}

interface Question {
  readonly name: string;
  readonly isSecret: boolean;
  /** The question says whose it is. */
  readonly isSaid: boolean;
}

/** Read at one moment, because it may give way to the next one or to the privacy screen; then there is none. */
function questionOn(page: Page): Promise<Question | null> {
  return page.evaluate(() => {
    const ask = document.querySelector<HTMLElement>('fieldset[data-decision]');
    if (!ask) return null;
    const name = ask.dataset.seat === 'p1' ? 'Player 1' : 'Player 2';
    const isSaid = [...document.querySelectorAll('*')].some(
      (each) =>
        each.childElementCount === 0 &&
        each.textContent.includes(`Question to ${name}`) &&
        each.checkVisibility(),
    );
    return { name, isSecret: ask.dataset.decision === 'setDial', isSaid };
  });
}

/** The question says whose it is, and it is put to the right one. */
function expectSaid({ name, isSaid }: Question, rightOne: string): void {
  expect({ name, isSaid }).toEqual({ name: rightOne, isSaid: true });
}

async function expectNothingAsked(page: Page): Promise<void> {
  expect(await page.locator('[data-decision], [data-dial], [data-answer]').count()).toBe(0);
}

test('two at one screen plan behind a privacy screen and share everything else', async () => {
  const both = await site.person();
  const { page } = both;
  await startBattle(page, site.url, {
    mode: 'Two at one screen',
    squads: { 'Squad of the first player': 'One X-wing', 'Squad of the second player': 'Two TIE fighters' },
    rounds: 4,
  });
  const screen = page.getByRole('dialog', { name: /^Hand the screen to/ });
  await screen.waitFor();
  expect(await page.locator('[data-decision]').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await screen.isVisible()).toBe(true);

  await takeScreen(page, 'Player 1');
  expect(await page.locator('[data-dial]').count()).toBe(1);
  await setDials(page, FIRST.answer);
  expect(await page.content()).toMatch(FIRST.words);
  await page.getByRole('button', { name: 'Ready' }).click();

  await screen.getByText('Hand the screen to Player 2').waitFor();
  await expectNothingAsked(page);
  expect(await page.content()).not.toMatch(FIRST.words);
  expect(await page.content()).not.toContain('koiogranTurn');

  await takeScreen(page, 'Player 2');
  expect(await page.locator('[data-dial]').count()).toBe(2);
  await setDials(page, '{"speed":2,"bearing":"straight"}');
  expect(await page.getByRole('log').textContent()).not.toContain("Luke Skywalker's dial");
  expect(await page.locator('[data-just-happened]').textContent()).not.toMatch(FIRST.words);
  await page.locator('[data-piece="s1"]').hover();
  await page.locator('[data-look]').waitFor();
  expect(await page.locator('[data-look]').textContent()).not.toMatch(FIRST.words);
  await page.getByText('Planning', { exact: true }).hover();
  await page.locator('[data-look]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ready' }).click();

  // What is no secret switches between the two without a screen, and says whose it is; the next secret is covered.
  const over = page.locator('[data-winner]');
  const asked = new Set<string>();
  let holder = '';
  for (;;) {
    await page.locator('[data-decision], [data-winner]').or(screen).first().waitFor();
    if (await over.isVisible()) break;
    if (await screen.isVisible()) {
      holder = holder === 'Player 1' ? 'Player 2' : 'Player 1';
      await expectNothingAsked(page);
      await takeScreen(page, holder);
    } else {
      const question = await questionOn(page);
      if (!question) continue;
      const { name, isSecret } = question;
      expectSaid(question, isSecret ? holder : name);
      if (!isSecret) {
        asked.add(name);
        holder = '';
      }
      await answerOne(page, player);
    }
  }
  expect([...asked].sort()).toEqual(['Player 1', 'Player 2']);
  expect(await page.getByRole('log').textContent()).toMatch(/Luke Skywalker flies 4 Koiogran turn/);
  expect(await page.getByRole('region', { name: 'The battle is over' }).isVisible()).toBe(true);
  expect(both.faults).toEqual([]);
});
