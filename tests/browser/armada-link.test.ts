import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitDown, takeLinks } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { type Person, PHONE } from './open-page.ts';
import { armadaPlayer, keepFleets, startFight } from './play-armada.ts';
import { playOn, type Turn } from './play-on.ts';

// A server that is killed is shared with nobody.
const site = liveSite({});

/** Both answer at the same time, as two people do; stops when one of them sees what is waited for. */
async function playBoth(
  people: readonly Person[],
  isEnough: (page: Page) => Promise<boolean> = () => Promise.resolve(false),
): Promise<readonly (Turn | undefined)[]> {
  let enough = false;
  const turns = await Promise.all(
    people.map(({ page }, place) =>
      playOn(page, armadaPlayer(place + 3), async () => {
        enough ||= await isEnough(page);
        return enough;
      }),
    ),
  );
  return turns.map((each) => each.at(-1));
}

/** Dice lie on the table, and this browser is asked about them. */
function isAskedAboutDice(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.querySelector('[data-attack] [data-die]') !== null &&
      document.querySelector('[data-window]') !== null,
  );
}

/** The attack under way and its dice, as they are read out. */
function attackOn(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('[data-attack], [data-attack] [data-die]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
}

/** Who of both is asked about dice; undefined when the game has ended without such a question. */
async function untilAskedAboutDice(both: readonly Person[]): Promise<Person | undefined> {
  for (;;) {
    await playBoth(both, isAskedAboutDice);
    // The other may have answered while one was asked: then the next attack will do.
    for (const person of both) if (await isAskedAboutDice(person.page)) return person;
    if (await both[0]!.page.locator('[data-winner]').isVisible()) return undefined;
  }
}

/** A wide screen makes the table, a phone is sent its link. */
async function meet(): Promise<{ readonly both: readonly Person[]; readonly onlooker: Person }> {
  const [host, friend, onlooker] = await Promise.all([
    site.person(),
    site.person({ size: PHONE, touch: true }),
    site.person(),
  ]);
  await Promise.all([
    startFight(host.page, site.url, { rounds: 6, isSmall: true, mode: 'With a friend by link' }),
    keepFleets(friend.page, site.url, ['Lone destroyer']),
  ]);
  const { invitation, watch } = await takeLinks(host.page);
  await sitDown(friend.page, invitation, 'Lone destroyer');
  await onlooker.page.goto(watch);
  await onlooker.page.getByText('You are looking on.').waitFor();
  return { both: [host, friend], onlooker };
}

test('a battle by link goes on after the server was killed in the middle of an attack, to its end', async () => {
  const { both, onlooker } = await meet();
  const everybody = [...both, onlooker];
  const asked = await untilAskedAboutDice(both);
  if (!asked) throw new Error('nobody was asked about dice');
  const question = await asked.page.locator('[data-decision]').first().textContent();
  const before = await attackOn(asked.page);
  expect(before.length).toBeGreaterThan(1);

  await site.server.kill();
  await Promise.all(everybody.map(({ page }) => page.locator('[data-connection="away"]').waitFor()));
  for (const { page } of both) expect(await attackOn(page)).toEqual(before);
  await site.server.begin();
  await Promise.all(everybody.map(({ page }) => page.locator('[data-connection="here"]').waitFor()));
  for (const { page } of everybody) expect(await attackOn(page)).toEqual(before);
  expect(await asked.page.locator('[data-decision]').first().textContent()).toBe(question);
  await look(asked.page, 'armada-link-after-kill');

  expect(await playBoth(both)).toEqual(['over', 'over']);
  for (const { page } of everybody) await page.locator('[data-winner]').waitFor();
  expect(await onlooker.page.locator('[data-decision]').count()).toBe(0);
  const results = await Promise.all(
    both.map(({ page }) => page.locator('[data-winner]').first().getAttribute('data-winner')),
  );
  expect(results[0]).toMatch(/^(?:0|1|draw)$/);
  expect(results[1]).toBe(results[0]);
  for (const person of everybody) {
    expect(person.faults).toEqual([]);
    await person.close();
  }
});
