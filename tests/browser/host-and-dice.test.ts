import { games, TutorialRun } from '@sortie/games';
import { commitment, isRefusal, type Plain, type Replay, type SeatId, seedPromise } from '@sortie/kernel';
import type { Created, CreateGame, Seated } from '@sortie/protocol';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { asked, Client, dice, forces, play, seated, twoPeople } from '../../apps/server/tests/client.ts';
import { concede, seedOf } from '../../apps/server/tests/fair-table.ts';
import { liveSite } from './live-site.ts';
import type { Person } from './open-page.ts';
import { untilReplay, verdict } from './replay-place.ts';

const site = liveSite();

const engine = (await games.find('xwing')!.engine())!;

/** A game that was played to its end, of which the host has every secret. */
let known: Replay;
beforeAll(async () => {
  const game = await seated(site.url);
  const clients = await Promise.all(
    ['a', 'b'].map((seat) => Client.join(site.url, game.id, game.tokens[seat])),
  );
  await Promise.all(clients.map((client, place) => play(client, dice(place + 3))));
  known = await asked<Replay>(200, `${site.url}/api/games/${game.id}/replay`);
  for (const client of clients) client.close();
}, 120_000);

const from = (replay: Replay, entries: number): CreateGame => ({
  ...twoPeople,
  options: {},
  from: { replay, entries },
});

/** The same game with another secret, which the host has chosen among a million. */
function ground(): Replay {
  const secret = 'the best of a million';
  return { ...known, fairness: { ...known.fairness!, secret, commitment: commitment(secret) } };
}

/** The beginning of the same game with every defence die an evade. */
function laidOut(): Replay {
  const script = { dice: { defense: Array.from({ length: 200 }, () => 'evade') } };
  const { fairness: _, ...unpromised } = known;
  const referee = engine.open({ ...known.opening, script });
  if (isRefusal(referee)) throw new Error(referee.rule);
  expect(referee.enter(known.journal.slice(0, 2))).toBeUndefined();
  referee.command('a' as SeatId, { kind: 'concede' });
  return { ...unpromised, ...referee.replay() };
}

/** What a page has done that sends what its reader has typed into its console. */
interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

function send(page: Page, address: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to!, { method: 'POST', headers, body: text! });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    [address, JSON.stringify(body)],
  );
}

interface Made {
  readonly id: string;
  /** The host's. */
  readonly seat: string;
  readonly token: string;
  readonly invitation: string;
  readonly commitment: string;
}

/** The host makes a game from the browser and sits down, with a promise unless the seed is given in the open. */
async function makeFrom(page: Page, wanted: CreateGame, isOpen = false): Promise<Made> {
  await page.goto(site.url);
  const made = await send(page, '/api/games', wanted);
  expect([made.status, made.body.message]).toEqual([201, undefined]);
  const { id, seats, commitment: told } = made.body as unknown as Created;
  const brought = isOpen ? { seed: seedOf('a') } : { promise: seedPromise(seedOf('a')) };
  const force = wanted.from ? {} : { force: forces.a };
  const sat = await send(page, `/api/games/${id}/seats/${seats[0]!.seat}`, {
    invite: seats[0]!.invite,
    name: 'Hosea',
    ...brought,
    ...force,
  });
  expect(sat.status).toBe(200);
  const { token } = sat.body as unknown as Seated;
  await page.goto(`${site.url}/game/${id}#seat=${seats[0]!.seat}:${token}`);
  return {
    id,
    seat: seats[0]!.seat,
    token,
    commitment: told,
    invitation: `${site.url}/join/${id}/${seats[1]!.seat}#${seats[1]!.invite}`,
  };
}

/** The friend takes the other seat; what the invitation said of the game is told. */
async function sitDown({ page }: Person, { invitation }: Made): Promise<string | null> {
  await page.goto(invitation);
  const button = page.getByRole('button', { name: 'Sit down' });
  await button.waitFor();
  const note = page.locator('[data-known-start]');
  const told = (await note.count()) > 0 ? await note.textContent() : null;
  const list = page.getByRole('radio', { name: 'TIE swarm' });
  if ((await list.count()) > 0) await list.click();
  await button.click();
  return told;
}

/** The game begins and ends at once, and the friend's browser says what it thinks of its dice. */
async function verdictOf(friend: Person, made: Made, isOpen = false): Promise<string | null> {
  const host = await Client.join(site.url, made.id, made.token);
  await host.until(({ dice: { promises } }) => isOpen || Object.keys(promises).length === 2);
  const shown = isOpen ? undefined : await host.ask('showSeed', { seed: seedOf('a') });
  expect(shown?.kind).toBe(isOpen ? undefined : 'result');
  await friend.page.locator('#play-board').waitFor();
  await concede(host, made.seat);
  host.close();
  await friend.page.locator('[data-winner]').waitFor();
  await friend.page.goto(`${site.url}/replay/game/${made.id}`);
  await untilReplay(friend.page);
  return verdict(friend.page);
}

