import type { TellersOf, Viewer } from '@sortie/kernel';
import { tellFields } from '@sortie/kernel';
import type { Ship, ShipId, XwingEvent, XwingState } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';
import {
  showBomb,
  showCondition,
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
export const shownEvents: TellersOf<XwingState, XwingEvent> = {
  setUpStepBegun: tellFields('step'),
  initiativeGiven: tellFields('side'),
  initiativeRolled: tellFields('roller', 'face', 'chooser'),
  edgesTaken: tellFields('edges'),
  obstaclePlaced: ({ kind, obstacle, pose, side }) => ({ kind, obstacle, pose: showPose(pose), side }),
  obstacleAdded: ({ kind, obstacle }) => ({ kind, obstacle: showObstacle(obstacle) }),
  shipDeployed: ({ kind, ship, pose }) => ({ kind, ship, pose: showPose(pose) }),
  shipArrived: ({ kind, ship }) => ({ kind, ship: showArrival(ship) }),
  shieldsSet: tellFields('ship', 'shields'),
  roundStarted: tellFields('round'),
  phaseStarted: tellFields('phase'),
  dialSet: ({ kind, ship, maneuver }, viewer, state) =>
    maySeeDialSet(ship, viewer, state) ? { kind, ship, maneuver: showManeuver(maneuver) } : undefined,
  dialRevealed: ({ kind, ship, maneuver }) => ({ kind, ship, maneuver: showManeuver(maneuver) }),
  dialReplaced: ({ kind, ship, maneuver, by }) => ({ kind, ship, maneuver: showManeuver(maneuver), by }),
  dialRemoved: tellFields('ship'),
  becameActive: tellFields('ship'),
  activated: tellFields('ship'),
  hadOpportunity: tellFields('ship'),
  shipMoved: ({ kind, ship, from, to, cause, how }) => ({
    kind,
    ship,
    from: showPose(from),
    to: showPose(to),
    cause,
    how,
  }),
  touchesChanged: ({ kind, touches }) => ({ kind, touches: touches.map(showTouch) }),
  obstacleHit: tellFields('ship', 'obstacle'),
  obstacleRemoved: tellFields('obstacle'),
  tokensAssigned: tellFields('ship', 'token', 'count'),
  tokensRemoved: tellFields('ship', 'token', 'count', 'spent'),
  lockAcquired: ({ kind, ship, target, letter, beside }) => ({
    kind,
    ship,
    target,
    letter,
    ...(beside ? { beside } : {}),
  }),
  lockRemoved: ({ kind, ship, spent, target }) => ({ kind, ship, spent, ...(target ? { target } : {}) }),
  locksTurned: tellFields('ship'),
  lockMoved: tellFields('from', 'to'),
  actionPerformed: tellFields('ship', 'action', 'source'),
  repositionFits: tellFields('ship', 'action', 'direction'),
  repositionFailed: tellFields('ship', 'action', 'direction'),
  lastingBegun: ({ kind, ship, lasting }) => ({ kind, ship, lasting: showLasting(lasting) }),
  lastingEnded: tellFields('until'),
  lastingRemoved: tellFields('ship', 'source'),
  marked: tellFields('ship', 'use', 'scope', 'during'),
  conditionAssigned: ({ kind, ship, condition }) => ({ kind, ship, condition: showCondition(condition) }),
  conditionRemoved: ({ kind, ship, key, card, moved }) => ({
    kind,
    ship,
    key,
    card,
    ...(moved ? { moved } : {}),
  }),
  damageHeld: ({ kind, ship, key, card }) => ({ kind, ship, key, card, place: null }),
  heldDamageTaken: tellFields('ship', 'key', 'card'),
  upgradeFlipped: tellFields('ship', 'key', 'to'),
  upgradeReplaced: tellFields('ship', 'key', 'from', 'to', 'as'),
  cardTokensChanged: tellFields('ship', 'key', 'by'),
  arcRotated: tellFields('ship', 'to'),
  dialLookedAt: ({ kind, ship, seat, maneuver }, viewer) => {
    const isKnown = viewer === seat || viewer === 'referee';
    return { kind, ship, seat, maneuver: isKnown && maneuver ? showManeuver(maneuver) : null };
  },
  attackDeclared: tellFields('attacker', 'defender', 'weapon', 'range', 'obstructed'),
  attackDiceRolled: tellFields('faces'),
  defenseDiceRolled: tellFields('faces'),
  dieRerolled: tellFields('pool', 'die', 'to', 'source'),
  dieChanged: ({ kind, pool, die, to, source, fixed, final }) => ({
    kind,
    pool,
    die,
    to,
    source,
    ...(fixed ? { fixed } : {}),
    ...(final ? { final } : {}),
  }),
  dieAdded: tellFields('pool', 'face', 'source'),
  dieSetAside: tellFields('die'),
  dieCancelled: tellFields('pool', 'die', 'source'),
  resultsCompared: tellFields('outcome', 'hits', 'crits'),
  rolledFor: tellFields('ship', 'source', 'pool', 'faces'),
  thrownDieTurned: tellFields('ship', 'die', 'to', 'source', 'rerolled'),
  shieldLost: tellFields('ship'),
  shieldRecovered: tellFields('ship'),
  damageDealt: ({ kind, ship, key, card, faceup }) => ({
    kind,
    ship,
    key,
    card: faceup ? card : null,
    faceup,
    place: null,
  }),
  damageFlipped: tellFields('ship', 'key', 'faceup', 'card'),
  damageCameIntoForce: tellFields('ship', 'key'),
  // xw.damage.discard.public
  damageDiscarded: tellFields('ship', 'key', 'card'),
  damageDrawn: nobody,
  drawnDiscarded: tellFields('deck', 'cards'),
  deckShuffled: nobody,
  countersExchanged: nobody,
  upgradeDiscarded: tellFields('ship', 'key'),
  upgradeReturned: tellFields('ship', 'key'),
  shipDoomed: tellFields('ship'),
  shipLost: tellFields('ship', 'how'),
  bombDropped: ({ kind, bomb }) => ({ kind, bomb: showBomb(bomb) }),
  bombDetonated: tellFields('bomb', 'by'),
  disabledShipMarked: tellFields('ship'),
  satellitePlaced: ({ kind, satellite, at }) => ({ kind, satellite, at: showPoint(at) }),
  satelliteScanned: tellFields('satellite', 'ship'),
  satelliteReturned: tellFields('satellite', 'ship'),
  timeExpired: tellFields(),
  planningTimeExpired: tellFields('ships'),
  disputeCalled: ({ kind, dispute }) => ({ kind, dispute: showDispute(dispute) }),
  disputeDropped: tellFields(),
  disputeRolled: tellFields('attack', 'defense', 'winner'),
  disputeSettled: ({ kind, ruling }) => ({ kind, ruling: showRuling(ruling) }),
};
