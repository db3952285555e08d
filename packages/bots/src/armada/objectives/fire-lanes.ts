import { hullZones, objectiveCard } from '@sortie/armada/catalogue';
import {
  isInArc,
  isObstructed,
  rangeOfAttack,
  type ShipPlace,
  shipOverlapsToken,
  sightLine,
  squadronOverlapsToken,
  type Target,
} from '@sortie/armada/measuring';
import { type Point, squareBetween } from '@sortie/geometry';
import { countDice, diceAt } from '../planner/fire.ts';
import type { Fleets, Vessel, Wing } from '../planner/fleets.ts';
import { type ObjectivePlan, type Rest, roundsLeft } from './objective-plan.ts';
import { nearOwnEdge } from './table-sides.ts';

const TOKEN = objectiveCard('fire-lanes').victoryToken ?? 0;

/** What a later round with dice on a token is worth beside the one that ends now. */
const LATER = 0.25;
const MOST_ROUNDS = 3;
/** Points for each millimetre that a ship is nearer to a token. */
const NEARNESS = 0.004;

const known = new WeakMap<Fleets, Map<string, number>>();

/** The dice that all hull zones of a ship could gather against a token; cached, for the others rarely move in what is imagined. */
function diceOn(fleets: Fleets, vessel: Vessel, place: ShipPlace, at: Point): number {
  const { x, y, heading } = place.pose;
  const key = `${vessel.id} ${x} ${y} ${heading} ${at.x} ${at.y}`;
  let dice = known.get(fleets);
  if (!dice) {
    dice = new Map();
    known.set(fleets, dice);
  }
  let count = dice.get(key);
  if (count === undefined) {
    count = hullZones.reduce((sum, zone) => {
      const ends: [Target, Target] = [
        { kind: 'hullZone', ship: place, zone },
        { kind: 'objectiveToken', at },
      ];
      const range = rangeOfAttack(...ends);
      if (range === 'beyond' || !isInArc(...ends)) return sum;
      const due = countDice(diceAt(vessel.batteries[zone], range));
      const { obstacles } = fleets;
      const isBlocked = due > 0 && isObstructed(sightLine(...ends), ...ends, { ships: [], obstacles });
      return sum + due - (isBlocked ? 1 : 0);
    }, 0);
    dice.set(key, count);
  }
  return count;
}

interface Claim {
  readonly dice: number;
  readonly covers: boolean;
}

function claimOf(
  fleets: Fleets,
  vessels: readonly Vessel[],
  wings: readonly Wing[],
  at: Point,
  placeOf: Rest['placeOf'],
): Claim {
  return {
    dice: vessels.reduce((sum, each) => sum + diceOn(fleets, each, placeOf(each), at), 0),
    covers:
      vessels.some((each) => shipOverlapsToken(placeOf(each), at)) ||
      wings.some((wing) => squadronOverlapsToken(wing.at, at)),
  };
}

/** What a token brings when the round ends, and is likely to bring later. Who alone lies on it leaves it to the other side. */
function worthOfToken(own: Claim, other: Claim, later: number): number {
  if (own.covers !== other.covers) return own.covers ? -TOKEN : TOKEN;
  if (own.covers) return 0;
  const lead = own.dice - other.dice;
  const now = lead === 0 ? 0 : lead > 0 ? TOKEN : -TOKEN;
  return now + (later * TOKEN * lead) / (own.dice + other.dice + 2);
}

function tokensOf({ view }: Fleets): readonly Point[] {
  return view.objectiveTokens.flatMap(({ at }) => (at ? [at] : []));
}

/** The most dice on a token when the round ends control it. ar.known.objective.fire-lanes */
export const fireLanes: ObjectivePlan = {
  favour: 40,
  token: nearOwnEdge,
  hover: (fleets, at) => (tokensOf(fleets).some((token) => squadronOverlapsToken(at, token)) ? -TOKEN : 0),
  rest(fleets, { vessel, place, placeOf }: Rest) {
    const later = LATER * Math.min(MOST_ROUNDS, roundsLeft(fleets));
    const there = (each: Vessel) => (each.id === vessel.id ? place : placeOf(each));
    return tokensOf(fleets).reduce((sum, at) => {
      const own = claimOf(fleets, fleets.own, fleets.ownWings, at, there);
      const other = claimOf(fleets, fleets.enemies, fleets.enemyWings, at, there);
      const away = Math.sqrt(squareBetween(place.pose, at));
      return sum + worthOfToken(own, other, later) - NEARNESS * away;
    }, 0);
  },
};
