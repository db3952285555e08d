import { type HalfPlane, leftOf, type Pose, reachesInto, type Shape, toTable } from '@sortie/geometry';
import type { HullZone, ShipClass } from '../catalogue/index.ts';
import { drawnClass } from './drawn-class.ts';
import type { ShipPlace, Target } from './places.ts';
import { shapeOf } from './target-shape.ts';

type PlacedArcs = { readonly class: ShipClass } & Partial<Record<HullZone, readonly HalfPlane[]>>;

const placed = new WeakMap<Pose, PlacedArcs>();

/** What lies in all of them is in the arc, however far away. ar.arc.four-arcs, ar.arc.infinite */
export function arcOf(ship: ShipPlace, zone: HullZone): readonly HalfPlane[] {
  let arcs = placed.get(ship.pose);
  if (arcs?.class !== ship.class) {
    arcs = { class: ship.class };
    placed.set(ship.pose, arcs);
  }
  arcs[zone] ??= placeArc(ship, zone);
  return arcs[zone];
}

function placeArc(ship: ShipPlace, zone: HullZone): readonly HalfPlane[] {
  const { lines, centre } = drawnClass(ship.class).arcs[zone];
  const [[firstStart, firstEnd], [secondStart, secondEnd]] = lines;
  const put = (point: { readonly x: number; readonly y: number }) => toTable(ship.pose, point);
  const sides = [leftOf(put(firstEnd), put(firstStart)), leftOf(put(secondStart), put(secondEnd))];
  return centre === null ? sides : [...sides, leftOf(put(centre[0]), put(centre[1]))];
}

/** Any part inside or on a line is enough; the lines belong to both arcs. ar.arc.in-arc-test, ar.arc.includes-lines */
export function isShapeInArc(ship: ShipPlace, zone: HullZone, shape: Shape): boolean {
  return reachesInto(arcOf(ship, zone), shape);
}

/**
 * Of a ship the declared hull zone itself must reach into the arc, of a squadron its base. A squadron shoots all
 * round. ar.arc.in-arc-test, ar.arc.squadron-360, ar.attack.declare.ship-needs-arc-and-range
 */
export function isInArc(attacker: Target, defender: Target): boolean {
  return attacker.kind !== 'hullZone' || isShapeInArc(attacker.ship, attacker.zone, shapeOf(defender));
}
