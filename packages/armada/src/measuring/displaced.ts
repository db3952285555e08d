import {
  type Area,
  boxOfArea,
  compound,
  type DiscPlacing,
  discPlaces,
  hasDiscPlace,
  inContact,
  isDiscPlace,
  type Millimetres,
  nearestDiscPlace,
  type Point,
  type Shape,
} from '@sortie/geometry';
import { baseWithDialsOf, SQUADRON_RADIUS, squadronBase } from './outlines.ts';
import { isSamePlace, type ShipPlace } from './places.ts';

/** Where squadrons go back that a ship has pushed aside. */
export interface Displacement {
  /** Where it has come to rest. */
  readonly ship: ShipPlace;
  readonly ships: readonly ShipPlace[];
  /** Those that stand on the table, the ones put back already among them. */
  readonly squadrons: readonly Point[];
  readonly area: Area;
}

function placingAround(
  { ship, ships, squadrons, area }: Displacement,
  touching: readonly Shape[],
): DiscPlacing {
  const others = ships.filter((other) => !isSamePlace(other, ship));
  return {
    radius: SQUADRON_RADIUS,
    touching: compound(touching),
    clearOf: [...[ship, ...others].map(baseWithDialsOf), ...squadrons.map(squadronBase)],
    inside: boxOfArea(area),
  };
}

/**
 * What a displaced squadron has to touch: the ship, and when there is no room left around it a squadron that touches
 * the ship, then one that touches that, and so on; at last any ship or squadron, so that there is always a place.
 * ar.overlap.squadrons-placed-by-opponent
 */
function placingOf(displacement: Displacement): DiscPlacing {
  let touched: readonly Shape[] = [baseWithDialsOf(displacement.ship)];
  let left: readonly Shape[] = displacement.squadrons.map(squadronBase);
  while (touched.length > 0) {
    const placing = placingAround(displacement, touched);
    if (hasDiscPlace(placing)) return placing;
    const next = left.filter((base) => touched.some((shape) => inContact(shape, base)));
    left = left.filter((base) => !next.includes(base));
    touched = next;
  }
  const { clearOf } = placingAround(displacement, []);
  return placingAround(displacement, clearOf);
}

/** ar.overlap.squadrons-placed-by-opponent, ar.squadron-move.no-overlap */
export function isDisplacedPlace(displacement: Displacement, at: Point): boolean {
  return isDiscPlace(placingOf(displacement), at);
}

/** Legal places around the ship, no farther apart than the step, and all the tight ones. ar.overlap.squadrons-placed-by-opponent */
export function displacedPlaces(displacement: Displacement, step: Millimetres): readonly Point[] {
  return discPlaces(placingOf(displacement), step);
}

/** The legal place nearest to where somebody points. ar.overlap.squadrons-placed-by-opponent */
export function nearestDisplacedPlace(displacement: Displacement, wanted: Point): Point | undefined {
  return nearestDiscPlace(placingOf(displacement), wanted);
}
