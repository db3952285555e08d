import type { Point, Pose } from '@sortie/geometry';
import { circle, type Shape } from '@sortie/scene';
import { shipType } from '../catalogue/index.ts';
import type { Obstacle, Ship } from '../model/index.ts';
import { hasTurretPrimary } from '../rules/arcs.ts';
import { SATELLITE_RADIUS } from '../rules/outlines.ts';
import { silhouetteOf } from '../view/silhouettes/silhouette-of.ts';
import { arcOutlines, baseOutline, bombOutlines, obstacleOutline } from './outlines-on-table.ts';

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

const ships = new Map<string, readonly Shape[]>();

/** A ship in its own coordinates: base, silhouette, and the lines of its arcs as they are printed on the base. */
type Typed = Pick<Ship, 'type'> & Partial<Pick<Ship, 'mobileArc'>>;

export function shipShapes(ship: Typed): readonly Shape[] {
  const key = `${ship.type} ${ship.mobileArc ?? ''}`;
  const known = ships.get(key);
  if (known) return known;
  const shapes = drawShip(ship);
  ships.set(key, shapes);
  return shapes;
}

function drawShip(ship: Typed): readonly Shape[] {
  const base = baseOutline(ship, ORIGIN);
  const half = Math.max(...base.map(({ y }) => y));
  const { outline, details } = silhouetteOf(shipType(ship.type));
  return [
    { role: 'base', points: base, isFlat: true },
    ...arcOutlines(ship, ORIGIN).map(({ kind, points }) => ({
      role: kind === 'primary' ? 'arc' : 'arc-auxiliary',
      points: cutToBase(points, half),
      isFlat: true as const,
    })),
    ...(hasTurretPrimary(ship)
      ? [{ role: 'turret', points: circle(half * 0.3), isFlat: true as const }]
      : []),
    { role: 'hull', points: outline },
    ...details.map((detail) => ({ role: detail.role, points: detail.outline })),
  ];
}

/** As much of an arc as is printed on the base. */
function cutToBase(outline: readonly Point[], half: number): readonly Point[] {
  const [apex, ...rim] = outline;
  const edge = ({ x, y }: Point): Point => {
    const scale = half / Math.max(Math.abs(x), Math.abs(y));
    return { x: x * scale, y: y * scale };
  };
  return [edge(rim[0]!), apex!, edge(rim.at(-1)!)];
}

const obstacles = new Map<string, readonly Shape[]>();

export function obstacleShapes(obstacle: Pick<Obstacle, 'kind' | 'outline'>): readonly Shape[] {
  const key = `${obstacle.kind} ${obstacle.outline}`;
  const known = obstacles.get(key);
  if (known) return known;
  const shapes = [{ role: obstacle.kind, points: obstacleOutline(obstacle, ORIGIN) }];
  obstacles.set(key, shapes);
  return shapes;
}

export const bombShapes: readonly Shape[] = bombOutlines({ pose: ORIGIN }).map((points) => ({
  role: 'bomb',
  points,
}));

export const satelliteShapes: readonly Shape[] = [
  { role: 'satellite', points: circle(SATELLITE_RADIUS) },
  { role: 'panel', points: circle(SATELLITE_RADIUS * 0.45) },
];
