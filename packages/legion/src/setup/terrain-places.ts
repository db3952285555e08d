import {
  type Area,
  distanceSquared,
  isInsideBy,
  type Point,
  type Pose,
  pointsAround,
  pose,
  scatter,
  TOLERANCE,
} from '@sortie/geometry';
import { segmentMeasure, type TerrainPieceId } from '../catalogue/index.ts';
import { type Feature, featureOf, isBeyondRange, reliefOf } from '../measuring/index.ts';
import type { Battlefield } from '../model/index.ts';

/** A piece as it would lie there. */
function featureAt(piece: TerrainPieceId, at: Pose): Feature {
  return featureOf({ id: 'new', piece, pose: at });
}

function isOnTable({ width, depth }: Area, { outline: { box } }: Feature): boolean {
  return box.minX >= 0 && box.maxX <= width && box.minY >= 0 && box.maxY <= depth;
}

function touches(one: Feature, other: Feature): boolean {
  const isInside = (inner: Feature, outer: Feature) => isInsideBy(inner.outline.points[0]!, outer.outline, 0);
  return (
    distanceSquared(one.outline, other.outline) <= TOLERANCE * TOLERANCE ||
    isInside(one, other) ||
    isInside(other, one)
  );
}

/** lg.setup.competitive-terrain.spacing */
const SPACING = 1;

/** Boxes farther apart than this need no closer look. */
const CLEAR = SPACING * segmentMeasure.value + 1;

function areFarApart({ outline: { box: one } }: Feature, { outline: { box: other } }: Feature): boolean {
  return (
    one.minX - other.maxX > CLEAR ||
    other.minX - one.maxX > CLEAR ||
    one.minY - other.maxY > CLEAR ||
    other.minY - one.maxY > CLEAR
  );
}

/** Beyond range 1 of everything, only clear of everything, or not even that. */
type Freedom = 'spaced' | 'apart' | 'none';

function freedomAmong(area: Area, features: readonly Feature[], feature: Feature): Freedom {
  if (!isOnTable(area, feature)) return 'none';
  const near = features.filter((other) => !areFarApart(feature, other));
  if (near.some((other) => touches(feature, other))) return 'none';
  const isSpaced = near.every(({ outline }) => isBeyondRange(outline, feature.outline, SPACING));
  return isSpaced ? 'spaced' : 'apart';
}

function freedomOf(battlefield: Battlefield, feature: Feature): Freedom {
  return freedomAmong(battlefield, reliefOf(battlefield).features, feature);
}

const GRID = 48;
const TURNS = [0, 90, 45, 135] as const;

function* posesOver({ width, depth }: Battlefield, begin: number): Generator<Pose> {
  for (const turned of TURNS) {
    for (const { x, y } of scatter({ minX: 0, minY: 0, maxX: width, maxY: depth }, GRID, begin)) {
      yield pose(x, y, turned);
    }
  }
}

const spaced = new WeakMap<Battlefield['terrain'], Map<TerrainPieceId, boolean>>();

/** Whether the piece still finds a place beyond range 1 of all others. */
function hasSpace(battlefield: Battlefield, piece: TerrainPieceId): boolean {
  const known = spaced.get(battlefield.terrain) ?? new Map<TerrainPieceId, boolean>();
  spaced.set(battlefield.terrain, known);
  let found = known.get(piece);
  if (found === undefined) {
    found = false;
    for (const at of posesOver(battlefield, 0)) {
      found = freedomOf(battlefield, featureAt(piece, at)) === 'spaced';
      if (found) break;
    }
    known.set(piece, found);
  }
  return found;
}

/** The rule against a piece there; undefined when it may lie there. lg.setup.competitive-terrain.spacing-fallback */
export function whyNotThere(battlefield: Battlefield, piece: TerrainPieceId, at: Pose): string | undefined {
  const freedom = freedomOf(battlefield, featureAt(piece, at));
  if (freedom === 'spaced') return undefined;
  if (freedom === 'none') return 'lg.setup.competitive-terrain.spacing-fallback';
  return hasSpace(battlefield, piece) ? 'lg.setup.competitive-terrain.spacing' : undefined;
}

/** Legal places of a piece all over the table. */
export function* terrainPlaces(battlefield: Battlefield, piece: TerrainPieceId, begin = 0): Generator<Pose> {
  for (const at of posesOver(battlefield, begin)) {
    if (whyNotThere(battlefield, piece, at) === undefined) yield at;
  }
}

/** The legal place nearest to where a hand let go. */
export function nearestTerrainPlace(
  battlefield: Battlefield,
  piece: TerrainPieceId,
  near: Point & { readonly turned: number },
): Pose | undefined {
  for (const { x, y } of pointsAround(near, battlefield.width, 24)) {
    const at = pose(x, y, near.turned);
    if (whyNotThere(battlefield, piece, at) === undefined) return at;
  }
  return undefined;
}

/** Chance chooses among so many places. */
const TRIED = 24;

/**
 * Places of a piece with its twin, turned by half a turn about the middle of the table: the same for both players.
 * They keep apart as pieces that players place do.
 */
export function twinPlaces(battlefield: Battlefield, piece: TerrainPieceId): readonly (readonly Pose[])[] {
  const { width, depth, terrain } = battlefield;
  const { features } = reliefOf(battlefield);
  const found: Record<Freedom, (readonly Pose[])[]> = { spaced: [], apart: [], none: [] };
  for (const at of posesOver(battlefield, terrain.length * 31)) {
    const one = featureAt(piece, at);
    if (freedomAmong(battlefield, features, one) === 'none') continue;
    const twin = pose(width - at.x, depth - at.y, at.heading + 180);
    // Among the others it lies as its twin does, for all have twins.
    found[freedomAmong(battlefield, [...features, one], featureAt(piece, twin))].push([at, twin]);
    if (found.spaced.length === TRIED) break;
  }
  return found.spaced.length > 0 ? found.spaced : found.apart.slice(0, TRIED);
}
