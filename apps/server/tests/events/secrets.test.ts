import type { EventGame } from '@sortie/tournaments/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { bench, databases } from '../databases.ts';
import { arriveAt } from '../judged-game.ts';
import { EventClient } from './event-client.ts';
import { type Day, enterAll, gather, joinAs, openDay, won } from './event-day.ts';
import { hundred } from './lists.ts';
import { Outsiders } from './outsiders.ts';

const MINUTE = 60_000;

/** Fields that only the organiser's frames hold while the event runs. */
const ORGANISERS = ['endsAt', 'minutes', 'attack', 'defense', 'lot', 'forbidden', 'isLocked', 'tokenHash'];

interface Frame {
  readonly text: string;
  readonly who: string;
}

/** Where a frame holds one of the organiser's fields with something in it. The scoring is announced to everybody. */
function fieldsIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (name === 'scoring') return [];
    const isLeak = ORGANISERS.includes(name) && field !== null;
    return [...(isLeak ? [`${path}.${name}`] : []), ...fieldsIn(field, `${path}.${name}`)];
  });
}

/** The two of the first table of the round sit down to play here, and somebody looks on. */
async function sitAtFirstTable(
  url: string,
  { desk }: Day,
  phones: readonly EventClient[],
): Promise<readonly Client[]> {
  const { number, pairings } = desk.view.rounds.at(-1)!;
  const { table, players } = pairings[0]!;
  const opened = await desk.ask('openGame', { round: number, table });
  if (opened.kind !== 'result') throw new Error(JSON.stringify(opened));
  const { game } = opened.result as { readonly game: string };
  const tokens = await Promise.all(
    phones
      .filter(({ as }) => 'player' in as && players.includes(as.player))
      .map(async (phone) => {
        const isMine = (each: EventGame) => each.game === game && each.token !== null;
        const { games } = await phone.until((picture) => picture.games.some(isMine));
        return games.find(isMine)!.token!;
      }),
  );
  for (const token of tokens) await arriveAt(url, game, token);
  return Promise.all([...tokens, undefined].map((token) => Client.join(url, game, token)));
}

