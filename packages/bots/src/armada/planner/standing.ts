import { obstacle } from '@sortie/armada/catalogue';
import {
  type Course,
  flyCourse,
  isShipInPlayArea,
  overlapsSquadron,
  type ShipPlace,
  shipOverlapsObstacle,
} from '@sortie/armada/measuring';
import { fromTable } from '@sortie/geometry';
import { planOf, type Rest } from '../objectives/index.ts';
import type { Depth } from './depth.ts';
import { fireAt, flakAt, sceneWith } from './fire.ts';
import type { Fleets, Vessel } from './fleets.ts';
import { predictedPlaces } from './predict.ts';
import { chanceToLeave } from './stay-inside.ts';
import { worthOfCard } from './worth.ts';

/** Points for each millimetre that a ship without a target is nearer to one. */
const NEARNESS = 0.03;
const GOOD_DISTANCE = 200;

/** What the enemy is expected to do after this ship has moved. */
export interface Outlook {
  /** Where enemies will stand when this ship attacks again. */
  readonly later: ReadonlyMap<string, ShipPlace>;
  readonly caution: number;
  /** How much the points of the objective count. */
  readonly objective: number;
}

export function outlookOf(fleets: Fleets, { caution, objective }: Depth): Outlook {
  return { later: predictedPlaces(fleets), caution, objective };
}

/** Nearer to the nearest enemy, and with a good battery towards it. */
function approach(vessel: Vessel, place: ShipPlace, enemies: readonly Vessel[], outlook: Outlook): number {
  let best = -1000;
  for (const enemy of enemies) {
    const there = outlook.later.get(enemy.id) ?? enemy.place;
    const { x, y } = fromTable(place.pose, there.pose);
    const distance = Math.sqrt(x * x + y * y);
    const zone = Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y > 0 ? 'front' : 'rear';
    const { red, blue, black } = vessel.batteries[zone];
    const away = Math.abs(distance - GOOD_DISTANCE);
    best = Math.max(best, 0.6 * (red + blue + black) - NEARNESS * away);
  }
  return best;
}

/** What the objective brings to a ship that comes to rest. */
export function restWorth(fleets: Fleets, rest: Rest): number {
  return planOf(fleets.view.objective?.card).rest?.(fleets, rest) ?? 0;
}

/** What standing at a place is worth to a ship: the fire that it gives from there against what it takes. */
export function standingWorth(fleets: Fleets, vessel: Vessel, place: ShipPlace, outlook: Outlook): number {
  const here = new Map([[vessel.id, place]]);
  const now = sceneWith(fleets, here);
  const later = sceneWith(fleets, new Map([...outlook.later, ...here]));
  const given = fireAt(vessel, fleets.enemies, later) + 0.5 * flakAt(vessel, fleets.enemyWings, place);
  let taken = 0;
  if (outlook.caution > 0) {
    for (const enemy of fleets.enemies) {
      // Those yet to be activated fire from where they stand; in the next round everybody from where it will be.
      if (!enemy.ship.activated) taken += fireAt(enemy, [vessel], now);
      taken += 0.5 * fireAt(enemy, [vessel], later);
    }
  }
  const scored = outlook.objective * restWorth(fleets, { vessel, place, placeOf: later.placeOf });
  return given - outlook.caution * taken + scored + approach(vessel, place, fleets.enemies, outlook);
}

const OFF_TABLE = 1000;

/** Obstacles under the ship: a damage card each, but for the station. */
function obstacleWorth(fleets: Fleets, vessel: Vessel, place: ShipPlace): number {
  const { spares } = planOf(fleets.view.objective?.card);
  let worth = 0;
  for (const each of fleets.obstacles) {
    if (!shipOverlapsObstacle(place, each) || spares?.(fleets, vessel, each.id)) continue;
    const { kind } = obstacle(each.id);
    if (kind === 'station') worth += vessel.ship.damage.length > 0 ? worthOfCard(vessel) : 0;
    else worth -= worthOfCard(vessel) * (kind === 'asteroidField' ? 1.2 : 0.8);
  }
  return worth;
}

/** What a course does to the ship on its way: where it ends, what it hits, and whether it can stay on the table. */
export interface Flight {
  readonly place: ShipPlace;
  readonly worth: number;
}

export function flightOf(fleets: Fleets, vessel: Vessel, course: Course, speed: number): Flight {
  const others = [...fleets.own, ...fleets.enemies].filter(({ id }) => id !== vessel.id);
  const places = others.map((other) => ({ ...other.place, other }));
  const { pose, nearest } = flyCourse(vessel.place, course, places);
  const place = { pose, class: vessel.place.class };
  if (!isShipInPlayArea(fleets.view.options.area, place)) {
    return { place, worth: -OFF_TABLE - vessel.cost };
  }
  let worth = obstacleWorth(fleets, vessel, place);
  const [struck] = nearest;
  if (struck) {
    worth -= 1.1 * worthOfCard(vessel);
    worth += (struck.other.side === vessel.side ? -1 : 0.9) * worthOfCard(struck.other);
  }
  for (const wing of fleets.ownWings) if (overlapsSquadron(place, wing.at)) worth -= 1;
  worth -= chanceToLeave(fleets, vessel, place, speed) * vessel.cost;
  return { place, worth };
}
