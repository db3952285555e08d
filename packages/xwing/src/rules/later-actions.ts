import type { Plain } from '@sortie/kernel';
import { seesFriendsNear } from '../abilities/cards-in-play.ts';
import { upgrade } from '../catalogue/index.ts';
import type {
  ActionAnswer,
  ActionName,
  ArcFacing,
  CardKey,
  DialAnswer,
  Ship,
  ShipId,
  XwingEffect,
  XwingState,
} from '../model/index.ts';
import { FACINGS } from './arcs.ts';
import type { PlacedShip } from './in-play.ts';
import { areEnemies, shipsInPlay, typeOf } from './in-play.ts';
import { rangeBetween } from './range.ts';

type Way = Exclude<ActionAnswer, { readonly skip: true }>;

/** Others of one side at range 1-2, or as a card of the ship counts them. */
function nearby(state: XwingState, ship: PlacedShip, side: 'friendly' | 'enemy'): readonly ShipId[] {
  const reach = side === 'friendly' && seesFriendsNear(ship) ? 3 : 2;
  return shipsInPlay(state)
    .filter((other) => other.id !== ship.id && areEnemies(ship, other) === (side === 'enemy'))
    .filter((other) => rangeBetween(ship, other) <= reach)
    .map(({ id }) => id);
}

/** Discarded Torpedoes and Missiles. xw.later.reload.action */
function spentOrdnance({ upgrades }: Ship): readonly CardKey[] {
  return upgrades
    .filter(({ card, faceup }) => !faceup && ['torpedoes', 'missiles'].includes(upgrade(card).slot))
    .map(({ key }) => key);
}

/** Maneuvers of the dial with the speed flown. xw.later.slam.action */
function slamManeuvers(ship: Ship): readonly Plain[] {
  return typeOf(ship)
    .dial.filter(({ speed }) => speed === ship.speedFlown)
    .map(({ speed, bearing }) => ({ speed, bearing }));
}

/** The ways to perform an action that a later wave brought; undefined for any other. */
export function waysOfLaterWaves(
  state: XwingState,
  ship: PlacedShip,
  action: ActionName,
): readonly Way[] | undefined {
  switch (action) {
    case 'slam':
      return slamManeuvers(ship).map((choice) => ({ action, choice }));
    case 'reinforce':
      return ['fore', 'aft'].map((direction) => ({ action, direction }));
    case 'coordinate':
      return nearby(state, ship, 'friendly').map((target) => ({ action, target }));
    case 'jam':
      return nearby(state, ship, 'enemy').map((target) => ({ action, target }));
    case 'reload':
      return spentOrdnance(ship).map((choice) => ({ action, choice }));
    case 'rotateArc':
      return FACINGS.filter((each) => each !== ship.mobileArc).map((direction) => ({ action, direction }));
    default:
      return undefined;
  }
}

/** What such an action orders. */
export function effectsOfLaterWaves(
  { id: ship, type }: Ship,
  { action, target, direction, choice }: Way,
): readonly XwingEffect[] | undefined {
  const disables: XwingEffect = { kind: 'assignTokens', ship, token: 'weaponsDisabled', count: 1 };
  switch (action) {
    // xw.later.slam.action
    case 'slam': {
      const { speed, bearing } = choice as DialAnswer;
      const maneuver = typeOf({ type }).dial.find(
        (each) => each.speed === speed && each.bearing === bearing,
      )!;
      return [{ kind: 'executeManeuver', ship, maneuver }, disables];
    }
    // xw.later.reinforce.action
    case 'reinforce': {
      const token = direction === 'aft' ? 'reinforceAft' : 'reinforceFore';
      return [{ kind: 'assignTokens', ship, token, count: 1 }];
    }
    // xw.later.coordinate.action
    case 'coordinate':
      return [{ kind: 'coordinate', ship, target: target! }];
    // xw.later.jam.action
    case 'jam':
      return [{ kind: 'assignTokens', ship: target!, token: 'jam', count: 1 }];
    // xw.later.reload.action
    case 'reload':
      return [{ kind: 'returnUpgrade', ship, key: choice as CardKey }, disables];
    // xw.later.mobile.facing
    case 'rotateArc':
      return [{ kind: 'rotateArc', ship, to: direction as ArcFacing }];
    default:
      return undefined;
  }
}
