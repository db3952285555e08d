import type { Pose } from '@sortie/geometry';
import { distanceSquared, overlaps, pose } from '@sortie/geometry';
import type { Plain, Refusal, Request, Side } from '@sortie/kernel';
import { goTo, note, offers, otherSide, refused } from '@sortie/kernel';
import { pilot } from '../catalogue/index.ts';
import type { Edge, Obstacle, ObstacleId, XwingEffect, XwingState } from '../model/index.ts';
import { oppositeEdge } from '../rules/area.ts';
import { speakerOf } from '../rules/in-play.ts';
import { isPlaced, obstacleShape, obstacleShapeAt } from '../rules/outlines.ts';
import { bandOf } from '../rules/range.ts';
import { asks, flow, step } from '../rules/words.ts';

export interface Placing {
  readonly turn: Side | null;
}

export type ObstacleAnswer = {
  readonly obstacle: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
};

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
    } else if (bandOf(distanceSquared(shape, obstacleShape(other))) === 1) return 'xw.setup.obstacle.spacing';
  }
  return undefined;
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

/** Legal places on a grid, each obstacle in turn; enough to choose from, and none only when none is left. */
function suggestObstacles(state: XwingState, enough = 12): ObstacleAnswer[] {
  const found: ObstacleAnswer[] = [];
  const left = state.obstacles.filter((each) => each.pose === null);
  const { width, depth } = state.options.area;
  const placed = state.obstacles.length - left.length;
  for (const step of [61, 17]) {
    for (let y = MARGIN + 30 + ((placed * 13) % 31); y < depth - MARGIN; y += step) {
      for (let x = MARGIN + 30 + ((placed * 7) % 29); x < width - MARGIN; x += step) {
        const obstacle = left[(found.length + placed) % left.length]!;
        const heading = ((found.length + placed) * 77) % 360;
        if (whyNotThere(state, obstacle, pose(x, y, heading)) !== undefined) continue;
        found.push({ obstacle: obstacle.id, x, y, heading });
      }
    }
    if (found.length > 0) break;
  }
  const every = Math.max(1, Math.floor(found.length / enough));
  return found.filter((_, index) => index % every === 0);
}

function obstacleRequest(state: XwingState, at: Placing): Request<ObstacleAnswer> | undefined {
  if (state.obstacles.every(isPlaced)) return undefined;
  // Tokens for which no place is left stay off the table.
  if (suggestObstacles(state, 1).length === 0) return undefined;
  const { width, depth } = state.options.area;
  return {
    seat: speakerOf(state, at.turn ?? firstToPlace(state)),
    kind: 'placeObstacle',
    rule: 'xw.setup.obstacle.choice',
    about: { obstacles: state.obstacles.filter((each) => each.pose === null).map(({ id }) => id) },
    answers: {
      kind: 'region',
      region: {
        kind: 'area',
        corners: [
          { x: MARGIN, y: MARGIN },
          { x: width - MARGIN, y: depth - MARGIN },
        ],
      },
      refuse: (answer) => refuseObstacle(state, answer),
      suggest: () => suggestObstacles(state),
    },
  };
}

/** xw.setup.obstacle.edge-choice, xw.setup.obstacle.core2012-rebel-edge */
function edgeChooser(state: XwingState): Side {
  if (state.options.variant !== 'core2012') return otherSide(state.initiative!);
  return state.ships.find((ship) => pilot(ship.pilot).faction === 'rebel')?.side ?? otherSide(state.initiative!);
}

const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];

/** Obstacles in turn, then the edges. rulebook: setup */
export const placeObstacles = flow<Placing>('placeObstacles', [
  asks('place', {
    request: obstacleRequest,
    take: (state, at, answer: ObstacleAnswer): XwingEffect[] => {
      const turn = at.turn ?? firstToPlace(state);
      const { obstacle, x, y, heading } = answer;
      return [
        { kind: 'placeObstacle', obstacle: obstacle as ObstacleId, pose: pose(x, y, heading), side: turn },
        note<Placing>({ turn: otherSide(turn) }),
        goTo('place'),
      ];
    },
  }),
  asks('chooseEdge', {
    request: (state) => {
      // xw.setup.edge.core2012-seat
      if (state.edges || (state.options.variant === 'core2012' && state.obstacles.length === 0)) return undefined;
      return {
        seat: speakerOf(state, edgeChooser(state)),
        kind: 'chooseEdge',
        rule: 'xw.setup.obstacle.edge-choice',
        answers: offers(EDGES.map((edge) => ({ edge }))),
      };
    },
    take: (state, _at, answer: { readonly edge: Edge }): XwingEffect[] => {
      const chooser = edgeChooser(state);
      const other = oppositeEdge[answer.edge];
      return [{ kind: 'takeEdges', edges: chooser === 0 ? [answer.edge, other] : [other, answer.edge] }];
    },
  }),
  step('seats', (state): XwingEffect[] =>
    state.edges ? [] : [{ kind: 'takeEdges', edges: ['south', 'north'] }],
  ),
]);

