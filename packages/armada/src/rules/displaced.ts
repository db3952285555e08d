import { type Point, placePoint } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { otherSide, refused } from '@sortie/kernel';
import type { Displacement } from '../measuring/index.ts';
import { displacedPlaces, isDisplacedPlace, nearestDisplacedPlace } from '../measuring/index.ts';
import type {
  ArmadaQuestion,
  ArmadaState,
  Maneuvering,
  PlaceSquadronAnswer,
  ShipId,
  SquadronId,
} from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import { shipOf, shipsInPlay, speakerOf, squadronsInPlay } from './in-play.ts';
import { placeOf } from './places.ts';
import { squadronsUnder } from './resting-place.ts';

/** A ship that has come to rest on squadrons, and those of them that are still to be put back. */
type Displacing = Pick<Maneuvering, 'ship' | 'displaced'>;

/** How far apart the suggested places are. */
const STEP = 20;

function displacementOf(state: ArmadaState, { ship }: Displacing): Displacement {
  return {
    ship: placeOf(shipOf(state, ship) as PlacedShip),
    ships: shipsInPlay(state).map(placeOf),
    squadrons: squadronsInPlay(state).map(({ at }) => at),
    area: state.options.area,
  };
}

/** Where displaced squadrons may be put back. ar.overlap.squadrons-placed-by-opponent */
interface PuttingBack {
  readonly places: readonly Point[];
  readonly refuse: (answer: Plain) => Refusal | undefined;
  readonly complete: (rough: Plain) => PlaceSquadronAnswer | Refusal;
}

function readPlace(answer: Plain): Partial<PlaceSquadronAnswer> {
  return (answer ?? {}) as Partial<PlaceSquadronAnswer>;
}

function puttingBack(state: ArmadaState, at: Displacing): PuttingBack {
  const displacement = displacementOf(state, at);
  const places = displacedPlaces(displacement, STEP);
  const whyNot = ({ squadron, x, y }: Partial<PlaceSquadronAnswer>): Refusal | undefined => {
    if (typeof x !== 'number' || typeof y !== 'number') {
      return refused('table.malformed-answer', { field: 'x, y' });
    }
    if (!squadron || !at.displaced.includes(squadron)) return refused('ar.overlap.squadrons-displaced');
    return isDisplacedPlace(displacement, placePoint({ x, y }))
      ? undefined
      : refused('ar.overlap.squadrons-placed-by-opponent');
  };
  return {
    places,
    refuse: (answer) => whyNot(readPlace(answer)),
    complete: (rough) => {
      const { squadron = at.displaced[0]!, x = 0, y = 0 } = readPlace(rough);
      const nearest = nearestDisplacedPlace(displacement, { x, y });
      const found = nearest ? { squadron, x: nearest.x, y: nearest.y } : undefined;
      return found && !whyNot(found) ? found : refused('ar.overlap.squadrons-placed-by-opponent');
    },
  };
}

export function squadronsBeneath(state: ArmadaState, id: ShipId): readonly SquadronId[] {
  return squadronsUnder(state, placeOf(shipOf(state, id) as PlacedShip));
}

export function putBackRequest(
  state: ArmadaState,
  at: Displacing,
): ArmadaQuestion<'placeDisplaced'> | undefined {
  if (at.displaced.length === 0) return undefined;
  const { places, refuse, complete } = puttingBack(state, at);
  return {
    // Whoever owns the squadrons. ar.overlap.squadrons-placed-by-opponent
    seat: speakerOf(state, otherSide(shipOf(state, at.ship).side)),
    rule: 'ar.overlap.squadrons-placed-by-opponent',
    about: { ship: at.ship, squadrons: at.displaced },
    answers: {
      kind: 'region',
      fields: ['squadron', 'x', 'y'],
      region: { kind: 'contact', ship: at.ship, squadrons: at.displaced },
      refuse,
      suggest: () => at.displaced.flatMap((squadron) => places.map(({ x, y }) => ({ squadron, x, y }))),
      complete,
    },
  };
}
