import type { Decision } from '@sortie/kernel';
import { legionTable } from '@sortie/testkit/legion';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardCoverage } from '../../src/abilities/coverage.ts';
import { legionJudged } from '../../src/kit/judged.ts';
import { legionReplay } from '../../src/kit/replay.ts';
import { legionSetup } from '../../src/kit/setup.ts';
import { legionTally } from '../../src/kit/tally.ts';
import { legionTerminal } from '../../src/kit/terminal.ts';
import type { LogEvent } from '../../src/model/index.ts';
import { loadTexts } from '../../src/text/index.ts';
import type { LegionView } from '../../src/view/index.ts';
import { shows } from '../shows.ts';

beforeAll(() => loadTexts('en'));

const laid = legionTable({
  rebels: { unit: 'rebel-troopers', at: [300, 300], wounds: [0, 0], left: 3, order: 'faceup' },
  walker: { unit: 'at-rt', at: [900, 300], wounds: [2], tokens: { aim: 1 } },
  storm: { unit: 'stormtroopers', at: [300, 700], tokens: { suppression: 1 } },
  vader: { unit: 'darth-vader', whereabouts: 'defeated' },
});
const { table } = laid.referee.view('referee') as unknown as { readonly table: LegionView };

describe('set-up', () => {
  const { optionsOf, choicesOf, withCeiling } = legionSetup;

  test('a total brings its size, and choices are read back from the options', () => {
    expect(optionsOf({})).toEqual({ terrain: 'homestead' });
    expect(optionsOf(withCeiling({ terrain: null }, 500))).toEqual({ isSkirmish: true, points: 500 });
    expect(optionsOf({ terrain: 'woods', points: 1600, roundLimit: null, battleCards: false })).toEqual({
      isLargeScale: true,
      points: 1600,
      terrain: 'woods',
      roundLimit: null,
      battleCards: false,
    });
    expect(choicesOf({ terrain: 'ford', roundLimit: 4 })).toEqual({
      points: 800,
      terrain: 'ford',
      battleCards: true,
      roundLimit: 4,
    });
    expect(choicesOf({})).toMatchObject({ terrain: null });
  });
});

describe('replays, judges and tallies', () => {
  test('a replay counts victory tokens and the wounds that each side can still take', () => {
    expect(legionReplay.round(table)).toBe(table.round);
    expect(legionReplay.read(table)).toEqual([
      { key: 'victory', values: [0, 0], shape: 'gain' },
      { key: 'wounds', values: [3 + 4, 4], shape: 'level' },
    ]);
    expect(legionReplay.isHighlight({ kind: 'poolBegun' })).toBe(true);
    expect(legionReplay.isHighlight({ kind: 'moveMade' })).toBe(false);
  });

  shows('lg.victory.tiebreak.score', 'a judge counts the points of what each side has defeated', () => {
    expect(legionJudged.pointsOf(table)).toEqual([200, 0]);
    expect(legionJudged.optionsOf({ points: 600, rounds: null })).toEqual({ points: 600 });
    expect(legionJudged.optionsOf({ points: null, rounds: 5 })).toEqual({ roundLimit: 5 });
  });

  test('dice are tallied for whoever rolled them, rerolled ones once more', () => {
    const [rebels, , storm] = table.units.map(({ id }) => id);
    const log = [
      { kind: 'poolBegun', attacker: rebels, defender: storm },
      { kind: 'attackDiceRolled', dice: [{ colour: 'black', face: 'hit' }] },
      { kind: 'attackDieAdded', colour: 'red', face: 'blank', source: 'x' },
      { kind: 'attackDieRerolled', die: 1, to: 'critical', source: 'aim' },
      { kind: 'defenseDiceRolled', unit: storm, dice: [{ colour: 'red', face: 'block' }] },
      { kind: 'defenseDieRerolled', die: 0, to: 'blank', source: 'x' },
      { kind: 'rallied', unit: storm, colour: 'white', faces: ['surge'] },
      { kind: 'unitRecovered', unit: storm },
    ] as unknown as readonly LogEvent[];
    expect(legionTally.rollsOf(log, table)).toEqual([
      { kind: 'attack-black', side: 0, faces: ['hit'] },
      { kind: 'attack-red', side: 0, faces: ['blank'] },
      { kind: 'attack-red', side: 0, faces: ['critical'] },
      { kind: 'defense-red', side: 1, faces: ['block'] },
      { kind: 'defense-red', side: 1, faces: ['blank'] },
      { kind: 'defense-white', side: 1, faces: ['surge'] },
    ]);
    expect(legionTally.forceOf(table, 1)).toBe('Stormtroopers, Darth Vader');
    expect(legionTally.dice.map(({ kind }) => kind)).toEqual([
      'attack-red',
      'attack-black',
      'attack-white',
      'defense-red',
      'defense-white',
    ]);
    expect(legionTally.word('attack-red', 'pt')).toBe('Dados de ataque vermelhos');
  });
});

