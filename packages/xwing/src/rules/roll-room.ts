import type { Box, Moving, Point, Shape, Stretch } from '@sortie/geometry';
import { compound, cosine, findUncovered, overlapStretches, sine, TOLERANCE } from '@sortie/geometry';
import type { RollDirection, XwingState } from '../model/index.ts';
import { baseAt, bodyAt, bodyOf } from './base.ts';
import { bombOnTable } from './bomb-on-table.ts';
import { contactBombs } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { isInPlay } from './in-play.ts';
import { obstaclesInTheWay } from './obstacle-effects.ts';
import { isPlaced, obstacleShape } from './outlines.ts';
import { othersThan } from './overlaps-ships.ts';
import { rollPlacement, rollPlay } from './roll-placement.ts';
import { rollTemplates } from './roll-templates.ts';

/** The middle and the ends of each stretch: the middle is clear however the ends are rounded. */
export function placesIn(stretches: readonly Stretch[]): number[] {
  return stretches.flatMap(({ from, to }) => [(from + to) / 2, from, to]);
}

function isCurved(direction: RollDirection): boolean {
  return rollTemplates[direction].template.kind !== 'straight';
}

function aheadOf(heading: number): Point {
  return { x: sine(heading), y: cosine(heading) };
}

/** The template as it moves along the side; its place depends on nothing but the lay. */
function movingTemplate(ship: PlacedShip, direction: RollDirection): Moving {
  return { shape: rollPlacement(ship, direction, 0).template, along: aheadOf(ship.pose.heading) };
}

/** Where the template may be laid for one shift. Along a curve the two ends are shifted alike. */
function laysFor(ship: PlacedShip, direction: RollDirection, shift: number): Stretch {
  if (isCurved(direction)) return { from: shift / 2, to: shift / 2 };
  const play = rollPlay(ship) / 2;
  return { from: Math.max(-play, shift - play), to: Math.min(play, shift + play) };
}

/** Lays for this shift at which no obstacle is in the way, those that avoid mines first. xw.action.roll.no-overlap */
export function freeLays(
  state: XwingState,
  ship: PlacedShip,
  direction: RollDirection,
  shift: number,
): number[] {
  const range = laysFor(ship, direction, shift);
  const template = movingTemplate(ship, direction);
  const covered = (shapes: readonly Shape[]) =>
    shapes.flatMap((shape) => overlapStretches(template, shape, range));
  const blocked = covered(obstaclesInTheWay(state, ship).map(obstacleShape));
  const mined = covered(minesFor(state, ship));
  return [
    ...placesIn(findUncovered(range, [...blocked, ...mined])),
    ...placesIn(findUncovered(range, blocked)),
  ];
}

/** Tokens that overlapping would set off. */
function minesFor(state: XwingState, ship: PlacedShip): Shape[] {
  return state.bombs
    .filter(({ id }) => contactBombs(state, ship.id, [id]).length > 0)
    .flatMap((bomb) => bombOnTable(state.options.area, bomb) ?? []);
}

/**
 * The stretches of shifts for which the base is free where it ends and the template somewhere between.
 * xw.action.roll.template, xw.action.roll.no-overlap
 */
export function freeShifts(
  state: XwingState,
  ship: PlacedShip,
  direction: RollDirection,
): readonly Stretch[] {
  const play = rollPlay(ship);
  const lays: Stretch = { from: -play / 2, to: play / 2 };
  const template = movingTemplate(ship, direction);
  const blocked = obstaclesInTheWay(state, ship).flatMap((each) =>
    overlapStretches(template, obstacleShape(each), lays),
  );
  const reached = findUncovered(lays, blocked).map(
    ({ from, to }): Stretch =>
      isCurved(direction)
        ? { from: 2 * from, to: 2 * to }
        : { from: Math.max(-play, from - play / 2), to: Math.min(play, to + play / 2) },
  );
  const covered = baseBlocked(state, ship, direction);
  return reached.flatMap((stretch) => findUncovered(stretch, covered));
}

/** Shifts at which the base would lie on a ship, on an obstacle or over the edge. */
function baseBlocked(state: XwingState, ship: PlacedShip, direction: RollDirection): Stretch[] {
  const play = rollPlay(ship);
  const range: Stretch = { from: -play, to: play };
  const { guides } = state.options;
  const { to } = rollPlacement(ship, direction, 0);
  const [before, after] = [aheadOf(ship.pose.heading), aheadOf(to.heading)];
  const along = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
  const body: Moving = { shape: bodyAt(ship, to, guides), along };
  const blockers = [
    ...othersThan(state, ship).map((other) => bodyOf(other, guides)),
    ...obstaclesInTheWay(state, ship).map(obstacleShape),
  ];
  return [
    ...blockers.flatMap((blocker) => overlapStretches(body, blocker, range)),
    ...beyondEdges(state.options.area, baseAt(ship, to).box, along),
  ];
}

const ALL: Stretch = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Offsets at which a box moved along sticks out of the area. xw.flee.illegal-reposition */
function beyondEdges(
  { width, depth }: XwingState['options']['area'],
  { minX, minY, maxX, maxY }: Box,
  along: Point,
): Stretch[] {
  const sides = [
    { over: -minX, rate: -along.x },
    { over: -minY, rate: -along.y },
    { over: maxX - width, rate: along.x },
    { over: maxY - depth, rate: along.y },
  ];
  return sides.flatMap(({ over, rate }): Stretch[] => {
    if (rate === 0) return over > TOLERANCE ? [ALL] : [];
    const limit = (TOLERANCE - over) / rate;
    return [rate > 0 ? { ...ALL, from: limit } : { ...ALL, to: limit }];
  });
}

/** Nothing lies in the box around every place of the roll, so that none of them needs a closer look. */
export function isInTheClear(state: XwingState, ship: PlacedShip, direction: RollDirection): boolean {
  // Along a curve the places between the two ends may lie outside their box.
  if (isCurved(direction)) return false;
  const { guides, area } = state.options;
  const play = rollPlay(ship);
  const shapes = [-play, play].flatMap((shift) => {
    const { to, template } = rollPlacement(ship, direction, shift);
    return [bodyAt(ship, to, guides), template];
  });
  const box = compound(shapes).box;
  if (box.minX < 0 || box.minY < 0 || box.maxX > area.width || box.maxY > area.depth) return false;
  const isNear = (other: Box) =>
    other.minX <= box.maxX && other.maxX >= box.minX && other.minY <= box.maxY && other.maxY >= box.minY;
  return !(
    state.bombs.length > 0 ||
    state.ships.some(
      (other) => other.id !== ship.id && isInPlay(other) && isNear(bodyOf(other, guides).box),
    ) ||
    state.obstacles.some((each) => isPlaced(each) && isNear(obstacleShape(each).box))
  );
}
