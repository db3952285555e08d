import { copy } from '@sortie/kernel';
import type { Appliers, DraftShip, DraftState } from './applier.ts';
import { changeNothing, shipIn } from './applier.ts';
import { loseLock } from './lose-lock.ts';

/** Tokens, locks, actions, lasting effects and bombs. */
export const holdingAppliers = {
  tokensAssigned: (state, event) => {
    shipIn(state, event.ship).tokens[event.token] += event.count;
  },
  tokensRemoved: (state, event) => {
    shipIn(state, event.ship).tokens[event.token] -= event.count;
  },
  lockAcquired: (state, { ship: id, target, letter, beside }) => {
    const ship = shipIn(state, id);
    if (ship.lock?.target === target) {
      ship.lock.second = letter;
      return;
    }
    if (beside && ship.lock) ship.otherLock = ship.lock;
    ship.lock = { target, letter };
  },
  lockRemoved: (state, event) => loseLock(shipIn(state, event.ship), event.target),
  lockMoved: (state, event) => {
    const from = shipIn(state, event.from);
    const { lock } = from;
    // Of two locks on one target one moves.
    shipIn(state, event.to).lock = lock && { target: lock.target, letter: lock.second ?? lock.letter };
    loseLock(from, undefined);
  },
  locksTurned: (state, event) => {
    const ship = shipIn(state, event.ship);
    const { lock, otherLock } = ship;
    if (!lock || !otherLock) return;
    ship.lock = otherLock;
    ship.otherLock = lock;
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
