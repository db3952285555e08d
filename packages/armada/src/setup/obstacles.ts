import type { Box, Edge, Pose } from '@sortie/geometry';
import { boxOfArea, pose, scatter } from '@sortie/geometry';
import type { Plain, Refusal, Side } from '@sortie/kernel';
import { goTo, note, otherSide, refused } from '@sortie/kernel';
import type { DistanceBand, ObstacleId } from '../catalogue/index.ts';
import {
  areObstaclesApart,
  distanceBands,
  isBeyondEdges,
  isInSetUpArea,
  isNearObstacle,
  obstacleShape,
  setUpArea,
} from '../measuring/index.ts';
import type {
  ArmadaQuestion,
  ArmadaState,
  ObstacleAnswer,
  OrdersOf,
  PlacingObstacles,
} from '../model/index.ts';
import { hasObjective, objectiveIn } from '../objectives/index.ts';
import type { Beyond, ObstacleDistances } from '../objectives/objective.ts';
import { usualDistances } from '../objectives/usual-distances.ts';
import { secondPlayer, speakerOf } from '../rules/in-play.ts';
import type { PlacedObstacle } from '../rules/places.ts';
import { isPlaced } from '../rules/places.ts';
import { asks, flow } from '../rules/words.ts';

const PLAYER_EDGES = ['south', 'north'] as const;
const SHORT_EDGES = ['west', 'east'] as const;

/** What the obstacle keeps away from: the usual, or what the objective says. */
function distancesOf(state: ArmadaState, id: ObstacleId): ObstacleDistances {
  return objectiveIn(state)?.obstacles?.distances?.(id) ?? usualDistances;
}

/** ar.setup.obstacles-edge-distance */
function whyNotBeyondEdges(
  state: ArmadaState,
  place: PlacedObstacle,
  edges: readonly Edge[],
  beyond: Beyond | null,
): string | undefined {
  if (!beyond) return undefined;
  const area = boxOfArea(state.options.area);
  return isBeyondEdges(area, edges, beyond.distance, obstacleShape(place)) ? undefined : beyond.rule;
}

/** ar.setup.obstacles-edge-distance, ar.setup.obstacles-spacing */
function whyNotApart(state: ArmadaState, id: ObstacleId, at: Pose): string | undefined {
  const place = { id, pose: at };
  const { playerEdges, shortEdges, obstacles } = distancesOf(state, id);
  const areApart = state.obstacles
    .filter(isPlaced)
    .every((other) => areObstaclesApart(place, other, obstacles.distance));
  return (
    whyNotBeyondEdges(state, place, PLAYER_EDGES, playerEdges) ??
    whyNotBeyondEdges(state, place, SHORT_EDGES, shortEdges) ??
    (areApart ? undefined : obstacles.rule)
  );
}

/** Which rule forbids the obstacle there. ar.setup.obstacles-in-setup-area */
export function whyNotThere(state: ArmadaState, id: ObstacleId, at: Pose): string | undefined {
  if (!isInSetUpArea(state.options, obstacleShape({ id, pose: at })))
    return 'ar.setup.obstacles-in-setup-area';
  return whyNotApart(state, id, at);
}

/** The obstacles still to be placed: those in turn, then those that the objective leaves for the end. */
function obstaclesLeft(state: ArmadaState): readonly (readonly ObstacleId[])[] {
  const last = objectiveIn(state)?.obstacles?.last ?? [];
  const left = state.obstacles.filter((each) => !isPlaced(each)).map(({ id }) => id);
  return [left.filter((id) => !last.includes(id)), left.filter((id) => last.includes(id))];
}

/** Enough places to choose from. */
const ENOUGH = 8;

/** Legal places on a grid, and on a finer one where that has none; none when none is left. ar.setup.obstacles-spacing */
export function suggestPlaces(state: ArmadaState, left: readonly ObstacleId[]): ObstacleAnswer[] {
  const coarse = placesOnGrid(state, left, { spacing: 67, tries: 1 });
  return coarse.length > 0 ? coarse : placesOnGrid(state, left, { spacing: 19, tries: left.length * 4 });
}

/** Where the middle of any of them might lie, and how far from the others at least. */
function searched(
  state: ArmadaState,
  left: readonly ObstacleId[],
): { readonly box: Box; readonly apart: DistanceBand } {
  const distances = left.map((id) => distancesOf(state, id));
  const nearest = (beyond: (each: ObstacleDistances) => Beyond | null) =>
    Math.min(...distances.map((each) => reachOf(beyond(each))));
  const { minX, minY, maxX, maxY } = setUpArea(state.options);
  const { width, depth } = state.options.area;
  const [across, up] = [nearest(({ shortEdges }) => shortEdges), nearest(({ playerEdges }) => playerEdges)];
  return {
    box: {
      minX: Math.max(minX, across) + INSIDE,
      minY: Math.max(minY, up) + INSIDE,
      maxX: Math.min(maxX, width - across) - INSIDE,
      maxY: Math.min(maxY, depth - up) - INSIDE,
    },
    apart: Math.min(...distances.map(({ obstacles }) => obstacles.distance)) as DistanceBand,
  };
}

