import { engineOf, games } from '@sortie/games';
import type { AnyReferee, Plain, Refusal, Replay, SavedGame } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { type GameToRecord, recordGame } from '@sortie/testkit/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asked,
  Client,
  dice,
  http,
  openQuestion,
  play,
  type Seating,
  seated,
  twoPeople,
} from '../../../apps/server/tests/client.ts';
import { bench, databases, type Place } from '../../../apps/server/tests/databases.ts';
import { gamesToRecord } from '../../../packages/xwing/tests/released/games-to-record.ts';
import { type Day, registryOn } from './upgraded-registry.ts';
import { Scripts } from './upgraded-scripts.ts';

const GAME = 'xwing';
const NOW = games.find(GAME)!.rules;
/** `xwing-2` follows `xwing-1`. */
const LATER = NOW.replace(/\d+$/, (version) => String(Number(version) + 1));
const scripts = new Scripts();

/** Before the upgrade, after it, and after one that has forgotten the rules of before. */
let [before, after, forgetful]: Day[] = [];

beforeAll(async () => {
  const [now, later] = await Promise.all([scripts.engineOf(GAME, NOW), scripts.laterEngine(LATER)]);
  before = { game: GAME, today: NOW, engines: { [NOW]: now } };
  after = { game: GAME, today: LATER, engines: { [NOW]: now, [LATER]: later } };
  forgetful = { game: GAME, today: LATER, engines: { [LATER]: later } };
});

afterAll(() => scripts.end());

async function rulesOn(day: Day, rules: string) {
  const engine = await engineOf(registryOn(day), { game: GAME, rules });
  if (isRefusal(engine)) throw new Error(engine.rule);
  return engine;
}

