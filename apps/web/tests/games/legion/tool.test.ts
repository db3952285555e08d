import type { LegionView, UnitView } from '@sortie/legion/view';
import { legionState } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import { aimAt, endOf, type LaidTool, type Mover } from '../../../src/games/legion/movement/tool.ts';

/** A unit alone on an empty battlefield, seen as the page sees it. */
function moverOf(card: string, type: Mover['type'] = 'standard'): Mover {
  const state = legionState({ unit: { unit: card, at: [500, 500, 0] } }, { terrain: [] });
  const table = state as unknown as LegionView;
  const unit = state.units[0] as unknown as UnitView;
  return { table, unit, type, from: { x: 500, y: 500, level: 0, heading: 0 }, maxSpeed: 2 };
}

const straight: LaidTool = { speed: 1, angle: 0, bend: 0, along: 1 };
const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => [Math.round(x), Math.round(y)];

test('the slowest tool that reaches the hand is taken, straight towards it', () => {
  const luke = moverOf('luke-skywalker');
  const near = aimAt(luke, straight, { x: 560, y: 500 });
  expect({ speed: near.speed, angle: near.angle, bend: near.bend }).toEqual({ speed: 1, angle: 90, bend: 0 });
  expect(rounded(endOf(luke, near))).toEqual([560, 500]);
  expect(aimAt(luke, straight, { x: 630, y: 500 }).speed).toBe(2);
});

test('a hand beyond the tool brings the leader to its end', () => {
  const luke = moverOf('luke-skywalker');
  const far = aimAt(luke, straight, { x: 900, y: 500 });
  expect({ speed: far.speed, along: far.along }).toEqual({ speed: 2, along: 1 });
});

test('a bent tool keeps its bend and is turned as a whole', () => {
  const luke = moverOf('luke-skywalker');
  const bent = aimAt(luke, { ...straight, bend: 60 }, { x: 560, y: 540 });
  expect(bent.bend).toBe(60);
  expect(rounded(endOf(luke, bent))).toEqual([560, 540]);
});

test('a notched base goes where its notch points, and bends on the way', () => {
  const walker = moverOf('at-rt');
  const aimed = aimAt(walker, straight, { x: 560, y: 580 });
  expect(aimed.angle).toBe(0);
  expect(aimed.bend).toBeGreaterThan(0);
  const back = aimAt(moverOf('at-rt', 'reverse'), straight, { x: 500, y: 420 });
  expect(back.angle).toBe(180);
});
