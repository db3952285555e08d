import { isRefusal } from '@sortie/kernel';
import {
  listFortressOf,
  readEventFile,
  readListFortress,
  readPlayersCsv,
  writeEventFile,
  writePlayersCsv,
} from '@sortie/tournaments/files';
import type { Command, Tournament } from '@sortie/tournaments/model';
import { attempt, enter, replayLog } from '@sortie/tournaments/rules';
import { describe, expect, test } from 'vitest';
import { byText } from '../by-text.ts';
import { beats, Day, organiser } from '../day.ts';

describe('the whole event as a file', () => {
  test('goes on elsewhere in the middle of the day with the same pairings', () => {
    const day = new Day({ scenarios: ['a', 'b', 'c'] }).starts(9).plays(2).publishes();
    const read = readEventFile(writeEventFile(day.log));
    if (isRefusal(read)) throw new Error(read.rule);
    const elsewhere = replayLog(read);
    expect(elsewhere).toEqual(day.state);
    day.settles();
    const other = replayLog(readEventFile(writeEventFile(day.log)) as typeof day.log);
    const request = {
      command: { kind: 'drawRound' },
      by: organiser,
      at: day.at,
      version: other.version,
    } as const;
    expect(attempt(other, request)).toEqual(day.tries({ kind: 'drawRound' }));
  });

  test('exported in round three it goes on elsewhere to the end with the same draws', () => {
    const day = new Day({ scenarios: ['a', 'b', 'c'], rounds: 5 }).starts(11).plays(2).publishes();
    const log = readEventFile(writeEventFile(day.log)) as typeof day.log;
    const elsewhere = replayLog(log);
    const goOn = (does: (command: Command) => Tournament) => {
      for (let round = 3; round <= 5; round++) {
        if (round > 3) does({ kind: 'drawRound' });
        const { rounds } = round > 3 ? does({ kind: 'publishRound' }) : day.state;
        for (const { table } of rounds.at(-1)!.pairings) {
          does({ kind: 'enterResult', round, table, result: beats(table % 7, (table * 3) % 5) });
        }
      }
      return does({ kind: 'finish' });
    };
    const there = goOn((command) => {
      const { version } = elsewhere;
      const entry = attempt(elsewhere, { command, by: organiser, at: day.at + version, version });
      if (isRefusal(entry)) throw new Error(JSON.stringify(entry));
      enter(elsewhere, entry);
      return elsewhere;
    });
    const here = goOn((command) => day.does(command).state);
    expect(there.rounds).toEqual(here.rounds);
    expect(here.rounds.map(({ pairings }) => pairings.length)).toEqual([5, 5, 5, 5, 5]);
  });

  test('is refused with its line and field when it is foreign or damaged', () => {
    const day = new Day().starts(4).publishes();
    const text = writeEventFile(day.log);
    const about = (damaged: string) => {
      const read = readEventFile(damaged);
      return isRefusal(read) ? read.about : null;
    };
    const at = (
      field: string,
      problem: string,
      line: number,
      column: number,
      found: string | null = null,
    ) => ({
      field,
      problem,
      found,
      line,
      column,
    });
    expect(about(text)).toBe(null);
    expect(about('nonsense')).toEqual(at('file', 'notJson', 1, 1));
    expect(about('[]')).toEqual(at('file', 'notAnObject', 1, 1));
    expect(about('{"format":"other"}')).toEqual(at('format', 'otherFormat', 1, 11, 'other'));
    // The first two lines are the format and the opening, the third begins the entries.
    expect(about(text.replace('"number":3,', '"number":7,'))).toEqual(
      at('entries.2.number', 'notNumbered', 6, 11, '7'),
    );
    expect(about(text.replace('"kind":"started"', '"kind":"strange"'))).toMatchObject({
      field: 'entries.7.events.0',
      problem: 'notAllowed',
      line: 11,
    });
    const lines = text.split('\n');
    expect(about([...lines.slice(0, 7), lines[7]!.slice(0, 20)].join('\n'))).toEqual(
      at('file', 'notJson', 8, 21),
    );
    const other = (change: (log: typeof day.log) => void) => {
      const log = structuredClone(day.log);
      change(log);
      return about(writeEventFile(log));
    };
    expect(other(({ opening }) => Object.assign(opening.settings, { rounds: 'four' }))).toMatchObject({
      field: 'opening.settings.rounds',
      problem: 'notANumber',
      line: 2,
    });
    expect(other(({ entries }) => Reflect.deleteProperty(entries[0]!, 'by'))).toMatchObject({
      field: 'entries.0.by',
      problem: 'missing',
      line: 4,
    });
    expect(other(({ entries }) => Object.assign(entries[1]!, { mood: 'good' }))).toMatchObject({
      field: 'entries.1.mood',
      problem: 'notAllowed',
      line: 5,
    });
    expect(other(({ entries }) => Object.assign(entries.at(-1)!.events[0]!, { number: 9 }))).toMatchObject({
      field: 'entries.9',
      problem: 'damaged',
      line: 13,
    });
  });
});

