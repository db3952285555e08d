import {
  type Disc,
  joinStretches,
  type Millimetres,
  type Polygon,
  type Segment,
  type Stretch,
  stretchesIn,
  sweepDisc,
  TOLERANCE,
} from '@sortie/geometry';
import type { Mover } from '../catalogue/index.ts';
import { baseOf, type Figure, radiusOf } from './figures.ts';
import type { Stander } from './footing.ts';
import type { Feature, Relief } from './relief.ts';
import { lengthOf, type Path } from './tool.ts';

/** Who moves, and what it takes in its stride. */
export interface Traveller extends Stander {
  /** How far up or down a surface may lie for it to be one step. lg.move.trooper.step-over */
  readonly step: Millimetres;
  /** A jump lands on any surface below. lg.unit-keyword.jump.down */
  readonly dropsFreely: boolean;
}

/** What stops a move: terrain or a miniature by its id, a drop, or the edge of the table. */
export type Stop =
  | { readonly kind: 'terrain' | 'miniature'; readonly id: string; readonly at: Millimetres }
  | { readonly kind: 'drop' | 'edge'; readonly at: Millimetres };

/** Millimetres along a route, from and to, in which a base is over something. */
export interface Crossing extends Stretch {
  readonly id: string;
}

/** Shares of both halves of a route in millimetres along it; what goes on past the joint is one stretch. */
function alongRoute(
  { start, joint, end, leg }: Path,
  sharesOf: (half: Segment) => readonly Stretch[],
): readonly Stretch[] {
  const first = sharesOf({ start, end: joint }).map(({ from, to }) => ({ from: from * leg, to: to * leg }));
  const second = sharesOf({ start: joint, end }).map(({ from, to }) => ({
    from: leg + from * leg,
    to: leg + to * leg,
  }));
  if (first.length + second.length < 2) return first.length > 0 ? first : second;
  return joinStretches([...first, ...second]);
}

/** The millimetres along a route at which the carried base overlaps a shape. */
export function overlapsAlong(route: Path, radius: Millimetres, shape: Polygon | Disc): readonly Stretch[] {
  return alongRoute(route, (half) => sweepDisc(half, radius, shape));
}

/** The millimetres along a route at which its middle line is over a shape. */
export function middleOver(route: Path, shape: Polygon): readonly Stretch[] {
  return alongRoute(route, (half) => stretchesIn(half, shape));
}

interface Surface extends Stretch {
  readonly top: Millimetres;
  /** Its sides can be walked up and down, whatever their height. lg.terrain.impassable.rating-over-height */
  readonly isSlope: boolean;
}

/** The surfaces that the middle of the base comes over. Pits are walked through at the level of the ground. */
function surfacesAlong(route: Path, features: readonly Feature[], mover: Mover): readonly Surface[] {
  return features.flatMap(({ blocks, rating }) =>
    blocks.flatMap(({ holds, shape, top }) =>
      holds
        ? middleOver(route, shape).map(({ from, to }) => ({
            from,
            to,
            top,
            isSlope: rating.movement[mover] !== 'impassable',
          }))
        : [],
    ),
  );
}

function levelOn(surfaces: readonly Surface[], at: Millimetres): Millimetres {
  let level = 0;
  for (const { from, to, top } of surfaces) if (from <= at && at <= to && top > level) level = top;
  return level;
}

/** Features whose box the carried base reaches. */
export function featuresAlong(route: Path, radius: Millimetres, { features }: Relief): readonly Feature[] {
  const { start, joint, end } = route;
  const minX = Math.min(start.x, joint.x, end.x) - radius;
  const maxX = Math.max(start.x, joint.x, end.x) + radius;
  const minY = Math.min(start.y, joint.y, end.y) - radius;
  const maxY = Math.max(start.y, joint.y, end.y) + radius;
  return features.filter(
    ({ outline: { box } }) => box.minX < maxX && box.maxX > minX && box.minY < maxY && box.maxY > minY,
  );
}

function isImpassable({ rating, piece }: Feature, { mover, over }: Traveller): boolean {
  if (rating.movement[mover] !== 'impassable') return false;
  return over === undefined || piece.height > over;
}

/** How high the feature stands in the way: a base at this level or above passes over it. Water has a surface too. */
function heightInWay({ piece }: Feature): Millimetres {
  return Math.max(piece.height, SURFACE);
}

const SURFACE: Millimetres = 1;

/** The first place of a stretch at which the base is lower than the feature. */
function firstBelow(
  stretch: Stretch,
  height: Millimetres,
  surfaces: readonly Surface[],
): Millimetres | undefined {
  const turns = surfaces
    .flatMap(({ from, to }) => [from, to])
    .filter((at) => at > stretch.from && at < stretch.to);
  const starts = [stretch.from, ...turns].toSorted((one, other) => one - other);
  for (const [index, from] of starts.entries()) {
    const middle = (from + (starts[index + 1] ?? stretch.to)) / 2;
    if (levelOn(surfaces, middle) < height - TOLERANCE) return from;
  }
  return undefined;
}

