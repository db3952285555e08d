import { expect, test } from 'vitest';
import { poseBeside, poseSeenFrom } from '../src/formation.ts';
import { type JointedTool, toolOutlines, toolPoses } from '../src/jointed-tool.ts';

const start = { x: 100, y: 100, heading: 0 };
const tool: JointedTool = { links: [50, 40], bends: [0, 90], width: 20 };

test('each link goes on where the one before ends, turned by its joint', () => {
  expect(toolPoses(start, tool)).toEqual([
    { x: 100, y: 100, heading: 0 },
    { x: 100, y: 150, heading: 90 },
    { x: 140, y: 150, heading: 90 },
  ]);
});

test('the first joint turns the whole tool against the base', () => {
  const [first, , end] = toolPoses(start, { ...tool, bends: [90, 0] });
  expect(first).toEqual({ x: 100, y: 100, heading: 90 });
  expect(end).toEqual({ x: 190, y: 100, heading: 90 });
});

test('a link is drawn as wide as the tool along its own direction', () => {
  const [, second] = toolOutlines(start, tool);
  expect(second).toEqual([
    { x: 100, y: 160 },
    { x: 100, y: 140 },
    { x: 140, y: 140 },
    { x: 140, y: 160 },
  ]);
});

test('a piece keeps its place in a formation that is moved and turned', () => {
  const beside = { x: 130, y: 100, heading: 10 };
  const now = { x: 500, y: 500, heading: 90 };
  expect(poseSeenFrom(start, beside)).toEqual({ x: 30, y: 0, heading: 10 });
  expect(poseBeside(start, now, beside)).toEqual({ x: 500, y: 470, heading: 100 });
});