test.each([
  ['the replay of a game that the host knows, begun anew', () => from(known, 0), 'Its dice are new', /^Fair/],
  ['a secret that the host chose beforehand', () => from(ground(), 0), 'Its dice are new', /^Fair/],
  [
    'the middle of a game that the host knows',
    () => from(known, Math.floor(known.journal.length / 2)),
    'also what lies hidden; the dice after it are new',
    /^Unchanged\. It began from a point that was known; its dice are new from there on\.$/,
  ],
  [
    'dice that the host laid out',
    () => from(laidOut(), 2),
    'It goes on from step 2',
    /^Unchanged\. It began from a point that was known; its dice are new from there on\.$/,
  ],
] as const)('%s gives the host no die, and the friend is told', async (_way, wanted, words, says) => {
  const [host, friend] = await Promise.all([site.person(), site.person()]);
  const wish = wanted();
  const made = await makeFrom(host.page, wish);
  expect([known.fairness!.commitment, wish.from!.replay.fairness?.commitment]).not.toContain(made.commitment);
  expect(await sitDown(friend, made)).toContain(words);
  expect(await verdictOf(friend, made)).toMatch(says);
  const played = await asked<Replay>(200, `${site.url}/api/games/${made.id}/replay`);
  const before = wish.from!.replay;
  const seeds = (replay: Replay) => [
    replay.opening.seed,
    ...(replay.opening.newDice ?? []).map(({ seed }) => seed),
  ];
  expect(seeds(before)).not.toContain(seeds(played).at(-1));
  expect([...host.faults, ...friend.faults]).toEqual([]);
});

test('a lesson that was laid out as a position gives the host no die, and the friend is told', async () => {
  const [host, friend] = await Promise.all([site.person(), site.person()]);
  const kit = games.find('xwing')!;
  const tutorial = (await kit.tutorial!('en'))!;
  const run = TutorialRun.begin({ kit, engine, tutorial, seed: 'a lesson' });
  for (let step = 0; step < 6; step++) {
    if (run.step.asks) run.answer(run.suggested!);
    else run.goOn();
  }
  const replay = run.replay();
  const referee = engine.open(replay.opening);
  if (isRefusal(referee)) throw new Error(referee.rule);
  const seats = referee.state.seats.map(({ id: seat, side }) => ({ seat, side, who: 'person' as const }));
  const made = await makeFrom(host.page, { ...from(replay, 0), seats });
  expect(await sitDown(friend, made)).toContain('from a position that somebody had laid out');
  expect(await verdictOf(friend, made)).toMatch(/^Unchanged\. It began from a point that was known/);
  expect([...host.faults, ...friend.faults]).toEqual([]);
});

test('a host whose seed lies open before the friend promises is told by the verdict', async () => {
  const [host, friend] = await Promise.all([site.person(), site.person()]);
  const made = await makeFrom(host.page, twoPeople, true);
  expect(await sitDown(friend, made)).toBeNull();
  expect(await verdictOf(friend, made, true)).toMatch(/^Unchanged, but seeds are missing/);
  expect([...host.faults, ...friend.faults]).toEqual([]);
});

test('dice, secrets and seeds are taken from no browser in any other way', async () => {
  const [host, friend] = await Promise.all([site.person(), site.person()]);
  const { page } = host;
  await page.goto(site.url);
  const laid: Readonly<Record<string, Plain>> = {
    secret: 'the best of a million',
    commitment: commitment('the best of a million'),
    seed: 'mine',
    script: { dice: { attack: ['crit'] } },
    newDice: [],
    opening: known.opening as unknown as Plain,
    position: {},
  };
  for (const [field, value] of Object.entries(laid)) {
    const { status, body } = await send(page, '/api/games', { ...twoPeople, [field]: value });
    expect([field, status, body.problem]).toEqual([field, 400, 'malformed']);
  }
  const made = await makeFrom(page, twoPeople);
  const early = await Client.join(site.url, made.id, made.token);
  // Nobody sees a seed, or shows one, before everybody has promised.
  expect(await early.ask('showSeed', { seed: seedOf('a') })).toMatchObject({ rule: 'table.seed-not-wanted' });
  await sitDown(friend, made);
  await early.until(({ dice: { promises } }) => Object.keys(promises).length === 2);
  for (const seed of ['another', `${seedOf('a')} `, '']) {
    const reply = await early.ask('showSeed', { seed });
    expect(reply.kind).not.toBe('result');
  }
  for (const [kind, fields] of [
    ['script', { script: laid.script }],
    ['command', { from: 'a', command: { kind: 'script', script: laid.script } }],
    ['replay', {}],
    ['hash', {}],
    ['save', {}],
  ] as const) {
    expect((await early.ask(kind, fields)).kind).not.toBe('result');
  }
  expect(await asked<Answer['body']>(409, `${site.url}/api/games/${made.id}/replay`)).toMatchObject({
    problem: 'not-over',
  });
  expect(await verdictOf(friend, made)).toBe('Fair and unchanged.');
  const { fairness } = await asked<Replay>(200, `${site.url}/api/games/${made.id}/replay`);
  for (const { frames } of [host, friend]) {
    for (const hidden of [fairness!.secret!, ...Object.values(fairness!.seeds)]) {
      const told = frames.filter((frame) => frame.includes(hidden) && !frame.includes('"status":"over"'));
      expect(told).toEqual([]);
    }
  }
  early.close();
  expect([...host.faults, ...friend.faults]).toEqual([]);
});
