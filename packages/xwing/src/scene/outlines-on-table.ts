import type { Point, Pose } from '@sortie/geometry';
import type { BombToken, Obstacle, Ship } from '../model/index.ts';
import { auxiliaryArc, mobileArc, primaryArc } from '../rules/arcs.ts';
import { baseAt } from '../rules/base.ts';
import { bombParts, obstacleShapeAt } from '../rules/outlines.ts';
import { arcCorners } from './arc-corners.ts';

type Typed = Pick<Ship, 'type'> & Partial<Pick<Ship, 'mobileArc'>>;

export interface ArcOutline {
  readonly kind: 'primary' | 'auxiliary' | 'mobile';
  readonly points: readonly Point[];
}

/** The base of a ship that stands at a place. */
export function baseOutline(ship: Typed, pose: Pose): readonly Point[] {
  return baseAt(ship, pose).points;
}

/** The firing arcs of a ship that stands at a place, as far as range 3. */
export function arcOutlines(ship: Typed, pose: Pose): readonly ArcOutline[] {
  const auxiliary = auxiliaryArc(ship);
  const mobile = ship.mobileArc && mobileArc({ type: ship.type, mobileArc: ship.mobileArc });
  return [
    { kind: 'primary', points: arcCorners(pose, primaryArc(ship)) },
    ...(mobile ? [{ kind: 'mobile', points: arcCorners(pose, mobile) } as const] : []),
    ...(auxiliary ? [{ kind: 'auxiliary', points: arcCorners(pose, auxiliary) } as const] : []),
  ];
}

export function obstacleOutline(obstacle: Pick<Obstacle, 'kind' | 'outline'>, pose: Pose): readonly Point[] {
  return obstacleShapeAt(obstacle, pose).points;
}

/** A bomb token: its square and the nubs at its front. */
export function bombOutlines(bomb: Pick<BombToken, 'pose'>): readonly (readonly Point[])[] {
  return bombParts(bomb).map(({ points }) => points);
}
