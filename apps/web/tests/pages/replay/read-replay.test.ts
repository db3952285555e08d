import { describe, expect, test } from 'vitest';
import { readReplay } from '../../../src/pages/replay/film/read-replay.ts';
import { nextOf, previousOf, stepBy } from '../../../src/pages/replay/film/steps.ts';

const replay = {
  format: 'sortie-replay',
  formatVersion: 2,
  opening: { game: 'xwing', rules: 'xwing-3', setup: {}, seed: 'a' },
  journal: [],
  milestones: [],
  finalHash: '0',
  outcome: null,
};

describe('reading a file', () => {
  test('takes a replay as it is', () => {
    expect(readReplay(JSON.stringify(replay))).toEqual(replay);
  });

  test.each([
    ['empty', ' \n'],
    ['not-json', '{"format"'],
    ['not-replay', '[]'],
    ['not-replay', '{"name":"A squad","pilots":[]}'],
    ['saved-game', '{"format":"sortie-save","formatVersion":1}'],
    ['newer', JSON.stringify({ ...replay, formatVersion: 3 })],
    ['damaged', JSON.stringify({ ...replay, journal: {} })],
    ['damaged', JSON.stringify({ ...replay, journal: [null] })],
    ['damaged', JSON.stringify({ ...replay, opening: { game: 'xwing' } })],
    ['damaged', JSON.stringify({ ...replay, fairness: 'trust me' })],
  ])('says that a file is %s', (problem, text) => {
    expect(readReplay(text)).toBe(problem);
  });
});

describe('going through a film', () => {
  test('stays between its beginning and its end', () => {
    expect([stepBy(0, -1, 9), stepBy(9, 1, 9), stepBy(4, 1, 9)]).toEqual([0, 9, 5]);
  });

  test('jumps to the next and the previous place', () => {
    expect([nextOf([3, 6], 3, 9), nextOf([3, 6], 6, 9)]).toEqual([6, 9]);
    expect([previousOf([3, 6], 6), previousOf([3, 6], 3)]).toEqual([3, 0]);
  });
});
