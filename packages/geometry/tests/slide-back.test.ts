import {
  compound,
  disc,
  inContact,
  type LeftOrRight,
  overlaps,
  type Path,
  type Pose,
  pose,
  poseOnPath,
  rectangle,
  type Shape,
  type Slide,
  slideBack,
  TOLERANCE,
  toTable,
} from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { distance } from '../src/distance.ts';
import { greatestSpeed } from '../src/slide-back.ts';
import { makers, randomPose, stream } from './random-shapes.ts';
import { gentle, sharp, straight } from './sample-paths.ts';

const square = (length: number) => (at: Pose) => rectangle(at, length, length);
const small = square(40);

/** A base with pegs at front and rear. */
const pegged = (at: Pose) =>
  compound([
    small(at),
    ...[-13, 13].flatMap((x) =>
      [-20.75, 20.75].map((y) => rectangle({ ...toTable(at, { x, y }), heading: at.heading }, 1.5, 3)),
    ),
  ]);

const origin = pose(0, 0, 0);
const flight = (path: Path, blockers: readonly Shape[]): Slide => ({
  path,
  start: origin,
  baseLength: 40,
  shapeAt: small,
  blockers,
});

test('a base that is clear at the end stays there', () => {
  const result = slideBack(flight(gentle(2, 'right'), [small(pose(0, 60, 0))]));
  expect(result).toEqual({
    pose: poseOnPath(gentle(2, 'right'), origin, 40, gentle(2, 'right').length),
    t: gentle(2, 'right').length,
    slid: false,
    contacts: [],
  });
});

test('a base slides back along a straight to contact', () => {
  const result = slideBack(flight(straight(2), [small(pose(5, 130, 0))]));
  expect(result.pose).toEqual({ x: 0, y: 90, heading: 0 });
  expect(result.contacts).toEqual([0]);
  expect(result.t).toBeCloseTo(50, 2);
});

test('a base that slides into a further one slides on and touches only the last', () => {
  const result = slideBack(flight(straight(3), [small(pose(35, 170, 0)), small(pose(-35, 110, 0))]));
  expect(result.pose).toEqual({ x: 0, y: 70, heading: 0 });
  expect(result.contacts).toEqual([1]);
});

test('a base may end in contact with two others at once', () => {
  const result = slideBack(flight(straight(3), [small(pose(35, 130, 0)), small(pose(-35, 130, 0))]));
  expect(result.pose).toEqual({ x: 0, y: 90, heading: 0 });
  expect(result.contacts).toEqual([0, 1]);
});

test('without a clear place the base is exactly where it started', () => {
  const start = pose(12.5, 7.25, 33.3);
  const ahead = toTable(start, { x: 0, y: 40 });
  const wall = rectangle(pose(ahead.x, ahead.y, 33.3), 40, 400);
  const walls = [wall, rectangle({ ...toTable(start, { x: 0, y: 90 }), heading: start.heading }, 80, 400)];
  const result = slideBack({ ...flight(straight(1), walls), start });
  expect(result.pose).toEqual(start);
  expect(result.t).toBe(-40);
  expect(result.slid).toBe(true);
});

test('a gap a hair wider than the tolerance is closed to contact', () => {
  const result = slideBack(flight(straight(1), [small(pose(0, 40.017, 0)), small(pose(0, 90, 0))]));
  expect(result.contacts).toEqual([0]);
  expect(result.pose.y).toBeCloseTo(0.017, 2);
});

test('a gap a hair wider than the base is not skipped', () => {
  for (const width of [40 + 3 * TOLERANCE, 40.2, 43]) {
    const beyond = small(pose(0, 150, 0));
    const near = small(pose(0, 130 - width - 20, 0));
    const result = slideBack(flight(straight(3), [beyond, near]));
    expect(result.pose.y).toBeCloseTo(110, 2);
    expect(result.contacts).toContain(0);
  }
});

test('contact along the side does not hold a base back', () => {
  const alongside = rectangle(pose(40, 60, 0), 200, 40);
  const result = slideBack(flight(straight(3), [alongside, small(pose(0, 170, 0))]));
  expect(result.pose).toEqual({ x: 0, y: 130, heading: 0 });
  expect(result.contacts).toEqual([0, 1]);
});

test('pegs count as part of the base that slides', () => {
  const result = slideBack({ ...flight(straight(2), [pegged(pose(0, 130, 0))]), shapeAt: pegged });
  expect(result.pose.y).toBeCloseTo(130 - 43, 2);
  expect(result.contacts).toEqual([0]);
});

test('the heading follows the curve during the slide', () => {
  const { pose: at, t } = slideBack(flight(sharp(2, 'right'), [small(pose(90, 82, 10))]));
  expect(at).toEqual(poseOnPath(sharp(2, 'right'), origin, 40, t));
  expect(at.heading).toBeGreaterThan(45);
  expect(at.heading).toBeLessThan(90);
});

