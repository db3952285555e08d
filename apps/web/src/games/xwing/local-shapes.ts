import { type Point, type Pose, pose } from '@sortie/geometry';
import { type DrawnShip, drawingOf, type ShipView, type XwingView } from '@sortie/xwing/view';
import type { Shape } from '../../table/scene.ts';

type PlacedObstacle = XwingView['obstacles'][number];

/** A new one each time: shapes are remembered by the pose they were drawn at. */
function origin(): Pose {
  return pose(0, 0, 0);
}

const ships = new Map<string, readonly Shape[]>();

/** A ship in its own coordinates: base, silhouette, and the lines of its arcs as they are printed on the base. */
export function shipShapes(ship: ShipView, table: XwingView): readonly Shape[] {
  const known = ships.get(ship.type);
  if (known) return known;
  const here = { ...ship, pose: origin(), gone: null };
  const [drawn] = drawingOf({
    ...table,
    ships: [here],
    obstacles: [],
    bombs: [],
    mission: null,
    attack: null,
  }).ships;
  const shapes = drawn ? shapesOf(drawn) : [];
  ships.set(ship.type, shapes);
  return shapes;
}

function shapesOf({ base, silhouette, details, arcs, turret }: DrawnShip): readonly Shape[] {
  const half = Math.max(...base.map(({ y }) => y));
  return [
    { role: 'base', points: base },
    ...arcs.map(({ kind, outline }) => ({
      role: kind === 'primary' ? 'arc' : 'arc-auxiliary',
      points: printed(outline, half),
    })),
    ...(turret ? [{ role: 'turret', points: circle(half * 0.3) }] : []),
    { role: 'hull', points: silhouette },
    ...details.map(({ role, outline }) => ({ role, points: outline })),
  ];
}

/** As much of an arc as stands on the base. */
function printed(outline: readonly Point[], half: number): readonly Point[] {
  const [apex, ...rim] = outline;
  const edge = ({ x, y }: Point): Point => {
    const scale = half / Math.max(Math.abs(x), Math.abs(y));
    return { x: x * scale, y: y * scale };
  };
  return [edge(rim[0]!), apex!, edge(rim.at(-1)!)];
}

const CIRCLE_STEPS = 24;

export function circle(radius: number, middle: Point = { x: 0, y: 0 }): readonly Point[] {
  return Array.from({ length: CIRCLE_STEPS }, (_, step) => {
    const angle = (step * 2 * Math.PI) / CIRCLE_STEPS;
    return { x: middle.x + radius * Math.sin(angle), y: middle.y + radius * Math.cos(angle) };
  });
}

const obstacles = new Map<string, readonly Shape[]>();

export function obstacleShapes(obstacle: PlacedObstacle, table: XwingView): readonly Shape[] {
  const key = `${obstacle.kind} ${obstacle.outline}`;
  const known = obstacles.get(key);
  if (known) return known;
  const here = { ...obstacle, pose: origin() };
  const drawn = drawingOf({ ...table, ships: [], obstacles: [here], bombs: [], mission: null, attack: null });
  const shapes = drawn.obstacles.map(({ kind, outline }) => ({ role: kind, points: outline }));
  obstacles.set(key, shapes);
  return shapes;
}

let bomb: readonly Shape[] | undefined;

export function bombShapes(token: XwingView['bombs'][number], table: XwingView): readonly Shape[] {
  if (bomb) return bomb;
  const here = { ...token, pose: origin() };
  const drawn = drawingOf({ ...table, ships: [], obstacles: [], bombs: [here], mission: null, attack: null });
  bomb = drawn.bombs.flatMap(({ outlines }) => outlines.map((points) => ({ role: 'bomb', points })));
  return bomb;
}

/** Half of the longer side. */
export function reachOf(shapes: readonly Shape[]): number {
  return Math.max(
    0,
    ...shapes.flatMap(({ points }) => points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))),
  );
}
