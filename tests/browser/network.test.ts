import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable, sitDown } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { startPlanning } from './start-battle.ts';

const site = liveSite();

/** What becomes of messages to the server: `through`, or kept from one or both of the ends. */
type Passage = 'through' | 'nothing' | 'only to the server';

/** The line of a page, which the test can stall without closing it. */
class StalledLine {
  passage: Passage = 'through';

  static async on(page: Page): Promise<StalledLine> {
    const line = new StalledLine();
    await page.routeWebSocket(/\/api\/live$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (line.passage !== 'nothing') server.send(message);
      });
      server.onMessage((message) => {
        if (line.passage === 'through') socket.send(message);
      });
    });
    return line;
  }
}

const answerState = (page: Page, state: string) =>
  page.locator(`[data-answer-state="${state}"]`).waitFor({ state: 'attached' });

/** Keeps the states of answers and what was said of them: some are over before a busy machine has looked. */
function noteStates(): void {
  const noted: string[] = [];
  Object.assign(window, { noted });
  const note = () => {
    for (const name of ['data-answer-state', 'data-sending']) {
      const now = document.querySelector(`[${name}]`)?.getAttribute(name);
      if (now && !noted.includes(`${name} ${now}`)) noted.push(`${name} ${now}`);
    }
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
}

const notedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly noted: readonly string[] }).noted);

/** Two frames after the browser has noticed that the network is gone. */
function isSaidAtOnce(page: Page, words: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const look = () => resolve(document.body.textContent.includes(wanted));
        addEventListener('offline', () => requestAnimationFrame(() => requestAnimationFrame(look)));
      }),
    words,
  );
}

/** A battle against the computer, at the first dial. */
async function atFirstDial(page: Page): Promise<void> {
  await startPlanning(page, site.url, 4);
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
}

const dialOf = (page: Page, isSet: boolean) => page.locator(`[data-dial="s1"][data-set="${isSet}"]`);
const flyTwo = '[data-answer=\'{"speed":2,"bearing":"straight"}\']';

test('a missing network is shown at once, the other side sees who is away, and both see the return', async () => {
  const [host, friend] = await Promise.all([site.person(), site.person()]);
  const { invitation } = await makeTable(host.page, site.url);
  await sitDown(friend.page, invitation);
  const seat = host.page.locator('[data-seat="p2"]').first();
  await friend.page.locator('[data-connection="here"]').waitFor();
  expect(await seat.getAttribute('data-state')).not.toBe('away');

  const isSaid = isSaidAtOnce(friend.page, 'No network');
  // The page listens before the network goes.
  await friend.page.evaluate(() => undefined);
  await friend.context.setOffline(true);
  expect(await isSaid).toBe(true);
  expect(await friend.page.getByText('No network').isVisible()).toBe(true);
  expect(await friend.page.locator('[data-connection]').getAttribute('data-connection')).toBe('away');
  await host.page.locator('[data-seat="p2"][data-state="away"]').first().waitFor();

  await friend.context.setOffline(false);
  await friend.page.locator('[data-connection="here"]').waitFor();
  await friend.page.getByText('No network').waitFor({ state: 'detached' });
  await host.page.locator('[data-seat="p2"][data-state="away"]').waitFor({ state: 'detached' });
  expect([...host.faults, ...friend.faults]).toEqual([]);
  await Promise.all([host.close(), friend.close()]);
});

test('an answer that reached a server which fell silent is called unknown, then taken', async () => {
  const me = await site.person();
  const { page } = me;
  const line = await StalledLine.on(page);
  await page.addInitScript(noteStates);
  await atFirstDial(page);

  line.passage = 'only to the server';
  await page.locator(flyTwo).click();
  await answerState(page, 'unknown');
  expect(await notedOn(page)).toEqual(
    expect.arrayContaining(['data-answer-state slow', 'data-sending sending…', 'data-answer-state unknown']),
  );
  await page.getByText('It is not known yet whether your answer arrived.', { exact: false }).waitFor();
  await page.getByText('No sign of the server for some seconds').waitFor();
  expect(await page.getByText('did not reach the referee').count()).toBe(0);

  line.passage = 'through';
  await answerState(page, 'taken');
  await page.getByText('Your answer had arrived.', { exact: false }).waitFor();
  await dialOf(page, true).waitFor();
  await page.locator('[data-connection="here"]').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test('an answer that never left is called unknown, then lost, and can be given again', async () => {
  const me = await site.person();
  const { page } = me;
  const line = await StalledLine.on(page);
  await atFirstDial(page);

  line.passage = 'nothing';
  await page.locator(flyTwo).click();
  await answerState(page, 'unknown');
  line.passage = 'through';
  await page.getByText('Your answer did not reach the referee. Give it again.').waitFor();
  await dialOf(page, false).waitFor();

  await page.locator(flyTwo).click();
  await dialOf(page, true).waitFor();
  await answerState(page, 'none');
  expect(await page.getByText('did not reach the referee').count()).toBe(0);
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a line that says nothing is noticed without an answer under way', async () => {
  const me = await site.person();
  const { page } = me;
  const line = await StalledLine.on(page);
  await atFirstDial(page);
  line.passage = 'nothing';
  await page.locator('[data-connection="away"]').waitFor({ timeout: 15_000 });
  line.passage = 'through';
  await page.locator('[data-connection="here"]').waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});
