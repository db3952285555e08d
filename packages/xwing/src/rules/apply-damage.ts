import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { Attack, CardKey, Ship, ShipId, XwingState } from '../model/index.ts';
import { NO_TOKENS } from '../model/no-tokens.ts';
import type { Appliers, DraftShip, DraftState } from './applier.ts';
import { shipIn } from './applier.ts';
import { deckOf } from './damage-deck.ts';
import { hasLocked } from './locks.ts';
import { loseLock } from './lose-lock.ts';

export function deckOfShip(state: DraftState, { side }: Pick<Ship, 'side'>) {
  return state.decks[deckOf(state as XwingState, side)]!;
}

function damageCardIn(ship: DraftShip, key: CardKey) {
  return ship.damage.find((each) => each.key === key)!;
}

function upgradeIn(state: DraftState, ship: ShipId, key: CardKey) {
  return shipIn(state, ship).upgrades.find((each) => each.key === key)!;
}

/** Damage, the cards of ships and the loss of ships. */
export const damageAppliers = {
  shieldLost: (state, event) => {
    shipIn(state, event.ship).shields--;
    const attack = innermost<Draft<Attack>>(state as XwingState, 'attack');
    if (attack) attack.lostShields = [...(attack.lostShields ?? []), event.ship];
  },
  shieldRecovered: (state, event) => {
    shipIn(state, event.ship).shields++;
  },
  damageDealt: (state, { ship: id, key, card, faceup, place }) => {
    const ship = shipIn(state, id);
    if (place !== null) deckOfShip(state, ship).draw.splice(place, 1);
    state.serial++;
    state.nextId++;
    ship.damage.push({ key, card, faceup, inForce: false, round: state.round, serial: state.serial });
  },
  damageFlipped: (state, event) => {
    const card = damageCardIn(shipIn(state, event.ship), event.key);
    card.faceup = event.faceup;
    card.inForce = false;
    state.serial++;
    if (!event.faceup) return;
    card.round = state.round;
    card.serial = state.serial;
  },
  damageCameIntoForce: (state, event) => {
    damageCardIn(shipIn(state, event.ship), event.key).inForce = true;
    state.serial++;
  },
  damageDiscarded: (state, event) => {
    const ship = shipIn(state, event.ship);
    state.serial++;
    ship.damage = ship.damage.filter((each) => each.key !== event.key);
    if (event.card) deckOfShip(state, ship).discard.push(event.card);
  },
  damageDrawn: (state, event) => {
    const { draw } = state.decks[event.deck]!;
    draw.splice(event.to, 0, ...draw.splice(event.place, 1));
  },
  drawnDiscarded: (state, event) => {
    const deck = state.decks[event.deck]!;
    deck.discard.push(...deck.draw.splice(0, event.cards.length));
  },
  deckShuffled: (state, event) => {
    state.decks[event.deck] = { draw: [...event.draw], discard: [] };
  },
  countersExchanged: (state, event) => {
    const ship = shipIn(state, event.ship);
    deckOfShip(state, ship).draw.splice(event.place, 1);
    damageCardIn(ship, event.key).card = event.card;
  },
  upgradeDiscarded: (state, event) => {
    upgradeIn(state, event.ship, event.key).faceup = false;
    state.serial++;
  },
  upgradeReturned: (state, event) => {
    upgradeIn(state, event.ship, event.key).faceup = true;
    state.serial++;
  },
  shipDoomed: (state, event) => {
    shipIn(state, event.ship).doomed = true;
  },
  /** Cards are discarded, tokens go back to the supply, nobody touches it. xw.destroy.clean-up */
  shipLost: (state, { ship: id, how }) => {
    const ship = shipIn(state, id);
    ship.gone = how;
    delete ship.docked;
    state.serial++;
    ship.goneInRound = state.round;
    ship.doomed = false;
    ship.shields = 0;
    ship.tokens = { ...NO_TOKENS };
    const deck = deckOfShip(state, ship);
    for (const { holds } of ship.conditions) if (holds) deck.discard.push(holds);
    ship.conditions = [];
    ship.lock = null;
    delete ship.otherLock;
    ship.dial = null;
    ship.dialRevealed = false;
    for (const { card } of ship.damage) if (card) deck.discard.push(card);
    ship.damage = [];
    // xw.action.lock.removal-causes
    for (const other of state.ships) while (hasLocked(other as Ship, id)) loseLock(other, id);
    state.touches = state.touches.filter(({ ships }) => !ships.includes(id));
    if (state.activeShip === id) state.activeShip = null;
  },
} satisfies Partial<Appliers>;
