import { type Pose, pose } from '@sortie/geometry';
import { type Piece, reachOf } from '@sortie/scene';
import type { BombToken, Obstacle } from '../model/index.ts';
import { SATELLITE_RADIUS } from '../rules/outlines.ts';
import { bombShapes, obstacleShapes, satelliteShapes } from './piece-shapes.ts';
import type { SceneWords } from './scene-words.ts';

/** An obstacle at a place: its own, or one where it is held in the hand. */
export function obstaclePiece(
  obstacle: Pick<Obstacle, 'id' | 'kind' | 'outline'>,
  at: Pose,
  { words }: SceneWords,
): Piece {
  const shapes = obstacleShapes(obstacle);
  const isAsteroid = obstacle.kind === 'asteroid';
  return {
    id: obstacle.id,
    kind: isAsteroid ? 'obstacle' : 'debris',
    side: null,
    pose: at,
    shapes,
    reach: reachOf(shapes),
    name: words.obstacle[obstacle.kind](numberIn(obstacle.id)),
    glyph: isAsteroid ? '#' : '%',
  };
}

export function satellitePiece(
  id: string,
  at: { readonly x: number; readonly y: number },
  { words }: SceneWords,
): Piece {
  return {
    id,
    kind: 'satellite',
    side: null,
    pose: pose(at.x, at.y, 0),
    shapes: satelliteShapes,
    reach: SATELLITE_RADIUS,
    name: words.satellite(numberIn(id)),
    glyph: 'o',
  };
}

const BOMB_REACH = 14;

export function bombPiece(bomb: BombToken, { words, names }: SceneWords): Piece {
  const title = names.card(bomb.bomb) ?? '';
  return {
    id: bomb.id,
    kind: 'bomb',
    side: bomb.side,
    pose: bomb.pose,
    shapes: bombShapes,
    reach: BOMB_REACH,
    name: words.bomb(title, names.side(bomb.side)),
    title,
    glyph: '*',
  };
}

/** Obstacles and satellites are called by the number in their id. */
function numberIn(id: string): number {
  return Number(id.replace(/\D/g, ''));
}
