import { scoringPresets } from '@sortie/games';
import { scoreGame, scoringFault } from '@sortie/tournaments/scoring';
import { expect, test } from 'vitest';

const preset = (name: string) => scoringPresets.find((each) => each.name === name)!;

test('every preset can be used, and says where it is from', () => {
  expect(scoringPresets.map(({ name }) => name)).toEqual([
    'aces',
    'aces-100',
    'armada',
    'legion',
    'legion-share',
  ]);
  expect(scoringPresets.flatMap((each) => scoringFault(each) ?? [])).toEqual([]);
  expect(scoringPresets.filter(({ source }) => source === '')).toEqual([]);
});

test('margins of 0, 60, 140, 220 and 300 begin the steps of Armada', () => {
  const points = (margin: number) =>
    scoreGame({ kind: 'played', missionPoints: [margin, 0], winner: 0 }, preset('armada')).map(
      (credit) => credit!.eventPoints,
    );
  expect([0, 59, 60, 139, 140, 219, 220, 299, 300].map(points)).toEqual([
    [6, 5],
    [6, 5],
    [7, 4],
    [7, 4],
    [8, 3],
    [8, 3],
    [9, 2],
    [9, 2],
    [10, 1],
  ]);
});

test('who is conceded to in Armada has the bye’s value or better, against 0', () => {
  const conceded = (missionPoints: number | null) =>
    scoreGame({ kind: 'conceded', by: 1, missionPoints }, preset('armada')).map(
      (credit) => credit!.eventPoints,
    );
  expect([null, 100, 250].map(conceded)).toEqual([
    [8, 0],
    [8, 0],
    [9, 0],
  ]);
});
