import {
  bank,
  disc,
  distance,
  moved,
  overlaps,
  partialTemplateShape,
  pose,
  poseOnPath,
  type Side,
  straight,
  type Template,
  templateEnd,
  templateShape,
  turn,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { randomPose, stream } from './random-shapes.ts';

const origin = pose(0, 0, 0);
const sides: readonly Side[] = ['left', 'right'];
const templates: readonly Template[] = [
  ...[1, 2, 3, 4, 5].map(straight),
  ...[1, 2, 3].flatMap((speed) => sides.flatMap((side) => [bank(speed, side), turn(speed, side)])),
];

const end = (template: Template, length: number) => poseOnPath(template, origin, length, template.length);

function expectAt(template: Template, length: number, expected: readonly [number, number, number]): void {
  const { x, y, heading } = end(template, length);
  // Two decimals, and the step of a quantised pose.
  expect(Math.abs(x - expected[0])).toBeLessThan(0.006);
  expect(Math.abs(y - expected[1])).toBeLessThan(0.006);
  expect(heading).toBe(expected[2]);
}

test('lengths of the centre lines', () => {
  expect([1, 2, 3, 4, 5].map((speed) => straight(speed).length)).toEqual([40, 80, 120, 160, 200]);
  expect([1, 2, 3].map((speed) => bank(speed, 'left').length.toFixed(2))).toEqual([
    '62.83',
    '102.10',
    '141.37',
  ]);
  expect([1, 2, 3].map((speed) => turn(speed, 'left').length.toFixed(2))).toEqual([
    '54.98',
    '98.17',
    '141.37',
  ]);
  expect(() => bank(4, 'left')).toThrow(RangeError);
});

test('a straight moves the base by its length and the length of the base', () => {
  expect(end(straight(3), 40)).toEqual({ x: 0, y: 160, heading: 0 });
  expect(end(straight(1), 80)).toEqual({ x: 0, y: 120, heading: 0 });
});

test.each([
  [1, 40, [37.57, 90.71, 45]],
  [2, 40, [52.22, 126.07, 45]],
  [3, 40, [66.86, 161.42, 45]],
  [1, 80, [51.72, 124.85, 45]],
  [2, 80, [66.36, 160.21, 45]],
  [3, 80, [81.01, 195.56, 45]],
] as const)('a bank of speed %i with a base of %i mm', (speed, length, [x, y, heading]) => {
  expectAt(bank(speed, 'right'), length, [x, y, heading]);
  expectAt(bank(speed, 'left'), length, [-x, y, 360 - heading]);
});

test.each([
  [1, 40, [55, 55, 90]],
  [2, 40, [82.5, 82.5, 90]],
  [3, 40, [110, 110, 90]],
  [1, 80, [75, 75, 90]],
  [2, 80, [102.5, 102.5, 90]],
  [3, 80, [130, 130, 90]],
] as const)('a turn of speed %i with a base of %i mm', (speed, length, [x, y, heading]) => {
  expectAt(turn(speed, 'right'), length, [x, y, heading]);
  expectAt(turn(speed, 'left'), length, [-x, y, 360 - heading]);
});

test('the end of the template is where the rear of the base comes to lie', () => {
  const next = stream(21);
  for (const template of templates) {
    const start = randomPose(next, 900);
    const laid = templateEnd(template, moved(start, 20));
    const base = poseOnPath(template, start, 40, template.length);
    const rear = moved(base, -20);
    expect(Math.hypot(rear.x - laid.x, rear.y - laid.y)).toBeLessThan(0.002);
    expect(base.heading).toBe(laid.heading);
  }
});

test('at the start of the path the base has not moved', () => {
  const next = stream(22);
  for (const template of templates) {
    const start = randomPose(next, 900);
    for (const length of [40, 80]) expect(poseOnPath(template, start, length, -length)).toEqual(start);
  }
});

test('front and rear middle stay on the centre line extended straight at both ends', () => {
  const next = stream(23);
  for (const template of templates) {
    for (const length of [40, 80]) {
      for (let run = 0; run < 60; run++) {
        const t = -length + next() * (template.length + length);
        const { x, y, heading } = poseOnPath(template, origin, length, t);
        const [s, c] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)];
        const middles = [1, -1].map((way) => ({
          x: x + (way * length * s) / 2,
          y: y + (way * length * c) / 2,
        }));
        for (const point of middles) expect(offPath(template, length, point)).toBeLessThan(0.002);
      }
    }
  }
});

/** How far a point lies from the path of a base that starts at the origin. */
function offPath(template: Template, length: number, point: { x: number; y: number }): number {
  const y = point.y - length / 2;
  if (y <= 0 || template.kind === 'straight') return Math.abs(point.x);
  const x = template.side === 'right' ? point.x : -point.x;
  const angle = (template.angle * Math.PI) / 180;
  const [fromX, fromY] = [template.radius - x, y];
  const passed = Math.atan2(fromY, fromX);
  if (passed <= angle) return Math.abs(Math.hypot(fromX, fromY) - template.radius);
  const [endX, endY] = [template.radius * (1 - Math.cos(angle)), template.radius * Math.sin(angle)];
  return Math.abs((x - endX) * Math.cos(angle) - (y - endY) * Math.sin(angle));
}

test('a base on the path moves steadily forward', () => {
  for (const template of templates) {
    for (const length of [40, 80]) {
      let before = origin;
      for (let t = -length; t <= template.length; t += 1) {
        const here = poseOnPath(template, origin, length, t);
        const step = Math.hypot(here.x - before.x, here.y - before.y);
        expect(step).toBeLessThan(2);
        expect(step > 0.4 || t === -length).toBe(true);
        before = here;
      }
    }
  }
});

test('the footprint of a template is 20 mm wide about its centre line', () => {
  const next = stream(24);
  for (const template of templates) {
    const start = randomPose(next, 900);
    const shape = templateShape(template, start);
    const middle = moved(start, 0.5);
    expect(overlaps(shape, disc(middle, 0.1))).toBe(true);
    expect(distance(shape, disc(moved(start, 0, 15), 0))).toBeCloseTo(5, 2);
    expect(distance(shape, disc(moved(templateEnd(template, start), 7), 0))).toBeCloseTo(7, 2);
    expect(distance(shape, disc(moved(templateEnd(template, start), -1, -13), 0))).toBeCloseTo(3, 0);
  }
});

test('a part of a template covers only the way travelled', () => {
  for (const template of templates) {
    const half = partialTemplateShape(template, origin, template.length / 2);
    const atEnd = disc(templateEnd(template, origin), 1);
    expect(overlaps(half, disc({ x: 0, y: 2 }, 1))).toBe(true);
    expect(overlaps(half, atEnd)).toBe(false);
    expect(overlaps(partialTemplateShape(template, origin, 999), atEnd)).toBe(true);
  }
  expect(partialTemplateShape(straight(2), origin, 30).box.maxY).toBe(30);
});
