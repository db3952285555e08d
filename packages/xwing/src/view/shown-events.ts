import type { Viewer } from '@sortie/kernel';
import type { Ship, ShipId, XwingEvent, XwingState } from '../model/index.ts';
import type { EventKind, EventOf } from '../rules/applier.ts';
import { shipOf } from '../rules/in-play.ts';
import {
  showBomb,
  showDispute,
  showLasting,
  showManeuver,
  showObstacle,
  showPoint,
  showPose,
  showRuling,
  showShip,
  showTouch,
} from './show.ts';

/** What a viewer is told of events of one kind. */
type Teller<Kind extends EventKind> = (
  event: EventOf<Kind>,
  viewer: Viewer,
  state: XwingState,
) => XwingEvent | undefined;

/** Everybody is told these fields; a misspelt one does not compile. */
function fields<Field extends string>(...names: readonly Field[]) {
  return <Event extends { readonly kind: EventKind } & { readonly [Name in Field]: unknown }>(
    event: Event,
  ): Event => {
    const shown: { [name: string]: unknown } = { kind: event.kind };
    for (const name of names) shown[name] = event[name];
    return shown as Event;
  };
}

const nobody = () => undefined;

/** Who looks at a dial that is being set. xw.planning.enemy-dials-hidden, xw.optional.team.core2012-no-dials */
function maySeeDialSet(id: ShipId, viewer: Viewer, state: XwingState): boolean {
  const { seat, side } = shipOf(state, id);
  if (seat === viewer) return true;
  const areTeammates = state.seats.some((each) => each.id === viewer && each.side === side);
  return areTeammates && state.options.variant !== 'core2012';
}

/** A ship that comes into play has neither dial nor damage. */
function showArrival(ship: Ship): Ship {
  const { usedThisRound: _, ...shown } = showShip(ship, { damage: [], dial: null, usedThisRound: [] });
  return { ...shown, damage: [], dial: null, uses: [] };
}

/**
 * What of each event leaves the referee, field by field: what is not named here is told to nobody. An event without
 * a line does not compile.
 */
export const shownEvents: { readonly [Kind in EventKind]: Teller<Kind> } = {
  setUpStepBegun: fields('step'),
  initiativeGiven: fields('side'),
  initiativeRolled: fields('roller', 'face', 'chooser'),
  edgesTaken: fields('edges'),
  obstaclePlaced: ({ kind, obstacle, pose, side }) => ({ kind, obstacle, pose: showPose(pose), side }),
  obstacleAdded: ({ kind, obstacle }) => ({ kind, obstacle: showObstacle(obstacle) }),
  shipDeployed: ({ kind, ship, pose }) => ({ kind, ship, pose: showPose(pose) }),
  shipArrived: ({ kind, ship }) => ({ kind, ship: showArrival(ship) }),
  shieldsSet: fields('ship', 'shields'),
  roundStarted: fields('round'),
  phaseStarted: fields('phase'),
  dialSet: ({ kind, ship, maneuver }, viewer, state) =>
    maySeeDialSet(ship, viewer, state) ? { kind, ship, maneuver: showManeuver(maneuver) } : undefined,
  dialRevealed: ({ kind, ship, maneuver }) => ({ kind, ship, maneuver: showManeuver(maneuver) }),
  dialReplaced: ({ kind, ship, maneuver, by }) => ({ kind, ship, maneuver: showManeuver(maneuver), by }),
  dialRemoved: fields('ship'),
  becameActive: fields('ship'),
  activated: fields('ship'),
  hadOpportunity: fields('ship'),
  shipMoved: ({ kind, ship, from, to, cause, how }) => ({
    kind,
    ship,
    from: showPose(from),
    to: showPose(to),
    cause,
    how,
  }),
  touchesChanged: ({ kind, touches }) => ({ kind, touches: touches.map(showTouch) }),
  obstacleHit: fields('ship', 'obstacle'),
  tokensAssigned: fields('ship', 'token', 'count'),
  tokensRemoved: fields('ship', 'token', 'count', 'spent'),
  lockAcquired: fields('ship', 'target', 'letter'),
  lockRemoved: fields('ship', 'spent'),
  lockMoved: fields('from', 'to'),
  actionPerformed: fields('ship', 'action', 'source'),
  repositionFits: fields('ship', 'action', 'direction'),
  repositionFailed: fields('ship', 'action', 'direction'),
  lastingBegun: ({ kind, ship, lasting }) => ({ kind, ship, lasting: showLasting(lasting) }),
  lastingEnded: fields('until'),
  lastingRemoved: fields('ship', 'source'),
  marked: fields('ship', 'use', 'scope', 'during'),
  attackDeclared: fields('attacker', 'defender', 'weapon', 'range', 'obstructed'),
  attackDiceRolled: fields('faces'),
  defenseDiceRolled: fields('faces'),
  dieRerolled: fields('pool', 'die', 'to', 'source'),
  dieChanged: ({ kind, pool, die, to, source, fixed }) => ({
    kind,
    pool,
    die,
    to,
    source,
    ...(fixed ? { fixed } : {}),
  }),
  dieAdded: fields('pool', 'face', 'source'),
  dieCancelled: fields('pool', 'die', 'source'),
  resultsCompared: fields('outcome', 'hits', 'crits'),
  rolledFor: fields('ship', 'source', 'pool', 'faces'),
  shieldLost: fields('ship'),
  shieldRecovered: fields('ship'),
  damageDealt: ({ kind, ship, key, card, faceup }) => ({
    kind,
    ship,
    key,
    card: faceup ? card : null,
    faceup,
    place: null,
  }),
  damageFlipped: fields('ship', 'key', 'faceup', 'card'),
  damageCameIntoForce: fields('ship', 'key'),
  // xw.damage.discard.public
  damageDiscarded: fields('ship', 'key', 'card'),
  damageDrawn: nobody,
  drawnDiscarded: fields('deck', 'cards'),
  deckShuffled: nobody,
  countersExchanged: nobody,
  upgradeDiscarded: fields('ship', 'key'),
  upgradeReturned: fields('ship', 'key'),
  shipDoomed: fields('ship'),
  shipLost: fields('ship', 'how'),
  bombDropped: ({ kind, bomb }) => ({ kind, bomb: showBomb(bomb) }),
  bombDetonated: fields('bomb', 'by'),
  disabledShipMarked: fields('ship'),
  satellitePlaced: ({ kind, satellite, at }) => ({ kind, satellite, at: showPoint(at) }),
  satelliteScanned: fields('satellite', 'ship'),
  satelliteReturned: fields('satellite', 'ship'),
  timeExpired: fields(),
  disputeCalled: ({ kind, dispute }) => ({ kind, dispute: showDispute(dispute) }),
  disputeDropped: fields(),
  disputeRolled: fields('attack', 'defense', 'winner'),
  disputeSettled: ({ kind, ruling }) => ({ kind, ruling: showRuling(ruling) }),
};
