import type { Box, Point, Pose } from '@sortie/geometry';
import { isInsideBox, placePoint, pose, scatter } from '@sortie/geometry';
import { baseSizes, shipCard } from '../catalogue/index.ts';
import {
  baseOf,
  deploymentZone,
  isFreeForSquadron,
  isInSetUpArea,
  isSquadronNearShip,
  overlapsSquadron,
  SQUADRON_RADIUS,
  setUpArea,
  shipsOverlap,
  squadronBase,
} from '../measuring/index.ts';
import type { ArmadaState, Deploying, Ship, Squadron } from '../model/index.ts';
import { hasObjective, objectiveIn } from '../objectives/index.ts';
import type { PlacedShip } from '../rules/in-play.ts';
import { areFriendly, shipsInPlay, squadronsInPlay } from '../rules/in-play.ts';
import { placeOf } from '../rules/places.ts';

/** A rectangle to deploy in, and the rule that says so. */
export interface Zone {
  readonly box: Box;
  readonly rule: string;
}

/** Within distance 1-3 of the player's edge, or what the objective says. ar.setup.deployment-zone, ar.setup.deploy-ship-in-zone */
export function zoneOf(state: ArmadaState, ship: Ship, at: Deploying): Zone {
  const special = objectiveIn(state)?.deployment?.shipZone;
  const found = special && hasObjective(state) ? special(state, ship, at) : undefined;
  if (found) {
    const [from, to] = found.corners;
    return { box: { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y }, rule: found.rule };
  }
  return { box: deploymentZone(state.options, state.edges[ship.side]), rule: 'ar.setup.deploy-ship-in-zone' };
}

/** The rule against the ship there: wholly in its zone, on no other piece. */
export function whyNotShipThere(state: ArmadaState, ship: Ship, at: Pose, zone: Zone): string | undefined {
  const place = placeOf({ card: ship.card, pose: at });
  const base = baseOf(place);
  if (!isInSetUpArea(state.options, base)) return 'ar.setup.deploy-inside-setup-area';
  if (!isInsideBox(zone.box, base)) return zone.rule;
  const isOnShip = shipsInPlay(state).some((other) => shipsOverlap(place, placeOf(other)));
  const isOnSquadron = squadronsInPlay(state).some((other) => overlapsSquadron(place, other.at));
  if (isOnShip || isOnSquadron) return 'ar.squadron-move.no-overlap';
  return whyObjectiveForbids(state, ship, at);
}

function whyObjectiveForbids(
  state: ArmadaState,
  unit: Ship | Squadron,
  at: Pose | Point,
): string | undefined {
  const whyNot = objectiveIn(state)?.deployment?.whyNotThere;
  return whyNot && hasObjective(state) ? whyNot(state, unit, at) : undefined;
}

/** Looking into the area from the player's edge. */
function inward(state: ArmadaState, ship: Ship): number {
  return state.edges[ship.side] === 'south' ? 0 : 180;
}

const ENOUGH = 24;

function placesInZone(state: ArmadaState, ship: Ship, zone: Zone, spacing: number): Pose[] {
  const { length } = baseSizes[shipCard(ship.card).size];
  const { minX, minY, maxX, maxY } = zone.box;
  const half = length / 2;
  const box: Box = { minX: minX + half, minY: minY + half, maxX: maxX - half, maxY: maxY - half };
  const found: Pose[] = [];
  for (const { x, y } of scatter(box, spacing)) {
    if (found.length >= ENOUGH) break;
    const at = pose(x, y, inward(state, ship));
    if (whyNotShipThere(state, ship, at, zone) === undefined) found.push(at);
  }
  return found;
}

/** The whole setup area, for a zone that has been filled up. */
function wholeZone(state: ArmadaState): Zone {
  return { box: setUpArea(state.options), rule: 'ar.setup.deploy-inside-setup-area' };
}

/** Where the ship may be deployed; a zone without room for it widens to the setup area. */
export function shipPlaces(
  state: ArmadaState,
  ship: Ship,
  at: Deploying,
): { zone: Zone; places: readonly Pose[] } {
  const zone = zoneOf(state, ship, at);
  for (const [each, spacing] of [
    [zone, 90],
    [zone, 15],
    [wholeZone(state), 40],
  ] as const) {
    const places = placesInZone(state, ship, each, spacing);
    if (places.length > 0) return { zone: each, places };
  }
  return { zone, places: [] };
}

/** At distance 1-2 of a friendly ship, anywhere in the setup area. ar.setup.deploy-squadrons-near-ship, ar.setup.deploy-inside-setup-area */
export function whyNotSquadronThere(state: ArmadaState, squadron: Squadron, at: Point): string | undefined {
  if (!isInSetUpArea(state.options, squadronBase(at))) return 'ar.setup.deploy-inside-setup-area';
  const isNear = friendlyShips(state, squadron).some((ship) => isSquadronNearShip(at, placeOf(ship)));
  if (!isNear) return 'ar.setup.deploy-squadrons-near-ship';
  const squadrons = squadronsInPlay(state).map((other) => other.at);
  if (!isFreeForSquadron(at, shipsInPlay(state).map(placeOf), squadrons))
    return 'ar.squadron-move.no-overlap';
  return whyObjectiveForbids(state, squadron, at);
}

function friendlyShips(state: ArmadaState, squadron: Squadron): readonly PlacedShip[] {
  return shipsInPlay(state).filter((ship) => areFriendly(ship, squadron));
}

export function squadronPlaces(state: ArmadaState, squadron: Squadron): readonly Point[] {
  const found: Point[] = [];
  for (const { pose: at } of friendlyShips(state, squadron)) {
    const reach = 180;
    const box: Box = { minX: at.x - reach, minY: at.y - reach, maxX: at.x + reach, maxY: at.y + reach };
    let count = 0;
    for (const place of scatter(box, SQUADRON_RADIUS * 2 + 5)) {
      if (count >= ENOUGH / 2) break;
      const quantised = placePoint(place);
      if (whyNotSquadronThere(state, squadron, quantised) !== undefined) continue;
      found.push(quantised);
      count++;
    }
  }
  return found;
}
