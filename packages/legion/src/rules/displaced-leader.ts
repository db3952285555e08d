import { pointsAround } from '@sortie/geometry';
import { segmentMeasure } from '../catalogue/index.ts';
import {
  cohesionFault,
  displacedLeaderPlace,
  floorUnder,
  isNearFootprint,
  placeAt,
  radiusOf,
  type Surroundings,
  standAt,
  standFault,
  type Traveller,
} from '../measuring/index.ts';
import type { LegionState, Place, Stand, Unit } from '../model/index.ts';
import { figureOf } from './figures.ts';
import { isPlaced } from './in-play.ts';
import { completePlacements, othersOf } from './place-in-formation.ts';
import { surroundingsOf, travellerOf } from './surroundings.ts';

/** Whether everybody who would be out of cohesion with a leader there could be placed in it. lg.cohesion.after-displacement */
export function canGatherAround(state: LegionState, unit: Unit, leader: Stand): boolean {
  const who = travellerOf(state, unit);
  const around = surroundingsOf(state, unit);
  const ground = { ...around, untouchable: [] };
  const others = othersOf(unit);
  const kept = others
    .filter(isPlaced)
    .filter(({ stand }) => cohesionFault({ leader, who, around: ground }, stand) === undefined);
  const figures = kept.map((each) => figureOf(unit, each));
  const wishes = others
    .filter(({ id }) => kept.every((each) => each.id !== id))
    .map(({ id, stand }) => ({ id, at: stand ?? leader }));
  const formation = { unit, leader, who, keepsOffDifficult: false, touching: [] };
  const filled = { ...around, figures: [...around.figures, ...figures] };
  return completePlacements({ ...formation, around: filled }, wishes) !== undefined;
}

/** A leader that is put back where a vehicle took it off. */
interface Displaced {
  readonly state: LegionState;
  readonly unit: Unit;
  readonly who: Traveller;
  readonly around: Surroundings;
}

/**
 * The nearest place for a displaced leader; farther off where that has no room for the rest of its unit. They are
 * looked for a base apart. lg.displacement.3-leader-range-1, lg.displacement.3-same-height, lg.displacement.3-cohesion
 */
export function displacedLeaderStand(
  { state, unit, who, around }: Displaced,
  from: Stand,
  heading: number,
): Stand | undefined {
  const nearest = displacedLeaderPlace(who, from, around, () => true);
  if (!nearest) return undefined;
  const isRoomy = (at: Place) => canGatherAround(state, unit, standAt(at, heading));
  if (isRoomy(nearest)) return standAt(nearest, heading);
  const radius = radiusOf(who.base);
  const farther = pointsAround(from, segmentMeasure.value, 2 * radius)
    .map(({ x, y }) => placeAt(x, y, 0))
    .map((place) => ({ ...place, level: floorUnder(around.relief, place, radius) }))
    .filter((place) => isNearFootprint(from, place) && standFault(who, place, around) === undefined);
  const level = farther.filter((place) => place.level === from.level);
  return standAt(level.find(isRoomy) ?? farther.find(isRoomy) ?? nearest, heading);
}
