import type { Point } from '@sortie/geometry';
import { circle, type Shape } from '@sortie/scene';
import {
  baseSizes,
  dialFrameMeasure,
  hullZones,
  type ShipClass,
  shipClasses,
  sizeOf,
} from '../catalogue/index.ts';
import { baseOf, targetingPointOf, tokenOf, zoneOf } from '../measuring/index.ts';
import { shipSilhouettes } from './silhouettes/ship-silhouettes.ts';

const ORIGIN = { x: 0, y: 0, heading: 0 };

/** A yellow dot of the token. */
const DOT = 1.1;

/** The frames of the four shield dials, which stick out of the base. ar.overlap.shield-frames-count */
function frames(shipClass: ShipClass): readonly (readonly Point[])[] {
  const { width, length } = baseSizes[sizeOf(shipClass)];
  const frame = dialFrameMeasure.value;
  return [
    frame.map(([along, out]) => ({ x: along, y: length / 2 + out })),
    frame.map(([along, out]) => ({ x: along, y: -length / 2 - out })),
    frame.map(([along, out]) => ({ x: width / 2 + out, y: along })),
    frame.map(([along, out]) => ({ x: -width / 2 - out, y: along })),
  ];
}

function drawShip(shipClass: ShipClass): readonly Shape[] {
  const ship = { pose: ORIGIN, class: shipClass };
  const flat = (role: string, points: readonly Point[]): Shape => ({ role, points, isFlat: true });
  const { outline, details } = shipSilhouettes[shipClass];
  return [
    flat('base', baseOf(ship).points),
    ...frames(shipClass).map((points) => flat('dial', points)),
    flat('token', tokenOf(ship).points),
    // Where two zones meet is an arc line. ar.hull-zone.definition
    ...hullZones.map((zone) => flat('zone', zoneOf(ship, zone).points)),
    { role: 'hull', points: outline },
    ...details.map((detail) => ({ role: detail.role, points: detail.outline })),
    ...hullZones.map((zone) => flat('dot', circle(DOT, targetingPointOf(ship, zone)))),
  ];
}

const drawn: ReadonlyMap<ShipClass, readonly Shape[]> = new Map(
  shipClasses.map((each) => [each, drawShip(each)]),
);

/** A ship in its own coordinates: base with shield dials, hull zones with their arc lines and dots, silhouette. */
export function shipShapes(shipClass: ShipClass): readonly Shape[] {
  return drawn.get(shipClass) ?? [];
}
