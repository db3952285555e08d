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
import { shipsLeft } from './waiting.ts';

/** A rectangle to deploy in, and the rule that says so. */
export interface Zone {
  readonly box: Box;
  readonly rule: string;
}

/** What the objective puts in place of the deployment zone. */
function specialZone(state: ArmadaState, ship: Ship, at: Deploying): Zone | undefined {
  const shipZone = objectiveIn(state)?.deployment?.shipZone;
  const found = shipZone && hasObjective(state) ? shipZone(state, ship, at) : undefined;
  if (!found) return undefined;
  const [from, to] = found.corners;
  return { box: { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y }, rule: found.rule };
}

/**
 * Where the ship is deployed: in the zone of the objective, otherwise within distance 1-3 of the player's edge, at
 * last anywhere in the setup area. ar.setup.deployment-zone, ar.setup.deploy-ship-in-zone
 */
function zonesOf(state: ArmadaState, ship: Ship, at: Deploying): readonly [Zone, ...Zone[]] {
  const usual: Zone = {
    box: deploymentZone(state.options, state.edges[ship.side]),
    rule: 'ar.setup.deploy-ship-in-zone',
  };
  const whole: Zone = { box: setUpArea(state.options), rule: 'ar.setup.deploy-inside-setup-area' };
  const special = specialZone(state, ship, at);
  return special ? [special, usual, whole] : [usual, whole];
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

function placesInZone(
  state: ArmadaState,
  ship: Ship,
  zone: Zone,
  { spacing, heading }: { readonly spacing: number; readonly heading: number },
): Pose[] {
  const { width } = baseSizes[shipCard(ship.card).size];
  const { minX, minY, maxX, maxY } = zone.box;
  const half = width / 2;
  const box: Box = { minX: minX + half, minY: minY + half, maxX: maxX - half, maxY: maxY - half };
  const found: Pose[] = [];
  for (const { x, y } of scatter(box, spacing)) {
    if (found.length >= ENOUGH) break;
    const at = pose(x, y, heading);
    if (whyNotShipThere(state, ship, at, zone) === undefined) found.push(at);
  }
  return found;
}

/** Places on a grid, and on a finer one, at last sideways, where that has none. */
function placesFor(state: ArmadaState, ship: Ship, zone: Zone): readonly Pose[] {
  const heading = inward(state, ship);
  for (const grid of [
    { spacing: 90, heading },
    { spacing: 15, heading },
    { spacing: 15, heading: 90 },
  ]) {
    const places = placesInZone(state, ship, zone, grid);
    if (places.length > 0) return places;
  }
  return [];
}

/** Where the ship may be deployed. The next zone counts only when no ship of the side has room in those before it. */
export function shipPlaces(
  state: ArmadaState,
  ship: Ship,
  at: Deploying,
): { readonly zone: Zone; readonly places: readonly Pose[] } {
  const zones = zonesOf(state, ship, at);
  const others = shipsLeft(state, ship.side).filter(({ id }) => id !== ship.id);
  for (const [index, zone] of zones.entries()) {
    const places = placesFor(state, ship, zone);
    const hasRoom = (other: Ship) => placesFor(state, other, zonesOf(state, other, at)[index]!).length > 0;
    if (places.length > 0 || others.some(hasRoom)) return { zone, places };
  }
  return { zone: zones[0], places: [] };
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
