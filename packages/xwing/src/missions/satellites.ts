import type { Millimetres, Point } from '@sortie/geometry';
import { squareBetween } from '@sortie/geometry';
import { BAND } from '../catalogue/index.ts';
import type { Satellite } from '../model/index.ts';
import { depthsFrom, sideEdges } from '../rules/area.ts';
import { isSatellitePlaced, SATELLITE_RADIUS, satelliteShape } from '../rules/outlines.ts';
import { rangeOf } from '../rules/range.ts';
import type { MissionGame } from './mission-game.ts';
import { bandAt, edgeOf, inwardFrom, lengthOf, liesIn } from './zone.ts';

/** The rule that keeps the satellite from lying there, whatever the others. */
function whyNotOnGround(game: MissionGame, { band }: Satellite, at: Point): string | undefined {
  const { area } = game.options;
  const shape = satelliteShape({ at });
  if (!liesIn(area, bandAt(game, 'rebel', band), shape)) return 'xw.mission3.setup.satellites';
  // xw.mission3.setup.satellite-side-distance
  const isNearSide = sideEdges(game.edges!).some((edge) => {
    const [near] = depthsFrom(area, edge, shape);
    return near < 0 || rangeOf(near * near) < 2;
  });
  return isNearSide ? 'xw.mission3.setup.satellite-side-distance' : undefined;
}

/** At range 2-3 of each other. */
function areSpaced(one: Point, other: Point): boolean {
  const gap = Math.max(0, Math.sqrt(squareBetween(one, other)) - 2 * SATELLITE_RADIUS);
  const band = rangeOf(gap * gap);
  return band === 2 || band === 3;
}

function areAllSpaced(points: readonly Point[]): boolean {
  return points.every((one) => points.some((other) => other !== one && areSpaced(one, other)));
}

/** Keeps clear of limits that do not belong to the band. */
const INSIDE = 0.1;

/** Places of the band beyond range 1 of the side edges, so many millimetres apart. */
function grid(game: MissionGame, { band }: Satellite, step: Millimetres): readonly Point[] {
  const edge = edgeOf(game, 'rebel');
  const { area } = game.options;
  const first = BAND + SATELLITE_RADIUS + INSIDE;
  const nearest = (band - 1) * BAND + SATELLITE_RADIUS + INSIDE;
  const rows = Math.floor((BAND - 2 * SATELLITE_RADIUS - INSIDE) / step) + 1;
  const columns = Math.floor((lengthOf(area, edge) - 2 * first) / step) + 1;
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const { x, y } = inwardFrom(area, edge, first + (index - row * columns) * step, nearest + row * step);
    return { x, y };
  });
}

/** Where it is looked for: first at a glance, then closely. */
const STEPS: readonly Millimetres[] = [10, 2];

/**
 * The rule that forbids the satellite there. With two or more still to come each can get a neighbour of its own;
 * before the last one, a place for it must be left. xw.mission3.setup.satellite-spacing
 */
export function whyNotSatellite(game: MissionGame, satellite: Satellite, at: Point): string | undefined {
  const ground = whyNotOnGround(game, satellite, at);
  if (ground) return ground;
  const { satellites } = game.mission;
  const points = [...satellites.filter(isSatellitePlaced).map((each) => each.at), at];
  const [next, ...others] = satellites.filter((each) => each.at === null && each.id !== satellite.id);
  if (others.length > 0) return undefined;
  const isPossible = next
    ? STEPS.some((step) => grid(game, next, step).some((last) => areAllSpaced([...points, last])))
    : areAllSpaced(points);
  return isPossible ? undefined : 'xw.mission3.setup.satellite-spacing';
}

/** Some legal places for it, spread over the band; all there are when a spread finds none. */
export function satellitePlaces(game: MissionGame, satellite: Satellite): readonly Point[] {
  const isLegal = (at: Point) => whyNotSatellite(game, satellite, at) === undefined;
  for (const step of STEPS) {
    const all = grid(game, satellite, step);
    const spread = all.filter((_, index) => index % 19 === 0).filter(isLegal);
    const found = spread.length > 0 ? spread : all.filter(isLegal);
    if (found.length > 0) return found;
  }
  return [];
}
