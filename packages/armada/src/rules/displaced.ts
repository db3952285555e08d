import type { Point } from '@sortie/geometry';
import { squareBetween } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Displacement } from '../measuring/index.ts';
import {
  displacedPlaces,
  isDisplacedPlace,
  isFreeForSquadron,
  isSquadronInPlayArea,
  nearestDisplacedPlace,
} from '../measuring/index.ts';
import type { ArmadaState, Maneuvering, PlaceSquadronAnswer } from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import { shipOf, shipsInPlay, squadronsInPlay } from './in-play.ts';
import { placeOf } from './places.ts';

/** How far apart the suggested places are. */
const STEP = 20;

function displacementOf(state: ArmadaState, { ship }: Pick<Maneuvering, 'ship'>): Displacement {
  return {
    ship: placeOf(shipOf(state, ship) as PlacedShip),
    ships: shipsInPlay(state).map(placeOf),
    squadrons: squadronsInPlay(state).map(({ at }) => at),
    area: state.options.area,
  };
}

function isFreeAnywhere(state: ArmadaState, { ships, squadrons }: Displacement, at: Point): boolean {
  return isSquadronInPlayArea(state.options.area, at) && isFreeForSquadron(at, ships, squadrons);
}

/** Free places on a grid, those nearest to the ship first: for a ship with no room around it. */
function anyFreePlaces(state: ArmadaState, displacement: Displacement): Point[] {
  const { width, depth } = state.options.area;
  const found: Point[] = [];
  for (let x = STEP; x < width; x += STEP) {
    for (let y = STEP; y < depth; y += STEP) if (isFreeAnywhere(state, displacement, { x, y })) found.push({ x, y });
  }
  const { pose } = displacement.ship;
  return found.sort((one, other) => squareBetween(one, pose) - squareBetween(other, pose));
}

/** Where displaced squadrons may be put back. ar.overlap.squadrons-placed-by-opponent */
export interface PuttingBack {
  readonly places: readonly Point[];
  readonly refuse: (answer: Plain) => Refusal | undefined;
  readonly complete: (rough: Plain) => PlaceSquadronAnswer | Refusal;
}

function readPlace(answer: Plain): Partial<PlaceSquadronAnswer> {
  return (answer ?? {}) as Partial<PlaceSquadronAnswer>;
}

export function puttingBack(state: ArmadaState, at: Maneuvering): PuttingBack {
  const displacement = displacementOf(state, at);
  const touching = displacedPlaces(displacement, STEP);
  const hasRoom = touching.length > 0;
  const places = hasRoom ? touching : anyFreePlaces(state, displacement).slice(0, 8);
  const isLegal = (place: Point) =>
    hasRoom ? isDisplacedPlace(displacement, place) : isFreeAnywhere(state, displacement, place);
  const whyNot = ({ squadron, x, y }: Partial<PlaceSquadronAnswer>): Refusal | undefined => {
    if (typeof x !== 'number' || typeof y !== 'number') {
      return refused('table.malformed-answer', { field: 'x, y' });
    }
    if (!squadron || !at.displaced.includes(squadron)) return refused('ar.overlap.squadrons-displaced');
    return isLegal({ x, y }) ? undefined : refused('ar.overlap.squadrons-placed-by-opponent');
  };
  return {
    places,
    refuse: (answer) => whyNot(readPlace(answer)),
    complete: (rough) => {
      const { squadron = at.displaced[0]!, x = 0, y = 0 } = readPlace(rough);
      const nearest = hasRoom ? nearestDisplacedPlace(displacement, { x, y }) : places[0];
      const found = nearest ? { squadron, x: nearest.x, y: nearest.y } : undefined;
      return found && !whyNot(found) ? found : refused('ar.overlap.squadrons-placed-by-opponent');
    },
  };
}