describe('random slides', () => {
  const next = stream(99);
  const side = (): LeftOrRight => (next() < 0.5 ? 'left' : 'right');
  const speed = () => 1 + Math.floor(next() * 3);
  const slides = Array.from({ length: 400 }, (): Slide => {
    const baseLength = next() < 0.6 ? 40 : 80;
    const path = [straight(speed()), gentle(speed(), side()), sharp(speed(), side())][
      Math.floor(next() * 3)
    ]!;
    const start = pose(next() * 100, next() * 100, next() * 360);
    const end = poseOnPath(path, start, baseLength, path.length);
    const blocker = (): Shape => {
      const around = {
        x: end.x + (next() - 0.5) * 90,
        y: end.y + (next() - 0.5) * 90,
        heading: next() * 360,
      };
      return next() < 0.8 ? rectangle(around, 40, 40) : disc(around, 20);
    };
    const blockers = Array.from({ length: 1 + Math.floor(next() * 3) }, blocker);
    const isFree = blockers.every((other) => !overlaps(square(baseLength)(start), other));
    return { path, start, baseLength, shapeAt: square(baseLength), blockers: isFree ? blockers : [] };
  });
  const stopped = slides.filter((slide) => {
    const result = slideBack(slide);
    return result.slid && result.t > -slide.baseLength;
  });

  test('the base never overlaps a blocker where it stops', () => {
    for (const slide of slides) {
      const shape = slide.shapeAt(slideBack(slide).pose);
      expect(slide.blockers.filter((blocker) => overlaps(shape, blocker))).toEqual([]);
    }
  });

  test('a base that slid ends in contact', () => {
    expect(stopped.length).toBeGreaterThan(100);
    for (const slide of stopped) {
      const result = slideBack(slide);
      const shape = slide.shapeAt(result.pose);
      expect(result.contacts.length).toBeGreaterThan(0);
      expect(result.contacts).toEqual(
        slide.blockers.flatMap((blocker, index) => (inContact(shape, blocker) ? [index] : [])),
      );
    }
  });

  test('there is no clear place farther along the path', () => {
    for (const slide of stopped) {
      const { t } = slideBack(slide);
      for (let share = 0; share < 1; share += 0.02) {
        const later = slide.path.length - share * (slide.path.length - t - 0.3);
        const shape = slide.shapeAt(poseOnPath(slide.path, slide.start, slide.baseLength, later));
        expect(slide.blockers.some((blocker) => overlaps(shape, blocker))).toBe(true);
      }
    }
  });

  test('a further blocker never brings the base farther', () => {
    for (const slide of stopped) {
      const more = { ...slide, blockers: [...slide.blockers, makers.disc(next, 150)] };
      expect(slideBack(more).t).toBeLessThanOrEqual(slideBack(slide).t + TOLERANCE);
    }
  });

  test('the order of the blockers does not matter', () => {
    for (const slide of stopped) {
      const turned = { ...slide, blockers: slide.blockers.toReversed() };
      expect(slideBack(turned).pose).toEqual(slideBack(slide).pose);
    }
  });

  test('no point of the base moves faster than the bound that steps rely on', () => {
    for (const slide of slides.slice(0, 200)) {
      const bound = greatestSpeed(slide);
      for (let run = 0; run < 20; run++) {
        const at = -slide.baseLength + next() * (slide.path.length + slide.baseLength - 1);
        const on = (t: number) =>
          rectangle(
            poseOnPath(slide.path, slide.start, slide.baseLength, t),
            slide.baseLength,
            slide.baseLength,
          );
        const [before, after] = [on(at), on(at + 1)];
        before.points.forEach((point, index) => {
          const other = after.points[index]!;
          expect(Math.hypot(other.x - point.x, other.y - point.y)).toBeLessThan(bound + 0.003);
        });
      }
    }
  });
});

test('results are pinned, so that every engine must slide the same', () => {
  const next = stream(5);
  const results = Array.from({ length: 5 }, () => {
    const blocker = rectangle(pose(60 + next() * 20, 80 + next() * 20, next() * 360), 40, 40);
    return slideBack(flight(sharp(2, 'right'), [blocker])).pose;
  });
  expect(results).toMatchInlineSnapshot(`
    [
      {
        "heading": 55.82421875,
        "x": 29.2373046875,
        "y": 68.98828125,
      },
      {
        "heading": 49.101806640625,
        "x": 23.7314453125,
        "y": 64.7578125,
      },
      {
        "heading": 51.414794921875,
        "x": 25.5693359375,
        "y": 66.2861328125,
      },
      {
        "heading": 62.95947265625,
        "x": 35.580078125,
        "y": 72.740234375,
      },
      {
        "heading": 56.908203125,
        "x": 30.169921875,
        "y": 69.609375,
      },
    ]
  `);
  expect(distance(small(randomPose(next, 10)), small(origin))).toBe(0);
});
