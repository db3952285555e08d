import type { Polygon, Pose } from '@sortie/geometry';
import { boxDistanceSquared, distanceSquared, overlaps, pose, scatter } from '@sortie/geometry';
import type { Plain, Refusal, Side } from '@sortie/kernel';
import { goTo, note, otherSide, refused } from '@sortie/kernel';
import { pilot } from '../catalogue/index.ts';
import type {
  Obstacle,
  ObstacleAnswer,
  ObstacleId,
  OrdersOf,
  PlacingObstacles,
  XwingQuestion,
  XwingState,
} from '../model/index.ts';
import { speakerOf } from '../rules/in-play.ts';
import { isPlaced, obstacleShape, obstacleShapeAt } from '../rules/outlines.ts';
import { rangeOf } from '../rules/range.ts';
import { asks, flow } from '../rules/words.ts';

/** xw.setup.obstacle.core2012-imperial-first, xw.setup.obstacle.alternate-initiative-first */
function firstToPlace(state: XwingState): Side {
  if (state.options.variant !== 'core2012') return state.initiative!;
  return state.ships.find((ship) => pilot(ship.pilot).faction === 'imperial')?.side ?? state.initiative!;
}

const MARGIN = 200;

/** Which rule forbids the obstacle there. */
export function whyNotThere(state: XwingState, obstacle: Obstacle, at: Pose): string | undefined {
  const shape = obstacleShapeAt(obstacle, at);
  const { width, depth } = state.options.area;
  const { minX, minY, maxX, maxY } = shape.box;
  // xw.setup.obstacle.edge-distance: every point lies beyond range 2 of every edge.
  if (minX <= MARGIN || minY <= MARGIN || maxX >= width - MARGIN || maxY >= depth - MARGIN) {
    return 'xw.setup.obstacle.edge-distance';
  }
  for (const other of state.obstacles.filter(isPlaced)) {
    // xw.setup.obstacle.core2012-no-gap
    if (state.options.variant === 'core2012') {
      if (overlaps(shape, obstacleShape(other))) return 'xw.setup.obstacle.core2012-no-gap';
    } else if (isAtRange1(shape, obstacleShape(other))) return 'xw.setup.obstacle.spacing';
  }
  return undefined;
}

/** The boxes around the tokens tell most cases at once. */
function isAtRange1(one: Polygon, other: Polygon): boolean {
  if (rangeOf(boxDistanceSquared(one.box, other.box)) > 1) return false;
  return rangeOf(distanceSquared(one, other)) === 1;
}

function refuseObstacle(state: XwingState, answer: Plain): Refusal | undefined {
  const { obstacle: id, x, y, heading } = (answer ?? {}) as Partial<ObstacleAnswer>;
  if (![x, y, heading].every((each) => typeof each === 'number')) {
    return refused('table.malformed-answer', { field: 'x, y, heading' });
  }
  const obstacle = state.obstacles.find((each) => each.id === id && each.pose === null);
  if (!obstacle) return refused('xw.setup.obstacle.choice', { field: 'obstacle' });
  const rule = whyNotThere(state, obstacle, pose(x!, y!, heading!));
  return rule ? refused(rule) : undefined;
}

/** Enough places to choose from. */
const ENOUGH = 8;

/** Legal places on a grid; where it has none, every obstacle in several ways on a finer one, and none when none is left. */
function suggestObstacles(state: XwingState): ObstacleAnswer[] {
  const left = state.obstacles.filter((each) => each.pose === null);
  const coarse = placesOnGrid(state, left, { spacing: 67, tries: 1 });
  return coarse.length > 0 ? coarse : placesOnGrid(state, left, { spacing: 13, tries: left.length * 4 });
}

function placesOnGrid(
  state: XwingState,
  left: readonly Obstacle[],
  { spacing, tries }: { readonly spacing: number; readonly tries: number },
): ObstacleAnswer[] {
  const found: ObstacleAnswer[] = [];
  const { width, depth } = state.options.area;
  const box = {
    minX: MARGIN + 40,
    minY: MARGIN + 40,
    maxX: width - MARGIN - 40,
    maxY: depth - MARGIN - 40,
  };
  const placedBefore = state.obstacles.length - left.length;
  let visit = 0;
  for (const { x, y } of scatter(box, spacing, placedBefore * 17)) {
    if (found.length >= ENOUGH) break;
    for (let attempt = visit; attempt < visit + tries; attempt++) {
      const obstacle = left[attempt % left.length]!;
      const heading = (attempt * 77) % 360;
      if (whyNotThere(state, obstacle, pose(x, y, heading)) !== undefined) continue;
      found.push({ obstacle: obstacle.id, x, y, heading });
      break;
    }
    visit++;
  }
  return found;
}

function obstacleRequest(
  state: XwingState,
  at: PlacingObstacles,
): XwingQuestion<'placeObstacle'> | undefined {
  if (state.obstacles.every(isPlaced)) return undefined;
  // Tokens for which no place is left stay off the table.
  const suggestions = suggestObstacles(state);
  if (suggestions.length === 0) return undefined;
  const { width, depth } = state.options.area;
  return {
    seat: speakerOf(state, at.turn ?? firstToPlace(state)),
    rule: 'xw.setup.obstacle.choice',
    about: { obstacles: state.obstacles.filter((each) => each.pose === null).map(({ id }) => id) },
    answers: {
      kind: 'region',
      fields: ['obstacle', 'x', 'y', 'heading'],
      region: {
        kind: 'area',
        corners: [
          { x: MARGIN, y: MARGIN },
          { x: width - MARGIN, y: depth - MARGIN },
        ],
      },
      refuse: (answer) => refuseObstacle(state, answer),
      suggest: () => suggestions,
    },
  };
}

/** Obstacles in turn. rulebook: setup */
export const placeObstacles = flow('placeObstacles', [
  asks('place', {
    question: 'placeObstacle',
    request: obstacleRequest,
    take: (state, at, answer): OrdersOf<'placeObstacles'> => {
      const turn = at.turn ?? firstToPlace(state);
      const { obstacle, x, y, heading } = answer;
      return [
        { kind: 'placeObstacle', obstacle: obstacle as ObstacleId, pose: pose(x, y, heading), side: turn },
        note({ turn: otherSide(turn) }),
        goTo('place'),
      ];
    },
  }),
]);
