import { copy } from '@sortie/kernel';
import type { Appliers, DraftShip, DraftState } from './applier.ts';
import { changeNothing, shipIn } from './applier.ts';

/** Tokens, locks, actions, lasting effects and bombs. */
export const holdingAppliers = {
  tokensAssigned: (state, event) => {
    shipIn(state, event.ship).tokens[event.token] += event.count;
  },
  tokensRemoved: (state, event) => {
    shipIn(state, event.ship).tokens[event.token] -= event.count;
  },
  lockAcquired: (state, event) => {
    shipIn(state, event.ship).lock = { target: event.target, letter: event.letter };
  },
  lockRemoved: (state, event) => {
    shipIn(state, event.ship).lock = null;
  },
  lockMoved: (state, event) => {
    shipIn(state, event.to).lock = shipIn(state, event.from).lock;
    shipIn(state, event.from).lock = null;
  },
  actionPerformed: (state, event) => {
    shipIn(state, event.ship).actions.push(event.action);
  },
  repositionFits: changeNothing,
  repositionFailed: changeNothing,
  lastingBegun: (state, event) => {
    shipIn(state, event.ship).lasting.push(copy(event.lasting) as DraftShip['lasting'][number]);
    state.serial = Math.max(state.serial, event.lasting.serial);
  },
  lastingEnded: (state, event) => {
    state.serial++;
    for (const ship of state.ships) {
      if (ship.lasting.length > 0) ship.lasting = ship.lasting.filter((each) => each.until !== event.until);
    }
  },
  lastingRemoved: (state, event) => {
    const ship = shipIn(state, event.ship);
    ship.lasting = ship.lasting.filter((each) => each.source !== event.source);
    state.serial++;
  },
  marked: (state, { ship, use: key, scope, during }) => {
    shipIn(state, ship).uses.push({ key, scope, during });
  },
  bombDropped: (state, event) => {
    state.bombs.push(copy(event.bomb) as DraftState['bombs'][number]);
    state.nextId++;
    shipIn(state, event.bomb.droppedBy).bombDropped = true;
  },
  bombDetonated: (state, event) => {
    state.bombs = state.bombs.filter((each) => each.id !== event.bomb);
  },
} satisfies Partial<Appliers>;
