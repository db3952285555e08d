import { usesAfter } from '@sortie/cards';
import { copy } from '@sortie/kernel';
import type { Maneuver } from '../catalogue/index.ts';
import type { ShipId } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing, shipIn } from './applier.ts';

function setDial(state: DraftState, ship: ShipId, maneuver: Maneuver): void {
  shipIn(state, ship).dial = { ...maneuver };
}

/** Rounds, phases, dials and movement. */
export const roundAppliers = {
  roundStarted: (state, event) => {
    state.round = event.round;
    for (const ship of state.ships) {
      ship.activated = false;
      ship.hasFought = false;
      ship.actions = [];
      ship.bombDropped = false;
      ship.missedDial = false;
      ship.speedFlown = null;
      ship.uses = usesAfter(ship.uses, ['attack', 'round']);
    }
  },
  phaseStarted: (state, event) => {
    state.phase = event.phase;
  },
  dialSet: (state, event) => {
    setDial(state, event.ship, event.maneuver);
    shipIn(state, event.ship).dialRevealed = false;
  },
  planningTimeExpired: (state, event) => {
    for (const ship of event.ships) shipIn(state, ship).missedDial = true;
  },
  dialRevealed: (state, event) => {
    shipIn(state, event.ship).dialRevealed = true;
  },
  dialReplaced: (state, event) => setDial(state, event.ship, event.maneuver),
  dialRemoved: (state, event) => {
    shipIn(state, event.ship).dial = null;
    shipIn(state, event.ship).dialRevealed = false;
  },
  becameActive: (state, event) => {
    state.activeShip = event.ship;
  },
  activated: (state, event) => {
    shipIn(state, event.ship).activated = true;
  },
  hadOpportunity: (state, event) => {
    shipIn(state, event.ship).hasFought = true;
  },
  shipMoved: (state, event) => {
    const ship = shipIn(state, event.ship);
    ship.pose = event.to;
    if (event.cause === 'maneuver') ship.speedFlown = Number(event.how.split(' ')[1]);
  },
  touchesChanged: (state, event) => {
    state.touches = copy(event.touches) as DraftState['touches'];
  },
  obstacleHit: changeNothing,
  /** It keeps its place in the list: a ship may still be due what it ran into. */
  obstacleRemoved: (state, event) => {
    state.obstacles.find(({ id }) => id === event.obstacle)!.pose = null;
  },
} satisfies Partial<Appliers>;