describe('on the command line', () => {
  const subject = { table, people: { p1: 'Ann', p2: 'Ben' } };
  const [rebels = '', walker = '', storm = ''] = table.units.map(({ id }): string => id);
  const read = (kind: string, words: string, region: unknown = null) =>
    legionTerminal.answerFromWords(
      { kind, about: null, answers: { kind: 'region', region, suggestions: [] } } as unknown as Decision,
      words,
      { ...subject, labels: { [storm]: 'c' } },
    );

  test('every unit has a line with what lies beside it', () => {
    expect(legionTerminal.pieces(subject).map(({ line }) => line.slice(line.indexOf(':') + 2))).toEqual([
      '3 of 4 miniatures; 0 wounds of 3; has an order',
      '1 of 1 miniatures; 2 wounds of 6; 1 aim token; has an order',
      '4 of 4 miniatures; 0 wounds of 4; 1 suppression token; suppressed; has an order',
      'defeated',
    ]);
    expect(legionTerminal.pieces(subject)[1]!.details.split('\n').slice(0, 3)).toEqual([
      'AT-RT',
      '  Support, 55 points, speed 2, courage -, white defense die',
      '  keywords: Armor, Climbing Vehicle, Expert Climber',
    ]);
  });

  test('answers are read by names, labels and numbers', () => {
    expect(read('chooseUnit', 'c')).toEqual({ unit: storm });
    expect(read('nominate', 'rebel')).toEqual({ unit: rebels });
    expect(read('choosePool', 'storm')).toEqual({ defender: storm });
    expect(read('placeToken', '100 200')).toEqual({ x: 100, y: 200, level: 0 });
    expect(read('move', '2 90 30 50', { types: ['standard'] })).toEqual({
      type: 'standard',
      speed: 2,
      angle: 90,
      bend: 30,
      along: 0.5,
      others: [],
    });
    expect(read('move', 'pivot 45', { types: ['standard', 'pivot'] })).toEqual({
      type: 'pivot',
      heading: 45,
    });
    const target = { defender: storm, type: 'ranged', range: 2, weapons: [] };
    expect(read('formPool', 'c', { targets: [target] })).toEqual({
      defender: storm,
      type: 'ranged',
      weapons: [],
    });
    expect(read('deploy', 'at-rt 100 50 90')).toMatchObject({ unit: walker });
    expect(read('placeTerrain', 'barricade 10 20 30')).toEqual({
      piece: 'barricade',
      x: 10,
      y: 20,
      rotation: 30,
    });
    expect([read('chooseUnit', 'nobody'), read('unheardOf', 'c'), read('placeToken', '1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('coverage counts every card once', () => {
  const report = cardCoverage();
  const counted = Object.values(report).map(
    ({ written, plain, missing }) => written + plain + missing.length,
  );
  expect(counted).toEqual([26, 65, 34, 15]);
  expect(report.units).toEqual({ written: 0, plain: 26, missing: [] });
});