describe.each(databases)('an event on %s, from registration to its end', (kind) => {
  const { start, end } = bench(kind);
  afterAll(end);

  test('sends players and the wall no end of round, no unpublished pairing, no list before its time', async () => {
    let ahead = 0;
    const { url } = await start({ now: () => Date.now() + ahead });
    const day = await openDay(url, {
      organiser: 'Olga',
      preset: 'aces-100',
      settings: { name: 'Spring cup', game: 'xwing', rounds: 3, cut: 4, showElapsed: true },
    });
    const { desk, created } = day;
    const wall = await EventClient.join(url, created.id);
    const plainWall = await EventClient.join(url, created.id, undefined, false);
    const players = await gather(day, 6);
    const phones = await Promise.all(players.map((player) => joinAs(url, day, { player })));
    const judge = await joinAs(url, day, { judge: desk.view.judges[0]!.id });
    const outsiders = [wall, plainWall, judge, ...phones];
    const frames = (): readonly Frame[] =>
      outsiders.flatMap((client) =>
        client.heard.map((text) => ({
          text,
          who: 'player' in client.as ? client.as.player : client.as.role,
        })),
      );
    const around = await Outsiders.of(url, day, []);
    const table: Frame[] = [];
    const nameOf = (at: number) => `LIST-OF-${at}`;
    for (const [at, player] of players.entries()) {
      const list = JSON.stringify({
        ...(JSON.parse(hundred[at % hundred.length]!) as object),
        name: nameOf(at),
      });
      await phones[at]!.must({ kind: 'handInList', player, list });
    }
    // Before the start a list is its player's and the staff's.
    for (const { text, who } of frames().filter((frame) => frame.who !== 'judge')) {
      const seen = players.filter((_, at) => text.includes(nameOf(at)));
      expect(seen.filter((player) => player !== who)).toEqual([]);
    }
    await desk.must({ kind: 'start' });
    await wall.until(({ view }) => view.phase === 'running');
    expect(wall.heard.at(-1)).toContain(nameOf(0));

    for (let round = 1; round <= 5; round++) {
      if (round === 4) await desk.must({ kind: 'makeCut' });
      await desk.must({ kind: 'drawRound' });
      // Another draw changes nothing that others see; a swap neither.
      await desk.must({ kind: 'drawRound' });
      expect(wall.view.rounds).toHaveLength(round - 1);
      await around.askAround();
      await desk.must({ kind: 'publishRound' });
      await Promise.all(outsiders.map((each) => each.until(({ view }) => view.rounds.length === round)));
      await desk.must({ kind: 'startClock' });
      await desk.must({ kind: 'extendClock', minutes: 3, table: null });
      const secret = desk.view.rounds.at(-1)!.clock.secret!;
      expect(secret.endsAt).not.toBeNull();
      const atTable = await sitAtFirstTable(url, day, phones);
      await around.askAround();
      ahead = secret.endsAt! + MINUTE - Date.now();
      await Promise.all(outsiders.map((each) => each.until(({ view }) => view.rounds.at(-1)!.clock.isUp)));
      for (const seat of atTable) await seat.until(({ judged }) => judged!.timeIsUp);
      for (const { heard } of atTable) table.push(...heard.map((text) => ({ text, who: 'table' })));
      await enterAll(day, () => 100);
      expect(
        around.answers.filter((answer) => !/^\S+ (?:403|200 \{"id":0,"kind":"refused")/.test(answer)),
      ).toEqual([]);
      const http = around.answers.map((text) => ({ text: text.slice(text.indexOf('{')), who: 'HTTP' }));
      const leaks = [...frames(), ...table, ...http].flatMap(({ text }) => [
        ...fieldsIn(JSON.parse(text)),
        ...(text.includes(`${secret.endsAt}`) ? ['the end of the round'] : []),
        ...(/"draft":\{|"desk":\{/.test(text) ? ['the draft or the desk'] : []),
        ...(text.includes('"secret":"') ? ['the secret'] : []),
      ]);
      expect(leaks).toEqual([]);
    }
    await desk.must({ kind: 'finish' });
    const over = await wall.until(({ view }) => view.phase === 'over');
    expect(over.view.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(over.view.places).toHaveLength(6);
    await plainWall.until(({ view }) => view.phase === 'over');
    expect(plainWall.view).toEqual(wall.view);
    for (const phone of phones) phone.close();
  });

  test('tells no report of another table, and no pairing while it is a draft', async () => {
    const { url } = await start();
    const day = await openDay(url, {
      organiser: 'Olga',
      preset: 'aces-100',
      settings: { name: 'Cup', game: 'xwing', listsRequired: false },
    });
    await gather(day, 6);
    await day.desk.must({ kind: 'start' });
    const wall = await EventClient.join(url, day.created.id);
    await day.desk.must({ kind: 'drawRound' });
    const { pairings } = day.desk.view.draft!;
    await wall.until(({ view }) => view.version === day.desk.view.version);
    expect(wall.heard.some((text) => text.includes('pairings'))).toBe(false);
    await day.desk.must({ kind: 'publishRound' });
    const reporter = await joinAs(url, day, { player: pairings[0]!.players[0] });
    const stranger = await joinAs(url, day, { player: pairings[1]!.players[0] });
    const result = won(73, 61);
    await reporter.must({ kind: 'reportResult', round: 1, table: pairings[0]!.table, result });
    await Promise.all(
      [wall, stranger].map((each) => each.until(({ view }) => view.version === day.desk.view.version)),
    );
    for (const { heard } of [wall, stranger])
      expect(heard.some((text) => text.includes('[73,61]'))).toBe(false);
  });
});
