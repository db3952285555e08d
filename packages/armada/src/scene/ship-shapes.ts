import type { Point } from '@sortie/geometry';
import { circle, type Shape } from '@sortie/scene';
import {
  baseSizes,
  dialFrameMeasure,
  type HullZone,
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

/** A place at the edge of a hull zone: so far along it, so far out of the base. */
function atEdge(shipClass: ShipClass, zone: HullZone, along: number, out: number): Point {
  const { width, length } = baseSizes[sizeOf(shipClass)];
  const places: Readonly<Record<HullZone, Point>> = {
    front: { x: along, y: length / 2 + out },
    rear: { x: along, y: -length / 2 - out },
    right: { x: width / 2 + out, y: along },
    left: { x: -width / 2 - out, y: along },
  };
  return places[zone];
}

/** The frames of the four shield dials, which stick out of the base. ar.overlap.shield-frames-count */
function frames(shipClass: ShipClass): readonly (readonly Point[])[] {
  return hullZones.map((zone) =>
    dialFrameMeasure.value.map(([along, out]) => atEdge(shipClass, zone, along, out)),
  );
}

/** A shield as it is drawn on its dial. */
const PIP = { radius: 1.5, apart: 3.5, out: 1.9, steps: 10 } as const;

type Shields = Readonly<Record<HullZone, number>>;

/** The shields of every zone on its dial; those that are lost are hollow, and a zone without any warns. */
export function shieldPips(shipClass: ShipClass, shields: Shields, printed: Shields): readonly Shape[] {
  return hullZones.flatMap((zone) => {
    const most = Math.max(printed[zone], shields[zone]);
    return Array.from({ length: most }, (_, place): Shape => {
      const along = (place - (most - 1) / 2) * PIP.apart;
      const role = place < shields[zone] ? 'shield' : shields[zone] === 0 ? 'shield-none' : 'shield-lost';
      return {
        role,
        points: circle(PIP.radius, atEdge(shipClass, zone, along, PIP.out), PIP.steps),
        isFlat: true,
      };
    });
  });
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
