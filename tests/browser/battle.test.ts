import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { answerOne, choices, forward, playOn, pressUntil, untilOpen } from './play-on.ts';
import { untilReplay } from './replay-place.ts';
import { startBattle } from './start-battle.ts';

const site = liveSite();

test('three clicks lead from the first page to the first dial, and a round is played', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Against the computer' }).click();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  const dials = page.locator('[data-dial]');
  await dials.first().waitFor();
  expect(await page.locator('[data-dial][data-set="true"]').count()).toBe(0);
  const isSet = async () => (await page.locator('[data-dial][data-set="true"]').count()) > 0;
  await pressUntil(page.locator('[data-decision] [data-answer]').first(), isSet);

  const player = { pick: choices(5), wishes: forward };
  const round = page.getByText('Round 2', { exact: true });
  await playOn(page, player, () => round.isVisible());
  const log = page.getByRole('log');
  for (const line of ['Round 1.', 'Activation phase.', 'Combat phase.', 'End phase.', 'Round 2.']) {
    expect(await log.getByText(line, { exact: true }).first().isVisible()).toBe(true);
  }
  expect(me.faults).toEqual([]);
  await me.close();
});

const battle = {
  mode: 'Against the computer',
  squads: { 'Your squad': 'One X-wing', 'The opponent’s squad': 'Two TIE fighters' },
  rounds: 6,
} as const;

/** Every piece as it is read out, with where it stands. */
function board(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-piece]')
    .evaluateAll((pieces) =>
      pieces.map((piece) => `${piece.getAttribute('aria-label')} ${piece.getAttribute('transform')}`),
    );
}

test('an answer that revealed nothing is taken back, and the table is as before', async () => {
  const me = await site.person();
  const { page } = me;
  await startBattle(page, site.url, battle);
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  const before = await board(page);
  const line = page.getByRole('log').getByText("Luke Skywalker's dial is set to 2 straight, green.");
  await page.locator('[data-answer=\'{"speed":2,"bearing":"straight"}\']').click();
  await page.locator('[data-dial="s1"][data-set="true"]').waitFor();
  await line.waitFor();
  expect(await board(page)).not.toEqual(before);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.locator('[data-dial="s1"][data-set="false"]').waitFor();
  await line.waitFor({ state: 'detached' });
  expect(await board(page)).toEqual(before);
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a lock on a ship out of range fails by a rule, and is not offered again', async () => {
  const me = await site.person();
  const { page } = me;
  await startBattle(page, site.url, battle);
  await page.locator('[data-dial]').first().waitFor();
  await answerOne(page, { pick: choices(1), wishes: { setDial: [/"speed":1,"bearing":"straight"/] } });
  const lock = page.locator('[data-action="targetLock"]');
  // Both enemies are far away: each lock is declared, measured, and fails.
  for (const target of ['s2', 's3']) {
    await lock.click();
    await page.locator(`.action-ask-more [data-answer*='"${target}"']`).click();
    await page.locator(`[data-answer*='"${target}"']`).first().waitFor({ state: 'detached' });
    // Why it failed stands beside the question that comes again, with its rule.
    const warning = page.locator('#play-ask [data-warning]');
    await warning.getByText(/: out of range \((\d|more than 5)\)\./).waitFor();
    await warning.locator('[data-rule="xw.action.lock.declare-out-of-range"]').waitFor();
  }
  expect(await lock.getAttribute('aria-disabled')).toBe('true');
  await untilOpen(page);
  await lock.click({ force: true });
  const why = page.locator('.action-ask [data-rule="xw.action.lock.declare-out-of-range"]');
  await why.waitFor();
  const told = page
    .getByRole('log')
    .getByText(/^Luke Skywalker cannot lock .+: out of range \((\d|more than 5)\)\./);
  expect(await told.count()).toBe(2);
  const rule = page.getByRole('log').locator('[data-rule="xw.action.lock.declare-out-of-range"]').last();
  await rule.click();
  await page.getByRole('dialog').getByText('out of range').first().waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

/** A focus token can be spent in an attack, and it would make a difference. */
function hasTokenThatHelps(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const ask = document.querySelector('[data-window]');
    const token = ask?.querySelector('[data-token="focus"][data-usable="true"]');
    if (!token?.querySelector('button:not(:disabled)')) return false;
    const spent = token.querySelector('.odds-brief')?.textContent;
    return spent !== document.querySelector('[data-pass] .odds-brief')?.textContent;
  });
}

test('a battle goes on to its result: odds, tokens, whose turn it is, and how it ended', async () => {
  const me = await site.person();
  const { page } = me;
  await startBattle(page, site.url, battle);
  const now = page.locator('[data-turn][aria-current="step"]');
  const turns = new Set<unknown>();
  let spent = 0;
  const actFirst = async () => {
    for (const ship of await now.evaluateAll((each) => each.map((ship) => ship.dataset.turn)))
      turns.add(ship);
    if (!(await hasTokenThatHelps(page))) return false;
    await spendIt(page);
    spent++;
    return true;
  };
  const player = { pick: choices(7), wishes: forward, actFirst };
  for (let games = 1; ; games++) {
    await playOn(page, player);
    // With unlucky dice nobody has had a use for a token: once more, then.
    if (spent > 0 || games === 4) break;
    await page.getByRole('button', { name: 'Play it again' }).click();
    await page.locator('[data-dial]').first().waitFor();
  }
  expect(spent).toBeGreaterThan(0);
  expect(turns.has('s1')).toBe(true);

  const result = page.getByRole('region', { name: 'The battle is over' });
  expect(await result.getByRole('heading', { level: 2 }).textContent()).toMatch(/^(A draw|You win|.+ wins)$/);
  expect(await result.locator('[data-rule]').first().getAttribute('data-rule')).toMatch(/^xw\./);
  expect(await page.locator('.strip').textContent()).toContain('The battle is over.');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await untilReplay(page);
  expect(me.faults).toEqual([]);
  await me.close();
});

/** The odds stand there, the token goes, and the dice turn. */
async function spendIt(page: Page): Promise<void> {
  const odds = page.locator('[data-attack]').getByRole('region', { name: 'Odds' });
  expect(await odds.locator('[data-figure="toHit"] dd').textContent()).toMatch(/^\d+\s?%$/);
  // A token that is not there cannot be spent: the referee says why not.
  await untilOpen(page);
  await page.getByText('Not possible now').click();
  await page.getByRole('button', { name: /^(Evade|Target lock): Why not\?$/ }).click();
  const why = page.locator('[data-window]').getByRole('status');
  await why.locator('[data-rule^="xw."]').waitFor();
  expect(await why.textContent()).toMatch(/^[A-Z].+\. \S/);
  // The attack is one line; what it is made of is folded under it.
  await page.getByRole('log').locator('details:not([open]) summary').last().click();
  const lines = page.getByRole('log').getByText('Luke Skywalker spends 1 focus token.');
  const before = await lines.count();
  await page.getByRole('button', { name: 'Focus: Spend' }).click();
  await lines.nth(before).waitFor();
  await page.locator('[data-token="focus"][data-usable="true"]').waitFor({ state: 'detached' });
}
