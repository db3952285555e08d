import { figureSourcesOf, presetLine, presetTitle, scoringPresets } from '@sortie/games';
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

test('the margin of Armada is the winner’s alone, up to 400', () => {
  const margins = (missionPoints: readonly [number, number], winner: 0 | 1) =>
    scoreGame({ kind: 'played', missionPoints, winner }, preset('armada')).map((credit) => credit!.margin);
  expect([margins([100, 340], 1), margins([450, 10], 0), margins([50, 60], 0)]).toEqual([
    [0, 240],
    [400, 0],
    [0, 0],
  ]);
});

test('every preset has a name and a line in three languages, none left in English', () => {
  for (const { name } of scoringPresets) {
    for (const say of [presetTitle, presetLine]) {
      const said = (['en', 'es', 'pt'] as const).map((language) => say(name, language));
      expect(new Set(said).size).toBe(3);
      expect(said).not.toContain(name);
    }
  }
  expect(presetTitle('own', 'en')).toBe('own');
});

test('every figure of Armada and Legion says where it is from, and how sure that is', () => {
  const confidences = (name: string) =>
    Object.fromEntries(figureSourcesOf(name).map(({ figure, confidence }) => [figure, confidence]));
  const figures = {
    eventPoints: 'high',
    notPlayed: 'low',
    missed: 'low',
    tiebreakers: 'high',
    plan: 'low',
    gameRounds: 'high',
  };
  expect(confidences('armada')).toEqual({
    ...figures,
    bye: 'high',
    concession: 'medium',
    roundTime: 'medium',
  });
  const legion = { ...figures, bye: 'medium', concession: 'low', roundTime: 'low' };
  expect(confidences('legion')).toEqual(legion);
  expect(confidences('legion-share')).toEqual({ ...legion, tiebreakers: 'low' });
  expect(figureSourcesOf('aces')).toEqual([]);
});
