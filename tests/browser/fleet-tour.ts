import type { Locator, Page } from 'playwright-core';
import type { Person } from './open-page.ts';
import { pressUntil, untilOpen } from './play-on.ts';
import { fleetAction, lastRound } from './scripted-fleets.ts';
import { ScriptedTable } from './scripted-table.ts';
import type { Visit } from './tour.ts';

export function asked(page: Page, kind: string): Locator {
  return page.locator(`fieldset[data-decision="${kind}"]`);
}

/** Presses what answers the question, until another one is there. */
export async function answer(page: Page, kind: string, wanted: RegExp): Promise<void> {
  const ask = asked(page, kind);
  await ask.waitFor();
  await untilOpen(page);
  const question = await ask.getAttribute('data-question');
  const isAnswered = async () =>
    (await page.locator(`[data-decision][data-question=${JSON.stringify(question)}]`).count()) === 0;
  const buttons = ask.locator('[data-answer]');
  await buttons.first().waitFor();
  const offered = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-answer') ?? ''),
  );
  const place = offered.findIndex((each) => wanted.test(each));
  if (place < 0) throw new Error(`${kind} does not offer ${wanted.source}, but ${offered.join(' ')}`);
  await pressUntil(buttons.nth(place), isAnswered);
}

/** Every ship gets the first of the commands. */
async function setStacks(page: Page): Promise<void> {
  for (const ship of ['frigate', 'corvette']) {
    const stack = page.locator(`[data-stack="${ship}"]`);
    await pressUntil(stack, async () => (await stack.getAttribute('aria-pressed')) === 'true');
    const isSet = async () => (await stack.getAttribute('data-set')) === 'true';
    await pressUntil(page.locator('.ar-stack-command').first(), isSet);
  }
}

/** From the dials of a round to the dice of its first attack. */
export async function tourShips({ page }: Person, visit: Visit): Promise<void> {
  await asked(page, 'assignDials').or(asked(page, 'endCommandPhase')).first().waitFor();
  await page.locator('[data-stack="corvette"]').waitFor();
  await visit('armada-commands');
  await setStacks(page);
  const ready = page.getByRole('button', { name: 'Ready', exact: true });
  await pressUntil(ready, async () => !(await ready.isVisible()));
  await answer(page, 'chooseShip', /frigate/);
  await asked(page, 'useAbility').waitFor();
  await visit('armada-reveal');
  await answer(page, 'useAbility', /pass/);
  await asked(page, 'declareTarget').waitFor();
  await page.locator('[data-piece="howlrunner"]').waitFor();
  await visit('armada-attack');
  await answer(page, 'declareTarget', /"destroyer"/);
  await page.locator('[data-attack] [data-die]').first().waitFor({ state: 'attached' });
  await visit('armada-dice');
  await answer(page, 'useAbility', /pass/);
  await answer(page, 'useAbility', /critical/);
}

/** On from there: the tool, the defender's tokens, squadrons, and a unit looked at. */
export async function tourMoves({ page }: Person, visit: Visit): Promise<void> {
  await answer(page, 'useAbility', /pass/);
  await page.locator('[data-tool]').waitFor();
  const bend = page.locator('.ar-course-joint button:not([disabled])').last();
  await bend.click();
  await page.locator('.ar-course .spot-line[data-standing="legal"]').waitFor();
  await visit('armada-tool');
  await page.locator('[data-commit="course"]').click();
  await page.locator('.ar-fight-token').first().waitFor();
  await visit('armada-tokens');
  await answer(page, 'useAbility', /pass/);
  await answer(page, 'useAbility', /pass/);
  await answer(page, 'declareTarget', /decline/);
  await answer(page, 'useAbility', /pass/);
  await page.locator('[data-commit="course"]').click();
  await answer(page, 'chooseSquadron', /wing/);
  await asked(page, 'chooseDeed').waitFor();
  await visit('armada-squadrons');
}

const PASS_BY: Visit = () => Promise.resolve();

/** The first half of a round, up to the dice of its first attack. */
export async function tourFirstShip(me: Person, url: string, visit: Visit): Promise<void> {
  await ScriptedTable.lay(me, url, fleetAction);
  await tourShips(me, visit);
}

/** The second half of the same round. */
export async function tourSecondShip(me: Person, url: string, visit: Visit): Promise<void> {
  const { page } = me;
  await ScriptedTable.lay(me, url, fleetAction);
  await tourShips(me, PASS_BY);
  await tourMoves(me, visit);
  const corvette = page.locator('.roster').getByText('CR90').first();
  const tab = page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Sides' });
  if (await tab.isVisible()) await tab.click();
  await corvette.click();
  await page.locator('[data-looked="corvette"]').waitFor();
  await visit('armada-piece');
}

/** What the page says when the last round is over. */
export async function tourLastRound(me: Person, url: string, visit: Visit): Promise<void> {
  await ScriptedTable.lay(me, url, lastRound);
  await me.page.locator('[data-winner]').waitFor();
  await visit('armada-result');
}

/** The pages around the table, as far as they differ from game to game. */
export async function tourFleetPages({ page }: Person, url: string, visit: Visit): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Armada', exact: true }).click();
  await page.getByRole('link', { name: 'Against the computer' }).click();
  await page.getByRole('button', { name: 'Start the battle' }).waitFor();
  await visit('armada-start');
  await page.goto(`${url}/lists/armada`);
  await page.getByRole('button', { name: /^Build on .*Demolition line$/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  await visit('armada-builder');
  await page
    .getByRole('link', { name: 'Print' })
    .or(page.getByRole('button', { name: 'Print' }))
    .first()
    .click();
  await page.locator('.print-view-paper').waitFor();
  await visit('armada-print');
  await page.goto(`${url}/rules/ar.defense.one-per-type`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visit('armada-rulebook');
}
