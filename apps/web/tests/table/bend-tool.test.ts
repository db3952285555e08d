import { expect, test } from 'vitest';
import { bendByClicks, bendTowards } from '../../src/table/bend-tool.ts';
import type { HeldTool } from '../../src/table/layer.ts';

const tool: HeldTool = {
  shape: { links: [50, 50, 50], bends: [0, 0, 0], width: 20 },
  start: { x: 100, y: 100, heading: 0 },
  click: 22.5,
  most: [45, 22.5, 0],
  onBend: () => undefined,
};

test('a joint clicks on, and no farther than it goes', () => {
  expect(bendByClicks(tool, 0, 1)).toEqual([22.5, 0, 0]);
  expect(bendByClicks(tool, 0, -3)).toEqual([-45, 0, 0]);
  expect(bendByClicks(tool, 1, 2)).toEqual([0, 22.5, 0]);
  expect(bendByClicks(tool, 2, 1)).toEqual([0, 0, 0]);
});

test('a link that is pulled bends its own joint to the nearest click', () => {
  expect(bendTowards(tool, 1, { x: 110, y: 180 })).toEqual([0, 22.5, 0]);
  expect(bendTowards(tool, 1, { x: 101, y: 200 })).toEqual([0, 0, 0]);
  expect(bendTowards(tool, 0, { x: 0, y: 100 })).toEqual([-45, 0, 0]);
});

test('a joint behind others is bent against the link before it', () => {
  const bent = { ...tool, shape: { ...tool.shape, bends: [45, 0, 0] } };
  const [, along] = bendTowards(bent, 1, { x: 100 + 80, y: 100 + 80 });
  expect(along).toBe(0);
  const [, across] = bendTowards(bent, 1, { x: 100 + 36, y: 200 });
  expect(across).toBe(-22.5);
});

test('a tool without clicks bends by whole degrees', () => {
  const { click: _, ...free } = tool;
  expect(bendTowards(free, 0, { x: 110, y: 200 })).toEqual([6, 0, 0]);
});
