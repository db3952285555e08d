import type { Result } from '@sortie/tournaments/model';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, endingsOf, resultOf } from '../../../src/pages/event/parts/result-draft.ts';

test('points name the winner, and equal points are a draw', () => {
  const played = (first: string, second: string) => resultOf({ ...emptyDraft, points: [first, second] });
  expect(played('100', '62')).toEqual({ kind: 'played', missionPoints: [100, 62], winner: 0 });
  expect(played(' 8', '20 ')).toEqual({ kind: 'played', missionPoints: [8, 20], winner: 1 });
  expect(played('0', '0')).toEqual({ kind: 'played', missionPoints: [0, 0], winner: null });
});

test('a winner may be named whatever the points', () => {
  expect(resultOf({ ...emptyDraft, points: ['40', '60'], winner: '0' })).toEqual({
    kind: 'played',
    missionPoints: [40, 60],
    winner: 0,
  });
});

test.each(['', '-3', '1.5', 'ten', '9999999'])('"%s" is no number of points', (typed) => {
  expect(resultOf({ ...emptyDraft, points: [typed, '5'] })).toBeUndefined();
  expect(resultOf({ ...emptyDraft, points: ['5', typed] })).toBeUndefined();
});

test('a concession may name what the winner had reached', () => {
  expect(resultOf({ ...emptyDraft, ending: 'conceded-1' })).toEqual({
    kind: 'conceded',
    by: 1,
    missionPoints: null,
  });
  expect(resultOf({ ...emptyDraft, ending: 'conceded-0', reached: '70' })).toEqual({
    kind: 'conceded',
    by: 0,
    missionPoints: 70,
  });
  expect(resultOf({ ...emptyDraft, ending: 'conceded-0', reached: 'many' })).toBeUndefined();
});

const results: readonly Result[] = [
  { kind: 'played', missionPoints: [12, 5], winner: 0 },
  { kind: 'played', missionPoints: [5, 12], winner: 0 },
  { kind: 'played', missionPoints: [7, 7], winner: null },
  { kind: 'played', missionPoints: [7, 7], winner: 1 },
  { kind: 'conceded', by: 0, missionPoints: null },
  { kind: 'conceded', by: 1, missionPoints: 60 },
  { kind: 'notPlayed' },
  { kind: 'absent', missing: [0] },
  { kind: 'absent', missing: [1] },
  { kind: 'absent', missing: [0, 1] },
];

test.each(results.map((result) => [JSON.stringify(result), result] as const))(
  'a form that is opened with %s gives it back',
  (_name, result) => {
    expect(resultOf(draftOf(result))).toEqual(result);
  },
);

test('only staff say who did not come, and only where there is a draw can both agree not to play', () => {
  const notPlayed = { result: 'draw', eventPoints: 1, missionPoints: 0, margin: 0 } as const;
  expect(endingsOf({ notPlayed }, false)).toEqual(['played', 'conceded-0', 'conceded-1', 'notPlayed']);
  expect(endingsOf({ notPlayed: null }, true)).toEqual([
    'played',
    'conceded-0',
    'conceded-1',
    'absent-0',
    'absent-1',
    'absent-both',
  ]);
});
