import {
  isSeen,
  lookAt,
  NO_FLOOR,
  type PointAbove,
  pose,
  rectangle,
  roundSolid,
  solidOver,
} from '@sortie/geometry';
import { describe, expect, test } from 'vitest';

const eye: PointAbove = { x: 0, y: 0, z: 40 };
const target = { x: 0, y: 300, radius: 15, bottom: 0, top: 40 };

function wall(y: number, width: number, top: number, floor = NO_FLOOR) {
  return solidOver(rectangle(pose(0, y, 0), 10, width), { floor, top });
}

function boxAt(x: number, y: number, width: number, top: number) {
  return solidOver(rectangle(pose(x, y, 0), 10, width), { floor: NO_FLOOR, top });
}

describe('a cylinder seen from a point', () => {
  test('in the open all of it is seen', () => {
    const { seen, hiding, hidingAll } = lookAt(eye, target, []);
    expect({ hiding, hidingAll }).toEqual({ hiding: [], hidingAll: [] });
    expect(seen!.x).toBeCloseTo(0, 6);
    expect(seen!.y).toBeCloseTo(285.01, 6);
    expect(seen!.z).toBeGreaterThan(0);
  });

  test('behind a low wall near to it, its foot is hidden and its head is not', () => {
    const { seen, hiding, hidingAll } = lookAt(eye, target, [wall(270, 100, 20)]);
    expect({ isSeen: seen !== undefined, hiding, hidingAll }).toEqual({
      isSeen: true,
      hiding: [0],
      hidingAll: [],
    });
    // The line over the far edge of the wall, 20 lower 275 ahead, goes down to 19.3 at the front of the cylinder.
    expect(seen!.z).toBeGreaterThan(19.2);
  });

  test('the same wall near to the eye hides all of it from an eye that is no higher than the wall', () => {
    expect(lookAt({ x: 0, y: 0, z: 40 }, target, [wall(30, 100, 40)])).toEqual({
      seen: undefined,
      hiding: [0],
      hidingAll: [0],
    });
    expect(isSeen({ x: 0, y: 0, z: 41 }, target, [wall(30, 100, 40)])).toBe(true);
  });

  test('two walls that each leave one side to be seen hide it together', () => {
    const left = boxAt(-60, 200, 130, 80);
    const right = boxAt(60, 200, 130, 80);
    expect(lookAt(eye, target, [left]).seen).toBeDefined();
    expect(lookAt(eye, target, [right]).seen).toBeDefined();
    expect(lookAt(eye, target, [left, right])).toEqual({ seen: undefined, hiding: [0, 1], hidingAll: [] });
  });

  test('a crack between two walls shows it when it is wider than the tolerance', () => {
    const crack = (width: number) => [
      boxAt(-50 - width / 2, 200, 100, 80),
      boxAt(50 + width / 2, 200, 100, 80),
    ];
    expect(isSeen(eye, target, crack(0))).toBe(false);
    expect(isSeen(eye, target, crack(0.001))).toBe(false);
    expect(isSeen(eye, target, crack(0.1))).toBe(true);
  });

  test('it is seen beneath what hangs in the air, unless a wall closes the gap', () => {
    const raised = wall(200, 300, 120, 30);
    expect(lookAt(eye, target, [raised])).toMatchObject({ hiding: [0], hidingAll: [] });
    expect(lookAt(eye, target, [raised]).seen).toBeDefined();
    expect(lookAt(eye, target, [raised, wall(150, 300, 35)]).seen).toBeUndefined();
  });

  test('what stands behind it hides nothing of it', () => {
    expect(lookAt(eye, target, [wall(330, 500, 200)]).hiding).toEqual([]);
  });

  test('the block it stands on hides its foot from below, and nothing from above', () => {
    const roof = { ...target, bottom: 80, top: 120 };
    const house = solidOver(rectangle(pose(0, 300, 0), 150, 150), { floor: NO_FLOOR, top: 80 });
    expect(lookAt(eye, roof, [house])).toMatchObject({ hiding: [0], hidingAll: [] });
    expect(lookAt({ x: 0, y: 0, z: 81 }, roof, [house]).hiding).toEqual([]);
  });

  test('the block under the eye hides what stands close to its foot', () => {
    const house = solidOver(rectangle(pose(0, 0, 0), 200, 200), { floor: NO_FLOOR, top: 80 });
    const above = { x: 0, y: 0, z: 120 };
    expect(lookAt(above, { ...target, y: 120 }, [house]).hidingAll).toEqual([0]);
    expect(lookAt(above, { ...target, y: 600 }, [house]).hiding).toEqual([]);
  });

  test('a round solid hides it as its sides do', () => {
    const round = (radius: number) => roundSolid({ x: 0, y: 150 }, radius, { floor: NO_FLOOR, top: 200 });
    // The tangents of the cylinder pass the middle of the round solid at 7.5 mm.
    expect(lookAt(eye, target, [round(8)]).hidingAll).toEqual([0]);
    expect(lookAt(eye, target, [round(7)])).toMatchObject({ hiding: [0], hidingAll: [] });
  });

  test('straight down only a block in between hides it', () => {
    const below = { x: 0, y: 0, radius: 15, bottom: 0, top: 30 };
    const slab = (size: number) => solidOver(rectangle(pose(0, 0, 0), size, size), { floor: 50, top: 60 });
    expect(lookAt({ x: 1, y: 0, z: 100 }, below, [slab(60)])).toEqual({
      seen: undefined,
      hiding: [0],
      hidingAll: [0],
    });
    expect(lookAt({ x: 1, y: 0, z: 100 }, below, [slab(20)]).seen).toEqual({ x: 0, y: 0, z: 30 });
  });
});
