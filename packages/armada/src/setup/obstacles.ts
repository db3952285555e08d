import type { Box, Pose } from '@sortie/geometry';
import { boxOfArea, pose, scatter } from '@sortie/geometry';
import type { Plain, Refusal, Side } from '@sortie/kernel';
import { goTo, note, otherSide, refused } from '@sortie/kernel';
import type { ObstacleId } from '../catalogue/index.ts';
import {
  areObstaclesApart,
  isBeyondEdges,
  isInSetUpArea,
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
import { secondPlayer, speakerOf } from '../rules/in-play.ts';
import { isPlaced } from '../rules/places.ts';
import { asks, flow } from '../rules/words.ts';

const EDGES = ['south', 'north', 'west', 'east'] as const;

/** ar.setup.obstacles-edge-distance, ar.setup.obstacles-spacing */
function whyNotApart(state: ArmadaState, id: ObstacleId, at: Pose): string | undefined {
  const place = { id, pose: at };
  if (!isBeyondEdges(boxOfArea(state.options.area), EDGES, 3, obstacleShape(place))) {
    return 'ar.setup.obstacles-edge-distance';
  }
  const others = state.obstacles.filter(isPlaced).filter((other) => other.id !== id);
  return others.every((other) => areObstaclesApart(place, other, 1))
    ? undefined
    : 'ar.setup.obstacles-spacing';
}

/** Which rule forbids the obstacle there. ar.setup.obstacles-in-setup-area */
export function whyNotThere(state: ArmadaState, id: ObstacleId, at: Pose): string | undefined {
  if (!isInSetUpArea(state.options, obstacleShape({ id, pose: at })))
    return 'ar.setup.obstacles-in-setup-area';
  const whyNot = objectiveIn(state)?.obstacles?.whyNot;
  return whyNot && hasObjective(state) ? whyNot(state, id, at) : whyNotApart(state, id, at);
}

/** The obstacles still to be placed in turn. */
function obstaclesLeft(state: ArmadaState): readonly ObstacleId[] {
  const without = objectiveIn(state)?.obstacles?.leavesOut ?? [];
  return state.obstacles.filter((each) => !isPlaced(each) && !without.includes(each.id)).map(({ id }) => id);
}

/** Enough places to choose from. */
const ENOUGH = 8;

/** Legal places on a grid, and on a finer one where that has none; none when none is left. ar.setup.obstacles-spacing */
export function suggestPlaces(state: ArmadaState, left: readonly ObstacleId[]): ObstacleAnswer[] {
  const coarse = placesOnGrid(state, left, { spacing: 67, tries: 1 });
  return coarse.length > 0 ? coarse : placesOnGrid(state, left, { spacing: 19, tries: left.length * 4 });
}

function placesOnGrid(
  state: ArmadaState,
  left: readonly ObstacleId[],
  { spacing, tries }: { readonly spacing: number; readonly tries: number },
): ObstacleAnswer[] {
  const found: ObstacleAnswer[] = [];
  const { minX, minY, maxX, maxY } = setUpArea(state.options);
  const box: Box = { minX: minX + 20, minY: minY + 20, maxX: maxX - 20, maxY: maxY - 20 };
  let visit = 0;
  for (const { x, y } of scatter(box, spacing, (state.obstacles.length - left.length) * 17)) {
    if (found.length >= ENOUGH) break;
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

/** The second player begins, unless the objective has one side place them all. ar.setup.obstacles-alternate */
function sideToPlace(state: ArmadaState, { turn }: PlacingObstacles): Side {
  const by = objectiveIn(state)?.obstacles?.by;
  return by && hasObjective(state) ? by(state) : (turn ?? secondPlayer(state));
}

/** An obstacle for which there is no place is left out. */
function obstacleRequest(
  state: ArmadaState,
  at: PlacingObstacles,
): ArmadaQuestion<'placeObstacle'> | undefined {
  const left = obstaclesLeft(state);
  const suggestions = left.length === 0 ? [] : suggestPlaces(state, left);
  if (suggestions.length === 0) return undefined;
  const { minX, minY, maxX, maxY } = setUpArea(state.options);
  return {
    seat: speakerOf(state, sideToPlace(state, at)),
    rule: 'ar.setup.obstacles-alternate',
    about: { obstacles: left },
    answers: {
      kind: 'region',
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
      const side = sideToPlace(state, at);
      return [
        { kind: 'placeObstacle', obstacle, pose: pose(x, y, heading), side },
        note({ turn: otherSide(side) }),
        goTo('place'),
      ];
    },
  }),
]);