function reachOf(beyond: Beyond | null): number {
  return beyond ? distanceBands(1, beyond.distance).to : 0;
}

/** No edge of an obstacle is nearer to its middle. */
const INSIDE = 10;

function placesOnGrid(
  state: ArmadaState,
  left: readonly ObstacleId[],
  { spacing, tries }: { readonly spacing: number; readonly tries: number },
): ObstacleAnswer[] {
  const found: ObstacleAnswer[] = [];
  const others = state.obstacles.filter(isPlaced);
  const { box, apart } = searched(state, left);
  let visit = 0;
  for (const { x, y } of scatter(box, spacing, (state.obstacles.length - left.length) * 17)) {
    if (found.length >= ENOUGH) break;
    if (others.some((other) => isNearObstacle({ x, y }, other, apart))) continue;
    for (let attempt = visit; attempt < visit + tries; attempt++) {
      const obstacle = left[attempt % left.length]!;
      const heading = (attempt * 77) % 360;
      if (whyNotThere(state, obstacle, pose(x, y, heading)) !== undefined) continue;
      found.push({ obstacle, x, y, heading });
      break;
    }
    visit++;
  }
  return found;
}

export function refuseObstacle(
  state: ArmadaState,
  left: readonly ObstacleId[],
  answer: Plain,
): Refusal | undefined {
  const { obstacle, x, y, heading } = (answer ?? {}) as Partial<ObstacleAnswer>;
  if (![x, y, heading].every((each) => typeof each === 'number')) {
    return refused('table.malformed-answer', { field: 'x, y, heading' });
  }
  if (!obstacle || !left.includes(obstacle))
    return refused('ar.setup.obstacles-alternate', { field: 'obstacle' });
  const rule = whyNotThere(state, obstacle, pose(x!, y!, heading!));
  return rule ? refused(rule) : undefined;
}

/** The second player begins, unless the objective names somebody. ar.setup.obstacles-alternate */
function sideToPlace(state: ArmadaState, { turn }: PlacingObstacles, obstacle: ObstacleId): Side {
  const by = objectiveIn(state)?.obstacles?.by;
  const named = by && hasObjective(state) ? by(state, obstacle) : undefined;
  return named ?? turn ?? secondPlayer(state);
}

/** What is placed next, and where it might go; those for which there is no place are left out. ar.setup.obstacles-spacing */
function findNext(
  state: ArmadaState,
): { readonly left: readonly ObstacleId[]; readonly suggestions: readonly ObstacleAnswer[] } | undefined {
  for (const left of obstaclesLeft(state)) {
    const suggestions = left.length === 0 ? [] : suggestPlaces(state, left);
    if (suggestions.length > 0) return { left, suggestions };
  }
  return undefined;
}

function obstacleRequest(
  state: ArmadaState,
  at: PlacingObstacles,
): ArmadaQuestion<'placeObstacle'> | undefined {
  const next = findNext(state);
  if (!next) return undefined;
  const { left, suggestions } = next;
  const { minX, minY, maxX, maxY } = setUpArea(state.options);
  return {
    seat: speakerOf(state, sideToPlace(state, at, left[0]!)),
    rule: 'ar.setup.obstacles-alternate',
    about: { obstacles: left },
    answers: {
      kind: 'region',
      fields: ['obstacle', 'x', 'y', 'heading'],
      region: {
        kind: 'area',
        corners: [
          { x: minX, y: minY },
          { x: maxX, y: maxY },
        ],
      },
      refuse: (answer) => refuseObstacle(state, left, answer),
      suggest: () => suggestions,
    },
  };
}

/** One obstacle after the other. ar.setup.obstacles-alternate */
export const placeObstacles = flow('placeObstacles', [
  asks('place', {
    question: 'placeObstacle',
    request: obstacleRequest,
    take: (state, at, { obstacle, x, y, heading }): OrdersOf<'placeObstacles'> => {
      const side = sideToPlace(state, at, obstacle);
      return [
        { kind: 'placeObstacle', obstacle, pose: pose(x, y, heading), side },
        note({ turn: otherSide(side) }),
        goTo('place'),
      ];
    },
  }),
]);
