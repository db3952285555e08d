import type { ListFortressFile } from '@sortie/tournaments/files';
import { describe, expect, test } from 'vitest';
import { databases } from '../databases.ts';
import { BadInputSite, speak } from './bad-input-site.ts';
import { type Day, enterAll, gather, openDay, publishRound, startedDay } from './event-day.ts';
import { hundred } from './lists.ts';

const DOUBTS = ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'];

describe.each(databases)('damaged files for an event on %s', (kind) => {
  const site = new BadInputSite(kind);

  /** The whole log stays as it was, byte for byte. */
  async function refuses(day: Day, act: () => Promise<unknown>, expected: object): Promise<void> {
    const { answer, before, after } = await site.tries(day, act);
    expect(answer).toMatchObject(expected);
    expect(after).toBe(before);
  }

  test('a CSV is checked row by row before anybody is taken, and then everybody is', async () => {
    const day = await openDay(site.url);
    await gather(day, 4);
    const faulty = 'name,club,table,byes\nAna,Reds,,\nplayer 2,,x,\n,Blues,3,1\nana,,,never\n';
    await refuses(day, () => site.fileOf(day, 'csv', faulty), {
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
    await refuses(day, () => site.fileOf(day, 'csv', 'nom\nAna\n'), {
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
    await refuses(day, () => site.fileOf(day, 'csv', 'name\n"Ana\n'), {
      body: { about: { problem: 'openQuote' } },
    });
    const [player] = day.desk.view.players;
    const { token } = await day.desk.makeLink({ role: 'player', player: player!.id });
    await refuses(day, () => site.fileOf(day, 'csv', 'name\nAna\n', token), { status: 403 });
    const good = 'name;club;table;byes\nAna;Reds;7;\n"Bo; the second";;;1 2\n';
    expect(await site.fileOf(day, 'csv', good)).toMatchObject({ status: 200, body: { kind: 'result' } });
    await day.desk.until(({ view }) => view.players.length === 6);
    expect(day.desk.view.players.slice(4)).toMatchObject([
      { name: 'Ana', club: 'Reds', fixedTable: 7, promisedByes: [] },
      { name: 'Bo; the second', club: '', fixedTable: null, promisedByes: [1, 2] },
    ]);
    // The same file again: its players are there already.
    await refuses(day, () => site.fileOf(day, 'csv', good), { body: { about: { problem: 'twice' } } });
  });

  test('a file of List Fortress goes out of one event and into another, and a damaged one into none', async () => {
    const day = await openDay(site.url);
    const players = await gather(day, 4);
    for (const [place, player] of players.entries()) {
      await day.desk.must({ kind: 'handInList', player, list: hundred[place]! });
    }
    await day.desk.must({ kind: 'start' }, { confirmed: DOUBTS });
    await publishRound(day);
    await enterAll(day, () => 100);
    const { text } = await speak(site.at(day, 'list-fortress'), day.created.token);
    const file = JSON.parse(text) as ListFortressFile;
    expect(file.players.map(({ name }) => name).toSorted()).toEqual(
      players.map((_, place) => `Player ${place + 1}`),
    );
    const other = await openDay(site.url);
    const damaged: readonly (readonly [object | string, string, string])[] = [
      [text.slice(0, -5), 'file', 'notJson'],
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
      await refuses(other, () => site.fileOf(other, 'listFortress', given), {
        status: 422,
        body: { rule: 'desk.bad-file', about: { field, problem } },
      });
    }
    expect(await site.fileOf(other, 'listFortress', text)).toMatchObject({
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
      (await speak(site.at(other, 'list-fortress'), other.created.token)).text,
    ) as ListFortressFile;
    const named = ({ players: all }: ListFortressFile) =>
      Object.fromEntries(all.map(({ name, list }) => [name, list]));
    expect(named(again)).toEqual(named(file));
    // An illegal list in it is named, and nobody is taken.
    const squad = JSON.parse(hundred[0]!) as { pilots: object[] };
    const heavy = JSON.stringify({ ...squad, pilots: [...squad.pilots, ...squad.pilots] });
    const illegal = { ...file, rounds: [], players: [{ ...file.players[0], name: 'Eve', list: heavy }] };
    await refuses(other, () => site.fileOf(other, 'listFortress', JSON.stringify(illegal)), {
      body: { rule: 'ev.squad-list.checked-against-format', about: { where: 'list', player: 'Eve' } },
    });
  });

  test('damaged files of an event, by field', async () => {
    const day = await startedDay(site.url, 4);
    await publishRound(day);
    const whole = await site.wholeOf(day);
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
      (await (await fetch(`${site.url}/api/metrics`)).text())
        .split('\n')
        .filter((line) => line.startsWith('sortie_events{'));
    const before = await events();
    for (const [text, field] of cases) {
      const { status, text: answer } = await speak(`${site.url}/api/events/import`, undefined, {
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
    const { url } = await site.start({ pace: { burst: 6, perSecond: 0.001 } });
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
