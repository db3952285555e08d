import type { Point, Pose } from '@sortie/geometry';
import { toTable } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import type { Size } from '../catalogue/index.ts';
import { shipType } from '../catalogue/index.ts';
import type { ObstacleKind, Ship } from '../model/index.ts';
import { auxiliaryArc, hasTurretPrimary, primaryArc } from '../rules/arcs.ts';
import { baseAt } from '../rules/base.ts';
import { bombParts, isPlaced, obstacleShape, SATELLITE_RADIUS } from '../rules/outlines.ts';
import { arcCorners } from './arc-corners.ts';
import type { Detail } from './silhouettes/silhouette.ts';
import { silhouetteOf } from './silhouettes/silhouette-of.ts';
import type { ShipView, XwingView } from './xwing-view.ts';

/** A piece of the table as closed lines in millimetres, y up: whoever draws needs no rules. */
export interface DrawnShip {
  readonly id: string;
  readonly side: Side;
  readonly size: Size;
  readonly pose: Pose;
  readonly base: readonly Point[];
  readonly silhouette: readonly Point[];
  readonly details: readonly Detail[];
  /** The same in the ship's own coordinates, for a drawer that moves a piece instead of redrawing it. */
  readonly local: Pick<DrawnShip, 'base' | 'silhouette' | 'details'>;
  /** As far as range 3. */
  readonly arcs: readonly { readonly kind: 'primary' | 'auxiliary'; readonly outline: readonly Point[] }[];
  /** Its primary weapon fires all around. */
  readonly turret: boolean;
}

export interface DrawnObstacle {
  readonly id: string;
  readonly kind: ObstacleKind;
  readonly outline: readonly Point[];
}

export interface DrawnBomb {
  readonly id: string;
  readonly side: Side;
  readonly outlines: readonly (readonly Point[])[];
}

export interface Drawing {
  readonly area: { readonly width: number; readonly depth: number };
  readonly ships: readonly DrawnShip[];
  readonly obstacles: readonly DrawnObstacle[];
  readonly bombs: readonly DrawnBomb[];
  readonly satellites: readonly { readonly id: string; readonly at: Point; readonly radius: number }[];
  /** The line that the attack under way was measured along. */
  readonly attack: readonly [Point, Point] | null;
}

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

/** Everything that lies on the table, for a view of it. */
export function drawingOf(table: XwingView): Drawing {
  return {
    area: table.options.area,
    ships: table.ships.flatMap((ship) =>
      ship.pose && ship.gone === null ? [drawnShip(ship, ship.pose)] : [],
    ),
    obstacles: table.obstacles
      .filter(isPlaced)
      .map((each) => ({ id: each.id, kind: each.kind, outline: obstacleShape(each).points })),
    bombs: table.bombs.map((bomb) => ({
      id: bomb.id,
      side: bomb.side,
      outlines: bombParts(bomb).map(({ points }) => points),
    })),
    satellites: (table.mission?.satellites ?? []).flatMap(({ id, at }) =>
      at ? [{ id, at, radius: SATELLITE_RADIUS }] : [],
    ),
    attack: table.attack?.line ?? null,
  };
}

function drawnShip(view: ShipView, pose: Pose): DrawnShip {
  // Shapes and arcs follow from type and pose, which are open to everybody.
  const ship = view as unknown as Ship;
  const type = shipType(view.type);
  const auxiliary = auxiliaryArc(ship);
  const { outline, details } = silhouetteOf(type);
  const onTable = (points: readonly Point[]) => points.map((point) => toTable(pose, point));
  return {
    id: view.id,
    side: view.side,
    size: type.size,
    pose,
    base: baseAt(ship, pose).points,
    silhouette: onTable(outline),
    details: details.map((detail) => ({ role: detail.role, outline: onTable(detail.outline) })),
    local: { base: baseAt(ship, ORIGIN).points, silhouette: outline, details },
    arcs: [
      { kind: 'primary', outline: arcCorners(pose, primaryArc(ship)) },
      ...(auxiliary ? [{ kind: 'auxiliary', outline: arcCorners(pose, auxiliary) } as const] : []),
    ],
    turret: hasTurretPrimary(ship),
  };
}
