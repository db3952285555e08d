import { isRefusal } from '@sortie/kernel';
import {
  listFortressOf,
  readEventFile,
  readListFortress,
  readPlayersCsv,
  writeEventFile,
  writePlayersCsv,
} from '@sortie/tournaments/files';
import { attempt, replayLog } from '@sortie/tournaments/rules';
import { describe, expect, test } from 'vitest';
import { Day, organiser, p } from '../day.ts';

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

  test('is refused with its field when it is foreign or damaged', () => {
    const day = new Day().starts(4).publishes();
    const about = (text: string) => {
      const read = readEventFile(text);
      return isRefusal(read) ? read.about : null;
    };
    expect(about('nonsense')).toMatchObject({ field: 'file', problem: 'notAnObject' });
    expect(about('{"format":"other"}')).toMatchObject({ field: 'format', problem: 'otherFormat' });
    const text = writeEventFile(day.log);
    expect(about(text.replace('"number":3,', '"number":7,'))).toMatchObject({ field: 'entries.2.number' });
    expect(about(text.replace('"kind":"started"', '"kind":"strange"'))).toMatchObject({ problem: 'damaged' });
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

  test('is refused where a match names somebody who is not in it', () => {
    const file = listFortressOf(new Day().starts(4).plays(1).state);
    const text = JSON.stringify(file).replace('"player1":"Player', '"player1":"Nobody');
    expect(readListFortress(text)).toMatchObject({
      rule: 'desk.bad-file',
      about: { field: 'rounds.0.matches.0.player1', problem: 'unknownPlayer' },
    });
    expect(readListFortress('[]')).toMatchObject({ about: { field: 'file' } });
    expect(p(1)).toBe('p1');
  });
});
