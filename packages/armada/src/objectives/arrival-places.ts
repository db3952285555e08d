import type { Box, Point, Pose } from '@sortie/geometry';
import { placePoint, pose, scatter } from '@sortie/geometry';
import {
  baseOf,
  distanceBands,
  isAt,
  isFreeForSquadron,
  isShipInPlayArea,
  isSquadronInPlayArea,
  objectiveToken,
  SQUADRON_RADIUS,
  shipsOverlap,
  squadronBase,
} from '../measuring/index.ts';
import type { ArmadaState, Ship } from '../model/index.ts';
import { shipsInPlay, squadronsInPlay } from '../rules/in-play.ts';
import { placeOf } from '../rules/places.ts';

const RULE = 'ar.known.objective.hyperspace-assault';

/** The rule against the ship there; it may land on squadrons, but on no ship. */
export function whyNotShipAt(state: ArmadaState, ship: Ship, at: Pose, token: Point): string | undefined {
  const place = placeOf({ card: ship.card, pose: at });
  if (!isShipInPlayArea(state.options.area, place)) return 'ar.setup.play-area';
  if (!isAt(distanceBands(1), objectiveToken(token), baseOf(place))) return RULE;
  const isOnShip = shipsInPlay(state).some((other) => shipsOverlap(place, placeOf(other)));
  return isOnShip ? 'ar.squadron-move.no-overlap' : undefined;
}

export function whyNotSquadronAt(state: ArmadaState, at: Point, token: Point): string | undefined {
  if (!isSquadronInPlayArea(state.options.area, at)) return 'ar.setup.play-area';
  if (!isAt(distanceBands(1), objectiveToken(token), squadronBase(at))) return RULE;
  const squadrons = squadronsInPlay(state).map((other) => other.at);
  return isFreeForSquadron(at, shipsInPlay(state).map(placeOf), squadrons)
    ? undefined
    : 'ar.squadron-move.no-overlap';
}

const ENOUGH = 24;

/** Far enough around a token for any base that is at distance 1 of it. */
function boxAround({ x, y }: Point, reach: number): Box {
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}

const HEADINGS = [0, 180, 90, 270, 45, 225, 135, 315] as const;

export function placesOfShip(state: ArmadaState, ship: Ship, token: Point): readonly Pose[] {
  const found: Pose[] = [];
  let visit = 0;
  for (const { x, y } of scatter(boxAround(token, 140), 20)) {
    if (found.length >= ENOUGH) break;
    const at = pose(x, y, HEADINGS[visit % HEADINGS.length]!);
    if (whyNotShipAt(state, ship, at, token) === undefined) found.push(at);
    visit++;
  }
  return found;
}

export function placesOfSquadron(state: ArmadaState, token: Point): readonly Point[] {
  const found: Point[] = [];
  for (const place of scatter(boxAround(token, 120), SQUADRON_RADIUS)) {
    if (found.length >= ENOUGH) break;
    const at = placePoint(place);
    if (whyNotSquadronAt(state, at, token) === undefined) found.push(at);
  }
  return found;
}
