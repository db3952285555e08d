import { join } from 'node:path';
import { type Fairness, type Replay, seedPromise } from '@sortie/kernel';
import type { Created, CreateGame, Seated } from '@sortie/protocol';
import Database from 'libsql';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, Client, seated, twoPeople } from '../../apps/server/tests/client.ts';
import { concede, seedOf, sitting } from '../../apps/server/tests/fair-table.ts';
import { makeTable, sitDown } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { type Person, PHONE } from './open-page.ts';
import { untilReplay, verdict } from './replay-place.ts';
import { serverWithin } from './server-within.ts';

const site = liveSite();
/** Seeds are waited for as long as ten of its minutes. */
const server = serverWithin({ minute: 1500 });

interface KeptDice {
  readonly commitment: string;
  readonly seeds: Readonly<Record<string, string>>;
  readonly shown: readonly string[];
  readonly promises?: Readonly<Record<string, string>>;
}

/** What a browser keeps of the dice of its only game. */
function keptDice(page: Page): Promise<KeptDice> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('sortie.games')!) as { readonly dice: never }[])[0]!.dice,
  );
}

const idOf = (page: Page) => /\/game\/([\w-]+)/.exec(page.url())![1]!;

async function concedeOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await page.locator('[data-winner]').waitFor();
}

async function verdictOn({ page }: Person, url: string, id: string): Promise<string | null> {
  await page.goto(`${url}/replay/game/${id}`);
  await untilReplay(page);
  return verdict(page);
}

/** Two people at a table by link, and the game over. */
async function playedBy(host: Person, friend: Person, url: string): Promise<string> {
  const { invitation } = await makeTable(host.page, url);
  await sitDown(friend.page, invitation);
  await host.page.locator('#play-board').waitFor();
  await concedeOn(host.page);
  await friend.page.locator('[data-winner]').waitFor();
  return idOf(host.page);
}

test('two browsers promise their seeds, show them, and each finds its own in fair dice', async () => {
  const [host, friend, stranger] = [await site.person(), await site.person(), await site.person()];
  const id = await playedBy(host, friend, site.url);
  const [own, other] = [await keptDice(host.page), await keptDice(friend.page)];
  expect(other.commitment).toBe(own.commitment);
  expect(other.promises).toEqual(own.promises);
  const seeds = { ...own.seeds, ...other.seeds };
  expect(own.promises).toEqual(
    Object.fromEntries(Object.entries(seeds).map(([seat, seed]) => [seat, seedPromise(seed)])),
  );
  expect([...own.shown, ...other.shown].toSorted()).toEqual(['p1', 'p2']);
  for (const { frames } of [host, friend]) {
    for (const seed of Object.values(seeds)) expect(frames.join('\n')).not.toContain(seed);
  }
  expect(await verdictOn(host, site.url, id)).toBe('Fair and unchanged.');
  expect(await verdictOn(friend, site.url, id)).toBe('Fair and unchanged.');
  expect(await verdictOn(stranger, site.url, id)).toMatch(/^Unchanged, and true to itself\./);
  await host.page.getByRole('slider', { name: 'Place in the game' }).fill('0');
  await host.page.getByRole('button', { name: 'What if…' }).click();
  await host.page.getByText('From here on the dice are new, and nobody knows them').waitFor();
  expect([...host.faults, ...friend.faults, ...stranger.faults]).toEqual([]);
});

test('a file that the server changed by hand is told from what both browsers saw', async () => {
  const [host, friend] = [await site.person(), await site.person()];
  const id = await playedBy(host, friend, server.url);
  expect(await verdictOn(friend, server.url, id)).toBe('Fair and unchanged.');
  const { fairness } = await asked<Replay>(200, `${server.url}/api/games/${id}/replay`);
  const { seeds, promises } = fairness!;
  const forged: Fairness = {
    ...fairness!,
    seeds: { ...seeds, p2: 'another' },
    promises: { ...promises, p2: seedPromise('another') },
  };
  await server.betweenRuns({ minute: 1500 }, (folder) => {
    const file = new Database(join(folder, 'sortie.db'));
    file.prepare('update games set fairness = ? where id = ?').run(JSON.stringify(forged), id);
    file.close();
  });
  for (const person of [host, friend]) {
    expect(await verdictOn(person, server.url, id)).toMatch(/^This is not what this browser saw/);
  }
  await friend.page.getByRole('button', { name: 'Check the dice' }).click();
  await friend.page.locator('[data-standing="bad"]').first().waitFor();
  await look(friend.page, 'dice-not-as-seen');
});

