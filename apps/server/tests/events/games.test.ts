import type { PlayerId } from '@sortie/tournaments/model';
import type { EventGame } from '@sortie/tournaments/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { bench, databases } from '../databases.ts';
import { arriveAt } from '../judged-game.ts';
import { EventClient } from './event-client.ts';
import { type Day, gather, joinAs, openDay, publishRound, won } from './event-day.ts';
import { hundred } from './lists.ts';

const MINUTE = 60_000;
const DOUBTS = { confirmed: ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'] };

interface Table {
  readonly day: Day;
  readonly number: number;
  readonly players: readonly [PlayerId, PlayerId];
  readonly phones: readonly [EventClient, EventClient];
}

/** An event with lists, its first round published, the two of the first table on their phones. */
async function firstTable(url: string): Promise<Table> {
  const day = await openDay(url, {
    organiser: 'Olga',
    preset: 'aces-100',
    settings: { name: 'Spring cup', game: 'xwing' },
  });
  for (const [at, player] of (await gather(day, 4)).entries()) {
    await day.desk.must({ kind: 'handInList', player, list: hundred[at % hundred.length]! });
  }
  await day.desk.must({ kind: 'start' }, DOUBTS);
  await publishRound(day);
  const { table, players } = day.desk.view.rounds[0]!.pairings[0]!;
  const phones = [
    await joinAs(url, day, { player: players[0] }),
    await joinAs(url, day, { player: players[1] }),
  ] as const;
  return { day, number: table, players, phones };
}

async function open(client: EventClient, table: number): Promise<string> {
  const reply = await client.ask('openGame', { round: 1, table });
  if (reply.kind !== 'result') throw new Error(JSON.stringify(reply));
  return (reply.result as { readonly game: string }).game;
}

const gameOf = ({ picture }: EventClient): EventGame | undefined => picture.games[0];

/** Both sit down at the table with the tokens that their phones show. */
async function sitDown(url: string, { phones }: Table): Promise<readonly [Client, Client]> {
  const seats: Client[] = [];
  for (const phone of phones) {
    await phone.until(({ games }) => games.length === 1);
    const { game, token } = gameOf(phone)!;
    await arriveAt(url, game, token!);
  }
  for (const phone of phones) {
    const { game, token } = gameOf(phone)!;
    seats.push(await Client.join(url, game, token!));
  }
  return [seats[0]!, seats[1]!];
}

const resultAt = ({ view }: EventClient, table: number) =>
  view.rounds[0]!.pairings.find((each) => each.table === table)!.result;

describe.each(databases)('a published pairing of an event on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  test('is played in Sortie with the locked squads, and its result reports itself', async () => {
    const { url } = await start();
    const table = await firstTable(url);
    const { day, number, phones, players } = table;
    const game = await open(phones[0], number);
    expect(await open(day.desk, number)).toBe(game);
    const wall = await joinAs(url, day, { player: day.desk.view.rounds[0]!.pairings[1]!.players[0] });
    await wall.until(({ games }) => games.length === 1);
    expect(gameOf(wall)).toEqual({ round: 1, table: number, game, token: null, status: 'waiting' });
    await day.desk.until(({ games }) => games.length === 1);
    const tokens = [gameOf(day.desk)!.token, ...phones.map((phone) => gameOf(phone)?.token)];
    expect(new Set(tokens).size).toBe(3);
    const [, b] = await sitDown(url, table);
    await wall.until(({ games }) => games[0]!.status === 'playing');
    expect(b.view.table.ships.length).toBeGreaterThan(0);
    await b.ask('command', { from: 'b', command: { kind: 'concede' } });
    await day.desk.until(() => resultAt(day.desk, number) !== null);
    expect(resultAt(day.desk, number)).toMatchObject({ kind: 'conceded', by: 1 });
    await wall.until(({ games }) => games[0]!.status === 'over');
    expect(day.desk.view.standings[0]).toMatchObject({ player: players[0], eventPoints: 3 });
  });

  test('is not opened by strangers, twice, without squads or after its result', async () => {
    const { url } = await start();
    const { day, number } = await firstTable(url);
    const other = day.desk.view.rounds[0]!.pairings[1]!;
    const stranger = await joinAs(url, day, { player: other.players[0] });
    const refusal = async (client: EventClient, round: number, table: number) => {
      const reply = await client.ask('openGame', { round, table });
      return reply.kind === 'refused' ? reply.rule : reply.kind;
    };
    expect(await refusal(stranger, 1, number)).toBe('desk.not-your-table');
    expect(await refusal(stranger, 2, number)).toBe('desk.no-round');
    expect(await refusal(day.desk, 1, 99)).toBe('desk.no-table');
    const games = await Promise.all([open(day.desk, number), open(day.desk, number)]);
    expect(games[0]).toBe(games[1]);
    const { table } = other;
    await day.desk.must({ kind: 'enterResult', round: 1, table, result: won(80, 20) });
    expect(await refusal(stranger, 1, table)).toBe('desk.settled');
  });

  test('hears that time is up, that it stands still, and that the desk has the result', async () => {
    let ahead = 0;
    const { url } = await start({ now: () => Date.now() + ahead });
    const table = await firstTable(url);
    const { day, number } = table;
    await open(day.desk, number);
    const [a] = await sitDown(url, table);
    await day.desk.must({ kind: 'startClock' });
    await day.desk.must({ kind: 'pauseClock', table: number });
    await a.until((update) => update.judged?.paused !== null);
    await day.desk.must({ kind: 'resumeClock', table: number });
    await a.until((update) => update.judged?.paused === null);
    ahead += 70 * MINUTE;
    await a.until((update) => update.judged?.timeIsUp === true);
    await day.desk.until(({ view }) => view.rounds[0]!.pairings[0]!.isTimeUp);
    await day.desk.must({ kind: 'extendClock', minutes: 60, table: number });
    await a.until((update) => update.judged?.timeIsUp === false);
    await day.desk.must({ kind: 'enterResult', round: 1, table: number, result: won(80, 20) });
    await a.until((update) => update.judged?.isClosed === true);
    await day.desk.until(({ games }) => games.length === 0);
    expect(a.now).toMatchObject({ judged: { isClosed: true, timeIsUp: false } });
  });

  test('goes on after a restart, and its end is not missed', async () => {
    const place = await newPlace();
    const first = await start(place);
    const table = await firstTable(first.url);
    const { day, number } = table;
    const game = await open(day.desk, number);
    await sitDown(first.url, table);
    const { token } = gameOf(table.phones[1])!;
    await first.stop();
    const second = await start(place);
    const seat = await Client.join(second.url, game, token!);
    await seat.ask('command', { from: 'b', command: { kind: 'concede' } });
    const desk = await EventClient.join(second.url, day.created.id, day.created.token);
    await desk.until(() => resultAt(desk, number) !== null);
    expect(resultAt(desk, number)).toMatchObject({ kind: 'conceded', by: 1 });
  });
});
