import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable, sitDown } from './link-game.ts';
import { liveSite } from './live-site.ts';
import type { Person } from './open-page.ts';
import { choices, forward, playOn } from './play-on.ts';
import { secretsIn } from './secrets-in.ts';

/** The server is killed. */
const site = liveSite({});

/** Both answer at the same time, as two people do; stops when one of them sees what is waited for. */
async function playBoth(
  people: readonly Person[],
  isEnough: (page: Page) => Promise<boolean>,
): Promise<void> {
  let enough = false;
  await Promise.all(
    people.map(({ page }, place) =>
      playOn(page, { pick: choices(place + 3), wishes: forward }, async () => {
        enough ||= await isEnough(page);
        return enough;
      }),
    ),
  );
}

/** The attack under way and its dice, as they are read out. */
function attackOn(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('[data-attack], [data-attack] [data-die]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
}

function isAskedInAttack(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.querySelector('[data-attack]') !== null && document.querySelector('[data-window]') !== null,
  );
}

test('two browsers play by link through a reload and a killed server, and nobody is sent a secret', async () => {
  const [host, friend, onlooker, late] = await Promise.all([1, 2, 3, 4].map(() => site.person()));
  const both = [host!, friend!];
  const everybody = [...both, onlooker!];
  const { invitation, watch } = await makeTable(host!.page, site.url);
  await sitDown(friend!.page, invitation);

  await late!.page.goto(invitation);
  await late!.page.getByRole('heading', { name: 'This seat is taken' }).waitFor();

  await onlooker!.page.goto(watch);
  await onlooker!.page.getByText('You are looking on.').waitFor();
  expect(new URL(onlooker!.page.url()).hash).toBe('');

  await playBoth(both, (page) => page.getByText('Round 2', { exact: true }).isVisible());
  await friend!.page.reload();
  await friend!.page.locator('[data-connection="here"]').waitFor();

  let asked: Person | undefined;
  // The other may have answered while one was asked: then the next attack will do.
  while (!asked && !(await host!.page.locator('[data-winner]').isVisible())) {
    await playBoth(both, isAskedInAttack);
    const isAsked = await Promise.all(both.map(({ page }) => isAskedInAttack(page)));
    asked = both[isAsked.indexOf(true)];
  }
  if (!asked) throw new Error('nobody was asked in an attack');
  const question = await asked.page.locator('[data-decision]').first().textContent();
  const before = await attackOn(asked.page);
  expect(before.length).toBeGreaterThan(1);
  await site.server.kill();
  await Promise.all(everybody.map(({ page }) => page.locator('[data-connection="away"]').waitFor()));
  expect(await attackOn(asked.page)).toEqual(before);
  await site.server.begin();
  await Promise.all(everybody.map(({ page }) => page.locator('[data-connection="here"]').waitFor()));
  for (const { page } of everybody) expect(await attackOn(page)).toEqual(before);
  expect(await asked.page.locator('[data-decision]').first().textContent()).toBe(question);

  await playBoth(both, () => Promise.resolve(false));
  for (const { page } of everybody) await page.locator('[data-winner]').waitFor();
  expect(await onlooker!.page.locator('[data-decision]').count()).toBe(0);

  const seats = ['p1', 'p2', 'spectator'];
  for (const [place, person] of everybody.entries()) {
    const { leaks, hidden } = secretsIn(person, seats[place]!);
    expect(leaks).toEqual([]);
    expect(hidden).toBeGreaterThan(0);
    expect(person.faults).toEqual([]);
  }
  // The search is worth something: what a player may know would be a leak to one who looks on.
  expect(secretsIn(host!, 'spectator').leaks).toContain('dial of s1');
  expect(late!.faults).toEqual([]);
});
