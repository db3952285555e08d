import { type Keyword, squadronCard } from '../catalogue/index.ts';
import {
  baseOf,
  distanceBetweenShips,
  distanceBetweenSquadrons,
  distanceToSquadron,
  squadronBase,
} from '../measuring/index.ts';
import type { Squadron, Unit } from '../model/index.ts';
import type { PlacedShip, PlacedSquadron } from './in-play.ts';
import { isInPlay } from './in-play.ts';
import { placeOf } from './places.ts';

/** Beyond the ruler, or not on the table. */
export const FAR = 6;

export function hasKeyword(squadron: Pick<Squadron, 'card'>, keyword: Keyword['kind']): boolean {
  return squadronCard(squadron.card).keywords.some(({ kind }) => kind === keyword);
}

export function shapeOfUnit(unit: Unit) {
  if (unit.kind === 'ship') return unit.pose ? baseOf(placeOf(unit as PlacedShip)) : undefined;
  return unit.at ? squadronBase(unit.at) : undefined;
}

/** Base to base. ar.range.measure.non-attack-closest */
export function distanceOf(one: Unit, other: Unit): number {
  if (!isInPlay(one) || !isInPlay(other)) return FAR;
  if (one.kind === 'ship') {
    const place = placeOf(one as PlacedShip);
    return other.kind === 'ship'
      ? distanceBetweenShips(place, placeOf(other as PlacedShip))
      : distanceToSquadron(place, (other as PlacedSquadron).at);
  }
  if (other.kind === 'ship') return distanceOf(other, one);
  return distanceBetweenSquadrons((one as PlacedSquadron).at, (other as PlacedSquadron).at);
}