/** lg.terrain.impassable.no-move: the first terrain that the base cannot pass. */
function terrainStop(route: Path, who: Traveller, near: readonly Feature[], surfaces: readonly Surface[]) {
  const radius = radiusOf(who.base);
  let stop: Stop | undefined;
  for (const feature of near) {
    if (!isImpassable(feature, who)) continue;
    for (const stretch of overlapsAlong(route, radius, feature.outline)) {
      const at = firstBelow(stretch, heightInWay(feature), surfaces);
      if (at !== undefined && (stop === undefined || at < stop.at)) {
        stop = { kind: 'terrain', id: feature.id, at };
      }
    }
  }
  return stop;
}

/** A surface left for one farther below than a step needs a climb. lg.vertical.requires-leader-contact */
function dropStop(route: Path, who: Traveller, surfaces: readonly Surface[]): Stop | undefined {
  if (who.dropsFreely) return undefined;
  const ends = surfaces
    .flatMap(({ to, isSlope }) => (isSlope || to >= lengthOf(route) ? [] : [to]))
    .toSorted((one, other) => one - other);
  const at = ends.find(
    (end) => levelOn(surfaces, end - TOLERANCE) - levelOn(surfaces, end + TOLERANCE) > who.step,
  );
  return at === undefined ? undefined : { kind: 'drop', at };
}

/** Where any part of the base first leaves the table. lg.defeat.off-battlefield.during-move */
export function edgeStop(
  { start, joint, end, leg }: Path,
  radius: Millimetres,
  { area }: Relief,
): Stop | undefined {
  const reach = radius - TOLERANCE;
  for (const [index, [from, to]] of (
    [
      [start, joint],
      [joint, end],
    ] as const
  ).entries()) {
    let share = Number.POSITIVE_INFINITY;
    const leave = (before: number, after: number) => {
      if (after < 0 && before >= 0) share = Math.min(share, before / (before - after));
      else if (before < 0) share = 0;
    };
    leave(from.x - reach, to.x - reach);
    leave(area.width - reach - from.x, area.width - reach - to.x);
    leave(from.y - reach, to.y - reach);
    leave(area.depth - reach - from.y, area.depth - reach - to.y);
    if (Number.isFinite(share)) return { kind: 'edge', at: (index + share) * leg };
  }
  return undefined;
}

/** The miniatures that a base passes on its way, by where it begins to overlap them. lg.displacement.ground-vehicle-path */
export function figuresAlong(route: Path, who: Traveller, figures: readonly Figure[]): readonly Crossing[] {
  const radius = radiusOf(who.base);
  const { level } = route.start;
  return figures
    .flatMap((figure) => {
      const { stand, height, id } = figure;
      const isApart =
        stand.level >= level + who.height + who.step || level - who.step >= stand.level + height.top;
      if (id === who.id || isApart) return [];
      return overlapsAlong(route, radius, baseOf(figure)).map(({ from, to }) => ({ id, from, to }));
    })
    .toSorted((one, other) => one.from - other.from);
}

/**
 * What first stops a base that is carried along a route: impassable terrain, a drop, the edge of the table, or one of
 * the miniatures through which it cannot move. lg.move.collision-stops
 */
export function firstStop(
  route: Path,
  who: Traveller,
  relief: Relief,
  walls: readonly Figure[],
): Stop | undefined {
  const radius = radiusOf(who.base);
  const near = featuresAlong(route, radius, relief);
  const surfaces = surfacesAlong(route, near, who.mover);
  const [wall] = figuresAlong(route, who, walls);
  const stops = [
    dropStop(route, who, surfaces),
    terrainStop(route, who, near, surfaces),
    edgeStop(route, radius, relief),
    wall && ({ kind: 'miniature', id: wall.id, at: wall.from } as const),
  ];
  let first: Stop | undefined;
  for (const stop of stops)
    if (stop !== undefined && (first === undefined || stop.at < first.at)) first = stop;
  return first;
}

/** A move that stays within a trench treats it as open: no part of the base comes over an edge. lg.terrain.trench.open-inside */
function staysInside(route: Path, until: Millimetres, radius: Millimetres, { outline }: Feature): boolean {
  const { points } = outline;
  return points.every((point, index) => {
    const edge = { ...outline, points: [points.at(index - 1)!, point] };
    return overlapsAlong(route, radius, edge).every(({ from }) => from >= until);
  });
}

/** Difficult terrain that a base starts in, enters or crosses up to a point of its route. lg.terrain.difficult.enter */
export function difficultAlong(
  route: Path,
  until: Millimetres,
  who: Traveller,
  relief: Relief,
): readonly Crossing[] {
  const radius = radiusOf(who.base);
  const near = featuresAlong(route, radius, relief);
  const surfaces = surfacesAlong(route, near, who.mover);
  return near.flatMap((feature) => {
    if (feature.rating.movement[who.mover] !== 'difficult') return [];
    const height = heightInWay(feature);
    const found = overlapsAlong(route, radius, feature.outline).filter(
      (stretch) => stretch.from < until && firstBelow(stretch, height, surfaces) !== undefined,
    );
    if (feature.piece.row === 'trench' && staysInside(route, until, radius, feature)) return [];
    return found.map(({ from, to }) => ({ id: feature.id, from, to: Math.min(to, until) }));
  });
}

export function stepOf(mover: Mover, height: Millimetres): Millimetres {
  /** lg.move.ground.step-over-half, lg.move.trooper.step-over, lg.move.repulsor.step-over */
  return mover === 'groundVehicle' ? height / 2 : height;
}