function running(referee: AnyReferee | Refusal): AnyReferee {
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

const some = (wanted: (game: GameToRecord) => boolean) => gamesToRecord.filter(wanted).slice(0, 2);
const finished = some(({ savedWhen }) => !savedWhen);
const putAside = some(({ savedWhen }) => savedWhen !== undefined);

describe('after the rules were changed', () => {
  test('they are others: the same answers make another game', async () => {
    const replay = recordGame(await rulesOn(before!, NOW), finished[0]!) as Replay;
    const renamed = { ...replay, opening: { ...replay.opening, rules: LATER } };
    const later = await rulesOn(after!, LATER);
    const now = await rulesOn(before!, NOW);
    const table = (engine: typeof now, { opening }: Replay) =>
      (running(engine.open(opening)).view('referee') as { readonly table: Plain }).table;
    expect(later.verifyReplay(renamed)).toMatchObject({ kind: 'differs', at: 'entry' });
    expect(table(later, renamed)).not.toEqual(table(now, replay));
    expect(later.verifyReplay(replay)).toMatchObject({ rule: 'table.other-rules', about: { rules: NOW } });
  });

  test.each(finished)('a replay from before verifies: $name', async (game) => {
    const replay = recordGame(await rulesOn(before!, NOW), game) as Replay;
    expect((await rulesOn(after!, NOW)).verifyReplay(replay)).toEqual({
      kind: 'verified',
      entries: replay.journal.length,
      milestones: replay.milestones.length,
    });
  });

  test.each(putAside)('a game put aside before goes on to its end: $name', async (game) => {
    const saved = recordGame(await rulesOn(before!, NOW), game) as SavedGame;
    const engine = await rulesOn(after!, NOW);
    const referee = running(engine.resume(saved));
    expect(referee.hash()).toBe(saved.hash);
    while (!referee.outcome) {
      const { seat } = referee.requests().find(({ request }) => !request.settled)!.request;
      const chosen = game.players[seat]!.choose(referee.decisions(seat), () => referee.view(seat));
      expect(isRefusal(referee.answer(seat, { version: referee.version, ...chosen }))).toBe(false);
    }
    expect(engine.verifyReplay(referee.replay()).kind).toBe('verified');
    expect(referee.replay().opening.rules).toBe(NOW);
  });

  test('what was made by rules that are gone is refused with their name', async () => {
    const found = await engineOf(registryOn(forgetful!), { game: GAME, rules: NOW });
    expect(found).toMatchObject({ rule: 'table.unknown-rules', about: { game: GAME, rules: NOW } });
  });
});

describe.each(databases)('a server on %s that is upgraded while people play', (kind) => {
  const { newPlace, start, end } = bench(kind);
  afterAll(end);

  const startOn = async (day: Day, place: Place) =>
    start({ ...place, games: registryOn(day), thinker: await scripts.thinkerOn(day) });

  const joinAll = (url: string, { id, tokens, created }: Seating) =>
    Promise.all([tokens.a!, tokens.b!, created.spectator!].map((token) => Client.join(url, id, token)));

  test('goes on with the game under its rules, and begins new games under those of the day', async () => {
    const place = await newPlace();
    const first = await startOn(before!, place);
    const seating = await seated(first.url, { ...twoPeople, options: { points: 100, roundLimit: 12 } });
    const clients = await joinAll(first.url, seating);
    await playIntoAttack(clients);
    const seen = clients.map(({ view, log }) => ({ view, log }));
    await first.stop();

    const forgot = await startOn(forgetful!, place);
    const lost = await Client.open(forgot.url);
    const { id, tokens } = seating;
    expect(await lost.ask('join', { protocol: 1, game: id, token: tokens.a! })).toMatchObject({
      kind: 'error',
      problem: 'unknown-rules',
      message: expect.stringContaining(NOW) as string,
    });
    expect(await lost.untilClosed()).toBe(4012);
    expect((await http(`${forgot.url}/api/games/${id}`)).status).toBe(200);
    expect(await http(`${forgot.url}/api/games/${id}/replay`)).toMatchObject({
      status: 501,
      body: { problem: 'unknown-rules', rule: 'table.unknown-rules', about: { rules: NOW } },
    });
    await forgot.stop();

    const second = await startOn(after!, place);
    const again = await joinAll(second.url, seating);
    expect(again.map(({ view, log }) => ({ view, log }))).toEqual(seen);
    await Promise.all([play(again[0]!, dice(1)), play(again[1]!, dice(2))]);
    await again[2]!.until(({ status }) => status === 'over');
    const replay = await asked<Replay>(200, `${second.url}/api/games/${id}/replay`);
    expect(replay.opening.rules).toBe(NOW);
    expect((await rulesOn(before!, NOW)).verifyReplay(replay).kind).toBe('verified');
    await asked(201, `${second.url}/api/replays`, replay);

    const fresh = await seated(second.url);
    const [newcomer] = await joinAll(second.url, fresh);
    await newcomer!.ask('command', { from: 'a', command: { kind: 'concede' } });
    await newcomer!.until(({ status }) => status === 'over');
    const conceded = await asked<Replay>(200, `${second.url}/api/games/${fresh.id}/replay`);
    expect(conceded.opening.rules).toBe(LATER);
  });

  test('plays a game on from an old replay under the rules of the replay', async () => {
    const server = await startOn(after!, await newPlace());
    const [game] = finished;
    const replay = recordGame(await rulesOn(before!, NOW), game!) as Replay;
    const entries = Math.floor(replay.journal.length / 2);
    const seats = Object.keys(game!.players).map((seat, side) => ({
      seat,
      side: side === 0 ? 0 : 1,
      who: 'person',
    })) as (typeof twoPeople)['seats'];
    const { id, tokens } = await seated(server.url, {
      game: GAME,
      options: {},
      spectators: false,
      from: { replay, entries },
      seats,
    });
    const clients = await Promise.all(
      Object.values(tokens).map((token) => Client.join(server.url, id, token)),
    );
    await Promise.all(clients.map((client, place) => play(client, dice(place))));
    const played = await asked<Replay>(200, `${server.url}/api/games/${id}/replay`);
    expect(played.opening.rules).toBe(NOW);
    expect(played.journal.slice(0, entries)).toEqual(replay.journal.slice(0, entries));
    expect((await rulesOn(after!, NOW)).verifyReplay(played).kind).toBe('verified');
  });
});

/** Both people answer until an attack is under way. */
async function playIntoAttack(clients: readonly Client[]): Promise<void> {
  const below = dice(11);
  while (clients[0]!.view.table.attack === null) {
    const client = clients.find((each) => openQuestion(each))!;
    await play(client, below, 1);
    await Promise.all(clients.map((each) => each.until(({ version }) => version >= client.now.version)));
  }
}
