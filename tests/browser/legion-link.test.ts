import { games } from '@sortie/games';
import type { Decision, Plain } from '@sortie/kernel';
import type { LegionView } from '@sortie/legion/view';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';
import { answerOne, choices } from './play-on.ts';
import { openLinkGame, playSeat, type Sitting } from './socket-player.ts';

// A server that is killed is shared with nobody.
const site = liveSite({});

const kit = games.find('legion')!;

interface Move {
  readonly type?: string;
  readonly angle?: number;
  readonly along?: number;
  readonly speed?: number;
}

/** How far a move goes towards the enemy's edge. */
function advance(answer: Plain, ahead: 1 | -1): number {
  const { angle = 90, along = 0, speed = 0 } = answer as Move;
  return ahead * Math.cos((angle * Math.PI) / 180) * along * speed;
}

/** Goes straight at the enemy and shoots as soon as it can. */
function charge({ kind, answers }: Decision, table: LegionView, seat: string): Plain {
  const all: readonly Plain[] = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  const wanted = (like: RegExp) => all.find((each) => like.test(JSON.stringify(each)));
  if (kind === 'move') {
    const side = table.seats.find(({ id }) => id === seat)?.side;
    const isBlue = side === table.blue;
    const ahead = isBlue === (table.blueEdge === 'south') ? 1 : -1;
    return all.toSorted((one, other) => advance(other, ahead) - advance(one, ahead))[0]!;
  }
  return wanted(/"ready":true/) ?? wanted(/"action":"attack"/) ?? wanted(/"move":"standard"/) ?? all[0]!;
}

/** Dice lie on the table and this seat may do something about them. */
function isAboutDice({ kind }: Decision, { pool }: LegionView): boolean {
  return kind === 'useAbility' && pool !== null && pool.dice.length > 0;
}

/** Plays both seats until one of them is asked about dice. */
async function playToDice(sittings: readonly Sitting[]): Promise<void> {
  const enough = new AbortController();
  await Promise.all(
    sittings.map((sitting) =>
      playSeat(
        sitting,
        (decision, table) => {
          const seen = table as unknown as LegionView;
          if (!isAboutDice(decision, seen)) return charge(decision, seen, sitting.seat);
          enough.abort();
          return undefined;
        },
        enough.signal,
      ),
    ),
  );
}

/** The same seat in a browser. */
async function sitAt(page: Page, { url, game, seat, token }: Sitting): Promise<void> {
  const kept = {
    id: game,
    game: 'legion',
    title: 'By link',
    tokens: { [seat]: token },
    at: 1,
    isOver: false,
  };
  await page.addInitScript((each) => localStorage.setItem('sortie.games', JSON.stringify([each])), kept);
  await page.goto(`${url}/game/${game}`);
  await page.locator('[data-attack] [data-die]').first().waitFor({ state: 'attached' });
}

/** The attack under way and its dice, as they are read out. */
function attackOn(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('[data-attack], [data-attack] [data-die]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
}

test('a battle by link goes on after the server was killed in the middle of an attack', async () => {
  const [lists, setup] = await Promise.all([kit.lists(), kit.setup()]);
  const options = { battleCards: false };
  const [one, other] = lists.presets.filter(({ points }) => points === 800);
  const forces = [setup.forceOf(options, one!.list), setup.forceOf(options, other!.list)] as const;
  const sittings = await openLinkGame(site.url, { game: 'legion', options, forces });
  await playToDice(sittings);

  const people = await Promise.all([site.person(), site.person({ size: PHONE, touch: true })]);
  await Promise.all(people.map(({ page }, place) => sitAt(page, sittings[place]!)));
  const asked = (await people[0].page.locator('[data-window]').count()) > 0 ? people[0] : people[1];
  await asked.page.locator('[data-window]').waitFor();
  const question = await asked.page.locator('[data-decision]').first().textContent();
  const before = await attackOn(asked.page);
  expect(before.length).toBeGreaterThan(1);

  await site.server.kill();
  await Promise.all(people.map(({ page }) => page.locator('[data-connection="away"]').waitFor()));
  for (const { page } of people) expect(await attackOn(page)).toEqual(before);
  await site.server.begin();
  await Promise.all(people.map(({ page }) => page.locator('[data-connection="here"]').waitFor()));
  for (const { page } of people) expect(await attackOn(page)).toEqual(before);
  expect(await asked.page.locator('[data-decision]').first().textContent()).toBe(question);
  await look(asked.page, 'link-after-kill');

  // The attack ends as it would have: both answer until no die of it lies there.
  const players = people.map(({ page }, place) => ({ page, player: { pick: choices(place + 3) } }));
  const isOver = async () => (await people[0].page.locator('[data-attack] [data-die]').count()) === 0;
  for (let turn = 0; turn < 30 && !(await isOver()); turn++) {
    await Promise.all(players.map(({ page, player }) => answerOne(page, player)));
  }
  for (const { page } of people) {
    await page.locator('[data-attack] [data-die]').first().waitFor({ state: 'detached' });
  }
  for (const person of people) {
    expect(person.faults).toEqual([]);
    await person.close();
  }
});