describe('players as CSV', () => {
  test('are read with clubs, tables and byes, and written the same', () => {
    const text = 'Name,Club,Table,Byes\n"Bea, the Ace",North,7,1 2\nCara,,,\n';
    const read = readPlayersCsv(text);
    expect(read).toEqual({
      players: [
        { name: 'Bea, the Ace', club: 'North', fixedTable: 7, promisedByes: [1, 2] },
        { name: 'Cara', club: '', fixedTable: null, promisedByes: [] },
      ],
      faults: [],
    });
    const day = new Day().does({ kind: 'addPlayers', players: read.players });
    expect(readPlayersCsv(writePlayersCsv(day.state)).players).toEqual(read.players);
  });

  test('have every fault of every row named', () => {
    const text = 'name;table;shoe\nBea;x;1\n;2;\nBEA;3;\nAna;4;\n"open;5;';
    expect(readPlayersCsv(text, ['Ana']).faults).toEqual([
      { row: 6, column: '', problem: 'openQuote', found: 'open;5;' },
      { row: 1, column: 'shoe', problem: 'unknownColumn', found: 'shoe' },
      { row: 2, column: 'table', problem: 'notANumber', found: 'x' },
      { row: 3, column: 'name', problem: 'missing', found: '' },
      { row: 4, column: 'name', problem: 'twice', found: 'BEA' },
      { row: 5, column: 'name', problem: 'twice', found: 'Ana' },
    ]);
  });
});

const foreign = { score: 0, event_points: 0, mission_points: 0, mov: 0, sos: 0, list: '' };

describe('the JSON of List Fortress', () => {
  test('goes out and in unchanged', () => {
    const day = new Day({ rounds: 3, cut: 4 }).starts(9).publishes();
    day.does({ kind: 'removeMissing', player: day.round.pairings[0]!.players[0] }, organiser, [
      'ev.drop.no-show',
    ]);
    day.settles().plays(2).does({ kind: 'makeCut' }).plays(2).does({ kind: 'finish' });
    const file = listFortressOf(day.state);
    expect(readListFortress(JSON.stringify(file))).toEqual(file);
    expect(file.rounds.map((round) => [round['round-type'], round['round-number']])).toEqual([
      ['swiss', 1],
      ['swiss', 2],
      ['swiss', 3],
      ['elimination', 4],
      ['elimination', 2],
    ]);
    expect(file.rounds[0]!.matches.filter(({ result }) => result === 'bye')).toHaveLength(2);
    expect(file.players.map(({ rank }) => rank.swiss)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(file.players.filter(({ rank }) => rank.elimination === 1)).toHaveLength(1);
  });

  test('equal names are told apart in players and matches alike', () => {
    const day = new Day().does({
      kind: 'addPlayers',
      players: [{ name: 'Bea' }, { name: 'Cai' }, { name: 'Dan' }, { name: 'Eva' }],
    });
    const state = { ...day.state, players: day.state.players.map((player) => ({ ...player, name: 'Bea' })) };
    expect(
      listFortressOf(state)
        .players.map(({ name }) => name)
        .toSorted(byText),
    ).toEqual(['Bea', 'Bea (2)', 'Bea (3)', 'Bea (4)']);
    const played = new Day().starts(4).plays(1).state;
    const twins = { ...played, players: played.players.map((player) => ({ ...player, name: 'Bea' })) };
    const read = readListFortress(JSON.stringify(listFortressOf(twins)));
    if (isRefusal(read)) throw new Error(read.rule);
    const matched = read.rounds[0]!.matches.flatMap(({ player1, player2 }) => [player1, player2 ?? '']);
    expect(matched.toSorted(byText)).toEqual(['Bea', 'Bea (2)', 'Bea (3)', 'Bea (4)']);
  });

  test('is read as Cryodex writes it: figures as numbers, no lists, no winners', () => {
    const cryodex = {
      name: 'Store event',
      players: [
        { name: 'Ana', mov: 230, score: 1, sos: 0.5, rank: { swiss: 1, elimination: 1 } },
        { name: 'Bo', 'list-id': '77', mov: 170, score: 0, sos: '1.00', dropped: 2, rank: { swiss: 2 } },
        { name: 'Cy', mov: 150, score: 1, sos: 0, rank: { swiss: 3 } },
      ],
      rounds: [
        {
          'round-type': 'swiss',
          'round-number': 1,
          matches: [
            { player1: 'Bo', player1points: 40, player2: 'Ana', player2points: 100, result: 'win' },
            { player1: 'Cy', player1points: 0, result: 'bye' },
          ],
        },
      ],
    };
    expect(readListFortress(JSON.stringify(cryodex))).toEqual({
      players: [
        {
          ...foreign,
          name: 'Ana',
          score: 1,
          event_points: 1,
          mov: 230,
          sos: 0.5,
          rank: { swiss: 1, elimination: 1 },
        },
        { ...foreign, name: 'Bo', mov: 170, sos: 1, rank: { swiss: 2 } },
        { ...foreign, name: 'Cy', score: 1, event_points: 1, mov: 150, rank: { swiss: 3 } },
      ],
      rounds: [
        {
          'round-type': 'swiss',
          'round-number': 1,
          scenario: null,
          matches: [
            {
              player1: 'Bo',
              player2: 'Ana',
              player1points: 40,
              player2points: 100,
              result: 'win',
              winner: 'Ana',
            },
            { player1: 'Cy', result: 'bye' },
          ],
        },
      ],
    });
  });

  test('is refused where a match names somebody who is not in it', () => {
    const file = listFortressOf(new Day().starts(4).plays(1).state);
    const text = JSON.stringify(file).replace('"player1":"Player', '"player1":"Nobody');
    expect(readListFortress(text)).toMatchObject({
      rule: 'desk.bad-file',
      about: { field: 'rounds.0.matches.0.player1', problem: 'unknownPlayer', line: 1 },
    });
    expect(readListFortress('[]')).toMatchObject({ about: { field: 'file' } });
    expect(readListFortress('{\n"players": [\n{"name" "Bea"}]}')).toMatchObject({
      about: { field: 'file', problem: 'notJson', line: 3, column: 9 },
    });
  });
});