/** A host who speaks to the server without a page, and the address for the friend. */
async function hostWithoutPage(url: string, wanted: CreateGame) {
  const created = await asked<Created>(201, `${url}/api/games`, wanted);
  const [own, other] = created.seats;
  const sat = sitting(own!.invite!, 'a', wanted);
  const { token } = await asked<Seated>(200, `${url}/api/games/${created.id}/seats/a`, sat);
  return { id: created.id, token, invitation: `${url}/join/${created.id}/b#${other!.invite}` };
}

test('whoever is invited to a game that goes on from a known one is told, and so is the verdict', async () => {
  const { url } = site;
  const before = await seated(url);
  const known = await Client.join(url, before.id, before.tokens.a);
  await concede(known);
  const replay = await asked<Replay>(200, `${url}/api/games/${before.id}/replay`);
  const entries = 0;
  const friend = await site.person({ size: PHONE, touch: true });
  const anew = await hostWithoutPage(url, { ...twoPeople, options: {}, from: { replay, entries } });
  await friend.page.goto(anew.invitation);
  const note = friend.page.locator('[data-known-start]');
  expect(await note.textContent()).toContain('Its dice are new and known to nobody.');
  await look(friend.page, 'invited-to-known-start');

  const longer = await playedAWhile(url);
  const from = { replay: longer, entries: longer.journal.length - 1 };
  const goesOn = await hostWithoutPage(url, { ...twoPeople, options: {}, from });
  await friend.page.goto(goesOn.invitation);
  expect(await note.getAttribute('data-known-start')).toBe(String(from.entries));
  expect(await note.textContent()).toContain('also what lies hidden');
  expect(await friend.page.getByRole('radio').count()).toBe(0);
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await friend.page.getByText('Everybody has sat down').waitFor();
  const host = await Client.join(url, goesOn.id, goesOn.token);
  await host.ask('showSeed', { seed: seedOf('a') });
  await friend.page.locator('#play-board').waitFor();
  await concede(host);
  await friend.page.locator('[data-winner]').waitFor();
  expect(await verdictOn(friend, url, goesOn.id)).toMatch(
    /^Unchanged\. It began from a point that was known/,
  );
  expect(friend.faults).toEqual([]);
});

/** A game in which some questions were answered. */
async function playedAWhile(url: string): Promise<Replay> {
  const game = await seated(url);
  const a = await Client.join(url, game.id, game.tokens.a);
  const b = await Client.join(url, game.id, game.tokens.b);
  for (let answers = 0; answers < 6; answers++) {
    const client = [a, b].find(({ now }) => now.view!.decisions.some(({ settled }) => !settled))!;
    const question = client.view.decisions.find(({ settled }) => !settled)!;
    const { version } = client.now;
    const { answers: offered } = question;
    const legal = offered.kind === 'offers' ? offered.offers : offered.suggestions;
    await client.answer(question, legal[0]!);
    await Promise.all([a, b].map((each) => each.until((update) => update.version > version)));
  }
  await concede(a);
  return asked<Replay>(200, `${url}/api/games/${game.id}/replay`);
}

test('a host who never shows a seed holds nobody up for ever, and the verdict tells', async () => {
  const { url } = server;
  const friend = await site.person();
  const { id, token, invitation } = await hostWithoutPage(url, twoPeople);
  await sitDownSoon(friend.page, invitation);
  await friend.page.getByText('Still missing: Player a').waitFor();
  await look(friend.page, 'waiting-for-seeds');
  await friend.page.locator('#play-board').waitFor();
  const host = await Client.join(url, id, token);
  expect(await host.ask('showSeed', { seed: seedOf('a') })).toMatchObject({ rule: 'table.seed-not-wanted' });
  await concede(host);
  await friend.page.locator('[data-winner]').waitFor();
  expect(await verdictOn(friend, url, id)).toMatch(/^Unchanged, but seeds are missing/);
});

async function sitDownSoon(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('radio', { name: 'Two TIE fighters' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
}
