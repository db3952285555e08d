import type { XwingRuleId as RuleId } from '@sortie/rulebook/xwing';
import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { bearings, difficulties, findShipType, type Maneuver, shipTypes } from '../../src/catalogue/index.ts';

const dialOf = (id: string): readonly Maneuver[] => findShipType(id)?.dial ?? [];

const rowOf = (id: string, speed: number): readonly string[] =>
  dialOf(id)
    .filter((maneuver) => maneuver.speed === speed)
    .map((maneuver) => `${maneuver.bearing} ${maneuver.difficulty}`);

const rows: readonly [RuleId, string, number, readonly string[]][] = [
  ['xw.maneuver.dial.t70.speed-1', 't70xwing', 1, ['bankLeft green', 'straight green', 'bankRight green']],
  [
    'xw.maneuver.dial.t70.speed-2',
    't70xwing',
    2,
    ['turnLeft white', 'bankLeft white', 'straight green', 'bankRight white', 'turnRight white'],
  ],
  [
    'xw.maneuver.dial.t70.speed-3',
    't70xwing',
    3,
    [
      'turnLeft white',
      'bankLeft white',
      'straight green',
      'bankRight white',
      'turnRight white',
      'tallonRollLeft red',
      'tallonRollRight red',
    ],
  ],
  ['xw.maneuver.dial.t70.speed-4', 't70xwing', 4, ['straight white', 'koiogranTurn red']],
  ['xw.maneuver.dial.tiefo.speed-1', 'tiefofighter', 1, ['turnLeft white', 'turnRight white']],
  [
    'xw.maneuver.dial.tiefo.speed-2',
    'tiefofighter',
    2,
    [
      'turnLeft green',
      'bankLeft green',
      'straight green',
      'bankRight green',
      'turnRight green',
      'segnorsLoopLeft red',
      'segnorsLoopRight red',
    ],
  ],
  [
    'xw.maneuver.dial.tiefo.speed-3',
    'tiefofighter',
    3,
    ['turnLeft white', 'bankLeft white', 'straight green', 'bankRight white', 'turnRight white'],
  ],
  ['xw.maneuver.dial.tiefo.speed-4', 'tiefofighter', 4, ['straight white', 'koiogranTurn red']],
  ['xw.maneuver.dial.tiefo.speed-5', 'tiefofighter', 5, ['straight white']],
];

for (const [rule, id, speed, row] of rows)
  shows(rule, `the dial of ${id} has ${row.length} maneuvers at speed ${speed}`, () => {
    expect(rowOf(id, speed)).toEqual(row);
  });

test('the dials of the newer box have 17 maneuvers, the T-70 none at speed 5', () => {
  expect(dialOf('t70xwing')).toHaveLength(17);
  expect(dialOf('tiefofighter')).toHaveLength(17);
  expect(rowOf('t70xwing', 5)).toEqual([]);
});

const turnsAndBanks = (turns: string, banks: string, straight: string) => [
  `turnLeft ${turns}`,
  `bankLeft ${banks}`,
  `straight ${straight}`,
  `bankRight ${banks}`,
  `turnRight ${turns}`,
];

shows('xw.carddata.dial.xwing', 'the X-wing dial has 15 maneuvers', () => {
  expect(dialOf('xwing')).toHaveLength(15);
  expect([1, 2, 3, 4].map((speed) => rowOf('xwing', speed))).toEqual([
    ['bankLeft green', 'straight green', 'bankRight green'],
    turnsAndBanks('white', 'white', 'green'),
    turnsAndBanks('white', 'white', 'white'),
    ['straight white', 'koiogranTurn red'],
  ]);
});

shows('xw.carddata.dial.tie', 'the TIE fighter dial has 16 maneuvers', () => {
  expect(dialOf('tiefighter')).toHaveLength(16);
  expect([1, 2, 3, 4, 5].map((speed) => rowOf('tiefighter', speed))).toEqual([
    ['turnLeft white', 'turnRight white'],
    turnsAndBanks('white', 'green', 'green'),
    [...turnsAndBanks('white', 'white', 'green'), 'koiogranTurn red'],
    ['straight white', 'koiogranTurn red'],
    ['straight white'],
  ]);
});

shows('xw.maneuver.dial.public-charts', 'the dial of every ship type can be read whole', () => {
  expect(shipTypes.filter((type) => type.dial.length === 0)).toEqual([]);
  expect(dialOf('lambdaclassshuttle')).toContainEqual({ speed: 0, bearing: 'stationary', difficulty: 'red' });
});

shows('xw.maneuver.components', 'a maneuver is a speed, a bearing and a difficulty', () => {
  const small = shipTypes.filter((type) => type.size !== 'huge').flatMap((type) => type.dial);
  expect(small.filter((each) => Object.keys(each).sort().join() !== 'bearing,difficulty,speed')).toEqual([]);
  for (const { dial } of shipTypes)
    expect(new Set(dial.map(({ speed, bearing }) => `${speed} ${bearing}`)).size).toBe(dial.length);
});

shows('xw.maneuver.speed.range', 'speed goes from 1 to 5, and only stationary maneuvers have speed 0', () => {
  const all = shipTypes.flatMap((type) => type.dial);
  expect([...new Set(all.map((each) => each.speed))].sort((one, other) => one - other)).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  expect(all.filter((each) => (each.speed === 0) !== (each.bearing === 'stationary'))).toEqual([]);
});

shows(
  'xw.maneuver.bearing.list',
  'the bearings are those of the rule, and the reverse ones of later dials',
  () => {
    expect([...bearings].filter((bearing) => !bearing.startsWith('reverse')).sort()).toEqual([
      'bankLeft',
      'bankRight',
      'koiogranTurn',
      'segnorsLoopLeft',
      'segnorsLoopRight',
      'stationary',
      'straight',
      'tallonRollLeft',
      'tallonRollRight',
      'turnLeft',
      'turnRight',
    ]);
    const reversing = shipTypes.filter((type) =>
      type.dial.some((each) => each.bearing.startsWith('reverse')),
    );
    expect(reversing.map((type) => type.id)).toEqual(['quadjumper']);
  },
);

shows('xw.maneuver.difficulty.colour', 'difficulty is green, white or red', () => {
  expect([...difficulties]).toEqual(['green', 'white', 'red']);
  const printed = new Set(shipTypes.flatMap((type) => type.dial.map((each) => each.difficulty)));
  expect([...printed].sort()).toEqual(['green', 'red', 'white']);
});

test('a huge ship gains energy by its maneuvers', () => {
  expect(dialOf('gr75mediumtransport')).toContainEqual({
    speed: 1,
    bearing: 'straight',
    difficulty: 'white',
    energy: 3,
  });
});
