import type { Pose } from '@sortie/geometry';
import { distanceSquared, pose } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { goTo, refused } from '@sortie/kernel';
import type { Obstacle, ObstacleAnswer, ObstacleId, OrdersOf, XwingQuestion } from '../model/index.ts';
import { isInsideArea } from '../rules/area.ts';
import { shipsInPlay, speakerOf } from '../rules/in-play.ts';
import { isPlaced, obstacleShape, obstacleShapeAt } from '../rules/outlines.ts';
import { rangeOf, rangeTo } from '../rules/range.ts';
import { asks, flow, step } from '../rules/words.ts';
import type { MissionGame } from './mission-game.ts';

/** Wholly inside, and beyond range 1 of Rebel ships and other asteroids. xw.mission2.setup.asteroids */
function mayLie(game: MissionGame, asteroid: Obstacle, at: Pose): boolean {
  const shape = obstacleShapeAt(asteroid, at);
  return (
    isInsideArea(game.options.area, shape) &&
    shipsInPlay(game).every((ship) => ship.side !== game.mission.rebel || rangeTo(ship, shape) > 1) &&
    game.obstacles
      .filter(isPlaced)
      .every((other) => rangeOf(distanceSquared(shape, obstacleShape(other))) > 1)
  );
}

function obstaclesLeft({ obstacles }: MissionGame): readonly Obstacle[] {
  return obstacles.filter((each) => each.pose === null);
}

function refuseAsteroid(game: MissionGame, answer: Plain): Refusal | undefined {
  const { obstacle: id, x, y, heading } = (answer ?? {}) as Partial<ObstacleAnswer>;
  if (![x, y, heading].every((each) => typeof each === 'number')) {
    return refused('table.malformed-answer', { field: 'x, y, heading' });
  }
  const asteroid = obstaclesLeft(game).find((each) => each.id === id);
  if (!asteroid) return refused('xw.setup.obstacle.choice', { field: 'obstacle' });
  return mayLie(game, asteroid, pose(x!, y!, heading!)) ? undefined : refused('xw.mission2.setup.asteroids');
}

/** Legal places on a grid, spread over the area; none only when none is left. */
function suggest(game: MissionGame, enough: number): ObstacleAnswer[] {
  const [asteroid] = obstaclesLeft(game);
  const { width, depth } = game.options.area;
  const shift = (game.obstacles.length - obstaclesLeft(game).length) * 17;
  for (const step of [67, 20]) {
    const found: ObstacleAnswer[] = [];
    for (let y = 45 + (shift % step); y < depth; y += step) {
      for (let x = 45 + (shift % step); x < width; x += step) {
        const heading = (found.length * 77) % 360;
        if (mayLie(game, asteroid!, pose(x, y, heading)))
          found.push({ obstacle: asteroid!.id, x, y, heading });
      }
    }
    const every = Math.max(1, Math.floor(found.length / enough));
    if (found.length > 0) return found.filter((_, index) => index % every === 0);
  }
  return [];
}

/** The Imperial player's six asteroids. rulebook: mission2 */
export const placeAsteroids = flow('placeAsteroids', [
  asks('place', {
    question: 'placeObstacle',
    request: (state): XwingQuestion<'placeObstacle'> | undefined => {
      const game = state as MissionGame;
      // Tokens for which no place is left stay off the table.
      if (obstaclesLeft(game).length === 0 || suggest(game, 1).length === 0) return undefined;
      const { width, depth } = game.options.area;
      return {
        seat: speakerOf(game, game.mission.imperial),
        rule: 'xw.mission2.setup.asteroids',
        about: { obstacles: obstaclesLeft(game).map(({ id }) => id) },
        answers: {
          kind: 'region',
          fields: ['obstacle', 'x', 'y', 'heading'],
          region: {
            kind: 'area',
            corners: [
              { x: 0, y: 0 },
              { x: width, y: depth },
            ],
          },
          refuse: (answer) => refuseAsteroid(game, answer),
          suggest: () => suggest(game, 24),
        },
      };
    },
    take: (state, _at, { obstacle, x, y, heading }): OrdersOf<'placeAsteroids'> => {
      const { imperial } = (state as MissionGame).mission;
      const at = pose(x, y, heading);
      return [
        { kind: 'placeObstacle', obstacle: obstacle as ObstacleId, pose: at, side: imperial },
        goTo('place'),
      ];
    },
  }),
  step('done', () => []),
]);
