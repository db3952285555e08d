import { expect, test } from 'vitest';
import { glidePoses, mixPoses, poseAlong } from '../../src/table/pose-along.ts';

const at = (x: number, y: number, heading = 0) => ({ x, y, heading });

test('a piece follows the path that leads to where it goes', () => {
  const path = [at(0, 50), at(50, 50)];
  expect(glidePoses(at(0, 0), at(50, 50), path)).toEqual([at(0, 0), ...path, at(50, 50)]);
});

test('a path of an earlier move is left aside', () => {
  expect(glidePoses(at(0, 0), at(200, 0), [at(0, 50), at(50, 50)])).toEqual([at(0, 0), at(200, 0)]);
});

test('half of the way is half of its length', () => {
  const poses = [at(0, 0), at(0, 30), at(90, 30)];
  expect(poseAlong(poses, 0.5)).toEqual(at(30, 30));
  expect(poseAlong(poses, 1)).toEqual(at(90, 30));
  expect(poseAlong(poses, 0)).toEqual(at(0, 0));
});

test('a piece that stays where it is does not get lost', () => {
  expect(poseAlong([at(5, 5), at(5, 5), at(5, 5)], 0.3)).toEqual(at(5, 5));
});

test('a piece turns the shorter way round', () => {
  expect(mixPoses(at(0, 0, 350), at(0, 0, 10), 0.5).heading % 360).toBe(0);
  expect(mixPoses(at(0, 0, 10), at(0, 0, 350), 0.5).heading).toBe(0);
});
