import type { ListFortressFile } from '@sortie/tournaments/files';
import type { PlayerId, Result } from '@sortie/tournaments/model';
import type { SentCommand } from '@sortie/tournaments/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { bench, databases } from '../databases.ts';
import { EventClient, type SendOptions } from './event-client.ts';
import { type Day, enterAll, gather, joinAs, openDay, publishRound, startedDay, won } from './event-day.ts';
import { hundred } from './lists.ts';

const DOUBTS = ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'];

/** Speaks to an event over HTTP with a token. */
async function speak(url: string, token: string | undefined, body?: object | string) {
  const headers: Record<string, string> = { connection: 'close' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: text }),
  });
  return { status: response.status, text: await response.text() };
}

describe.each(databases)('bad input for an event on %s', (kind) => {
  const { start, end } = bench(kind);
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(end);

  const at = ({ created }: Day, what: string) => `${server.url}/api/events/${created.id}/${what}`;
  const wholeOf = async (day: Day) => (await speak(at(day, 'file'), day.created.token)).text;

  /** Tries what must be refused, and expects that the whole log stays as it was, byte for byte. */
  async function refuses(day: Day, act: () => Promise<unknown>, expected: object): Promise<void> {
    const before = await wholeOf(day);
    expect(await act()).toMatchObject(expected);
    expect(await wholeOf(day)).toBe(before);
  }

  const refusal = (rule: string, about: object) => ({ kind: 'refused', rule, about });
  const by = (client: EventClient, command: SentCommand, options?: SendOptions) => () =>
    client.send(command, options);
  const fileOf = async (
    day: Day,
    form: string,
    text: string,
    token: string | undefined = day.created.token,
  ) => {
    const body = { version: day.desk.view.version, from: { form, text } };
    const { status, text: answer } = await speak(at(day, 'players'), token, body);
    return { status, body: JSON.parse(answer) as object };
  };

  test('a CSV is checked row by row before anybody is taken, and then everybody is', async () => {
    const day = await openDay(server.url);
    await gather(day, 4);
    const faulty = 'name,club,table,byes\nAna,Reds,,\nplayer 2,,x,\n,Blues,3,1\nana,,,never\n';
    await refuses(day, () => fileOf(day, 'csv', faulty), {
      status: 422,
      body: {
        problem: 'refused',
        rule: 'desk.bad-file',
        about: {
          field: '3.name',
          problem: 'twice',
          rows: [
            { row: 3, column: 'name', problem: 'twice', found: 'player 2' },
            { row: 3, column: 'table', problem: 'notANumber', found: 'x' },
            { row: 4, column: 'name', problem: 'missing' },
            { row: 5, column: 'name', problem: 'twice', found: 'ana' },
            { row: 5, column: 'byes', problem: 'notANumber', found: 'never' },
          ],
        },
      },
    });
    await refuses(day, () => fileOf(day, 'csv', 'nom\nAna\n'), {
      body: {
        about: {
          rows: [
            { row: 1, problem: 'unknownColumn', found: 'nom' },
            { row: 1, column: 'name' },
            { row: 2, column: 'name', problem: 'missing' },
          ],
        },
      },
    });
    await refuses(day, () => fileOf(day, 'csv', 'name\n"Ana\n'), {
      body: { about: { problem: 'openQuote' } },
    });
    const [player] = day.desk.view.players;
    const { token } = await day.desk.makeLink({ role: 'player', player: player!.id });
    await refuses(day, () => fileOf(day, 'csv', 'name\nAna\n', token), { status: 403 });
    const good = 'name;club;table;byes\nAna;Reds;7;\n"Bo; the second";;;1 2\n';
    expect(await fileOf(day, 'csv', good)).toMatchObject({ status: 200, body: { kind: 'result' } });
    await day.desk.until(({ view }) => view.players.length === 6);
    expect(day.desk.view.players.slice(4)).toMatchObject([
      { name: 'Ana', club: 'Reds', fixedTable: 7, promisedByes: [] },
      { name: 'Bo; the second', club: '', fixedTable: null, promisedByes: [1, 2] },
    ]);
    // The same file again: its players are there already.
    await refuses(day, () => fileOf(day, 'csv', good), { body: { about: { problem: 'twice' } } });
  });

  test('a file of List Fortress goes out of one event and into another, and a damaged one into none', async () => {
    const day = await openDay(server.url);
    const players = await gather(day, 4);
    for (const [place, player] of players.entries()) {
      await day.desk.must({ kind: 'handInList', player, list: hundred[place]! });
    }
    await day.desk.must({ kind: 'start' }, { confirmed: DOUBTS });
    await publishRound(day);
    await enterAll(day, () => 100);
    const { text } = await speak(at(day, 'list-fortress'), day.created.token);
    const file = JSON.parse(text) as ListFortressFile;
    expect(file.players.map(({ name }) => name).toSorted()).toEqual(
      players.map((_, place) => `Player ${place + 1}`),
    );
    const other = await openDay(server.url);
    const damaged: readonly (readonly [object | string, string, string])[] = [
      [text.slice(0, -5), 'file', 'notAnObject'],
      [{ ...file, players: [] }, 'players', 'tooFew'],
      [{ ...file, players: [...file.players, { ...file.players[0], name: 5 }] }, 'players.4.name', 'notText'],
      [{ ...file, players: [file.players[0], file.players[0]] }, 'players.1.name', 'twice'],
      [
        { ...file, rounds: [{ 'round-number': 1, matches: [{ player1: 'Nobody' }] }] },
        'rounds.0.matches.0.player1',
        'unknownPlayer',
      ],
    ];
    for (const [wrong, field, problem] of damaged) {
      const given = typeof wrong === 'string' ? wrong : JSON.stringify(wrong);
      await refuses(other, () => fileOf(other, 'listFortress', given), {
        status: 422,
        body: { rule: 'desk.bad-file', about: { field, problem } },
      });
    }
    expect(await fileOf(other, 'listFortress', text)).toMatchObject({
      status: 200,
      body: { kind: 'result' },
    });
    await other.desk.until(({ view }) => view.players.length === 4);
    const lists = ({ desk }: Day) =>
      Object.fromEntries(
        desk.view.players.map(({ name, list }) => [name, [list?.text, list?.isKnown, list?.points]]),
      );
    expect(lists(other)).toEqual(lists(day));
    const again = JSON.parse(
      (await speak(at(other, 'list-fortress'), other.created.token)).text,
    ) as ListFortressFile;
    const named = ({ players: all }: ListFortressFile) =>
      Object.fromEntries(all.map(({ name, list }) => [name, list]));
    expect(named(again)).toEqual(named(file));
    // An illegal list in it is named, and nobody is taken.
    const squad = JSON.parse(hundred[0]!) as { pilots: object[] };
    const heavy = JSON.stringify({ ...squad, pilots: [...squad.pilots, ...squad.pilots] });
    const illegal = { ...file, rounds: [], players: [{ ...file.players[0], name: 'Eve', list: heavy }] };
    await refuses(other, () => fileOf(other, 'listFortress', JSON.stringify(illegal)), {
      body: { rule: 'ev.squad-list.checked-against-format', about: { where: 'list', player: 'Eve' } },
    });
  });

  test('a start with too few, with more rounds than opponents, and with wishes that leave no pairing', async () => {
    const day = await openDay(server.url);
    const { desk } = day;
    await refuses(
      day,
      by(desk, { kind: 'start' }),
      refusal('ev.format.announce-in-advance', { what: 'missing' }),
    );
    const players = await gather(day, 4);
    await desk.must({ kind: 'checkIn', player: players[3]!, isHere: false });
    await refuses(
      day,
      by(desk, { kind: 'start' }),
      refusal('ev.cut.4-16', { ask: true, about: { players: 3 } }),
    );
    await refuses(
      day,
      by(desk, { kind: 'start' }, { confirmed: ['ev.cut.4-16'] }),
      refusal('ev.pairing.no-rematch-in-stage', { ask: true, about: { rounds: 4, opponents: 3 } }),
    );
    await desk.must({ kind: 'checkIn', player: players[3]!, isHere: true });
    const forbidden = players.slice(1).map((other) => ({ players: [players[0]!, other], why: 'family' }));
    await desk.must({ kind: 'changeSettings', settings: { forbidden } } as unknown as SentCommand);
    await desk.must({ kind: 'start' }, { confirmed: DOUBTS });
    await refuses(
      day,
      by(desk, { kind: 'drawRound' }, { confirmed: DOUBTS }),
      refusal('desk.wishes', { pairs: expect.any(Array) as unknown }),
    );
  });

  test('results for a bye, for a player who is out, twice, and of points that no game gives', async () => {
    const day = await startedDay(server.url, 5);
    const { desk } = day;
    await publishRound(day);
    const { pairings, byes } = desk.view.rounds[0]!;
    const [{ table, players }, second] = pairings as [(typeof pairings)[number], (typeof pairings)[number]];
    const enter = (result: Result, where = table, round = 1): SentCommand => ({
      kind: 'enterResult',
      round,
      table: where,
      result,
    });
    await refuses(day, by(desk, enter(won(-5, 3))), refusal('desk.bad-result', { where: `table ${table}` }));
    await refuses(day, by(desk, enter({ kind: 'played', missionPoints: [10, 30], winner: 0 })), {
      rule: 'ev.game-end.win',
      about: { ask: true },
    });
    await refuses(
      day,
      by(desk, enter(won(10, 3), 99)),
      refusal('desk.no-table', { where: 'table', what: 99 }),
    );
    await refuses(
      day,
      by(desk, enter(won(10, 3), table, 2)),
      refusal('desk.no-round', { where: 'round', what: 2 }),
    );
    const bye = await joinAs(server.url, day, { player: byes[0]!.player });
    const report: SentCommand = { kind: 'reportResult', round: 1, table, result: won(10, 3) };
    await refuses(day, by(bye, report), refusal('desk.not-your-table', { where: 'table', what: table }));
    const phone = await joinAs(server.url, day, { player: second.players[0] });
    await phone.must({ kind: 'drop', player: second.players[0] });
    await desk.until(({ view }) => view.version === phone.view.version);
    const drop: SentCommand = { kind: 'drop', player: second.players[0] };
    await refuses(day, by(desk, drop), refusal('desk.out', { where: second.players[0] }));
    const late: SentCommand = { ...report, table: second.table };
    const reply = (await phone.send(late)) as { readonly rule: string };
    expect(['desk.out', 'desk.settled']).toContain(reply.rule);
    await desk.must(enter(won(70, 20)));
    await refuses(
      day,
      by(desk, enter(won(60, 20))),
      refusal('desk.settled', { where: 'table', what: table }),
    );
    const correct: SentCommand = { kind: 'correctResult', round: 1, table, result: won(60, 20), why: ' ' };
    await refuses(day, by(desk, correct), refusal('desk.no-reason', { where: 'why' }));
    expect(players).toHaveLength(2);
  });

  test('a player paired twice, a round too early, and one taken back too late', async () => {
    const day = await startedDay(server.url, 6);
    const { desk } = day;
    await desk.must({ kind: 'drawRound' });
    const [{ players, table }] = desk.view.draft!.pairings as unknown as [
      { readonly players: readonly [PlayerId, PlayerId]; readonly table: number },
    ];
    const swap = (one: PlayerId, other: PlayerId) => by(desk, { kind: 'swapPlayers', players: [one, other] });
    await refuses(
      day,
      swap(players[0], players[0]),
      refusal('desk.same-table', { where: 'players', what: players[0] }),
    );
    await refuses(
      day,
      swap(players[0], 'p99' as PlayerId),
      refusal('desk.unknown', { where: 'players', what: 'p99' }),
    );
    await desk.must({ kind: 'publishRound' });
    const open = desk.view.rounds[0]!.pairings.map((pairing) => pairing.table);
    await refuses(
      day,
      by(desk, { kind: 'drawRound' }),
      refusal('ev.event-points.awarded-each-round', { where: 'tables', tables: open }),
    );
    await desk.must({ kind: 'enterResult', round: 1, table, result: won(70, 20) });
    await refuses(day, by(desk, { kind: 'takeRoundBack' }), refusal('desk.has-results', { tables: [table] }));
  });

  test('a forged token, and one of another event, at every door', async () => {
    const [day, other] = [await openDay(server.url), await openDay(server.url)];
    await gather(day, 4);
    const doors: readonly (readonly [string, object | undefined])[] = [
      ['file', undefined],
      ['list-fortress', undefined],
      ['players.csv', undefined],
      ['commands', { version: 0, command: { kind: 'announce' } }],
      ['players', { version: 0, from: { form: 'csv', text: 'name\nEve\n' } }],
    ];
    for (const token of ['forged', other.created.token, `${day.created.token}x`]) {
      for (const [door, body] of doors) {
        const ask = async () => {
          const { status, text } = await speak(at(day, door), token, body);
          return { door, status, ...(JSON.parse(text) as object) };
        };
        await refuses(day, ask, { door, status: 403, problem: 'bad-token' });
      }
      const client = await EventClient.open(server.url);
      await client.ask('joinEvent', { protocol: 1, event: day.created.id, token }).catch(() => undefined);
      expect(await client.untilClosed()).toBe(4001);
    }
  });

  test('damaged files of an event, by field', async () => {
    const day = await startedDay(server.url, 4);
    await publishRound(day);
    const whole = await wholeOf(day);
    const file = JSON.parse(whole) as { opening: { secret: unknown }; entries: { number: number }[] };
    const without = structuredClone(file);
    without.entries.splice(2, 1);
    const cases: readonly (readonly [string, string])[] = [
      [whole.slice(0, whole.length / 2), 'file'],
      ['[]', 'file'],
      [JSON.stringify({ ...file, opening: 5 }), 'opening'],
      [JSON.stringify({ ...file, opening: { ...file.opening, secret: 7 } }), 'opening.secret'],
      [JSON.stringify(without), 'entries.2.number'],
      [JSON.stringify({ ...file, entries: [...file.entries, 'x'] }), `entries.${file.entries.length}`],
    ];
    const events = async () =>
      (await (await fetch(`${server.url}/api/metrics`)).text())
        .split('\n')
        .filter((line) => line.startsWith('sortie_events{'));
    const before = await events();
    for (const [text, field] of cases) {
      const { status, text: answer } = await speak(`${server.url}/api/events/import`, undefined, {
        organiser: 'Otto',
        file: text,
      });
      expect([field, status, JSON.parse(answer)]).toMatchObject([
        field,
        422,
        { rule: 'desk.bad-file', about: { field: expect.stringContaining(field) as unknown } },
      ]);
    }
    expect(await events()).toEqual(before);
  });

  test('bodies that are too large, before they are read, and requests that come too often', async () => {
    const { url } = await start({ pace: { burst: 6, perSecond: 0.001 } });
    const day = await openDay(url);
    const large = (bytes: number) => JSON.stringify({ organiser: 'Olga', preset: 'x'.repeat(bytes) });
    const sizes = [
      ['/api/events', 1024 * 1024],
      ['/api/events/import', 32 * 1024 * 1024],
      [`/api/events/${day.created.id}/commands`, 4 * 1024 * 1024],
      [`/api/events/${day.created.id}/players`, 4 * 1024 * 1024],
    ] as const;
    for (const [path, most] of sizes) {
      const { status, text } = await speak(`${url}${path}`, day.created.token, large(most));
      expect([path, status, JSON.parse(text)]).toMatchObject([path, 413, { problem: 'too-large' }]);
    }
    const often = async () => speak(`${url}/api/events/${day.created.id}/commands`, day.created.token, {});
    const answers = [await often(), await often(), await often()];
    expect(answers.map(({ status }) => status)).toEqual([400, 429, 429]);
    expect(JSON.parse(answers[2]!.text)).toMatchObject({ problem: 'too-fast' });
  });
});
