import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { ArmadaState, CardKey, Dealing, ShipId } from '../model/index.ts';
import type { Appliers, DraftShip, DraftState } from './applier.ts';
import { shipIn, squadronIn, unitIn } from './applier.ts';
import { attackIn } from './apply-attack.ts';

function damageIn(state: DraftState, ship: ShipId, key: CardKey) {
  return shipIn(state, ship).damage.find((each) => each.key === key)!;
}

function upgradeIn(state: DraftState, ship: ShipId, key: CardKey) {
  return shipIn(state, ship).upgrades.find((each) => each.key === key)!;
}

/** Damage cards to the discard pile, tokens and dials to the supply. ar.destroyed.remove-ship */
function clearShip(state: DraftState, ship: DraftShip): void {
  for (const { card } of ship.damage) if (card) state.deck.discard.push(card);
  ship.damage = [];
  ship.commandTokens = [];
  ship.dials = [];
  ship.revealedDial = null;
  ship.usedDial = null;
  state.objectiveTokens = state.objectiveTokens.filter(({ on }) => on !== ship.id);
}

/** Damage, the cards of ships, and destruction. */
export const damageAppliers = {
  damageSuffered: (state, { unit, source }) => {
    const attack = source === 'attack' ? attackIn(state) : undefined;
    if (attack?.defender === unit) attack.suffered++;
  },
  shieldsLost: (state, { ship, zone, count }) => {
    shipIn(state, ship).shields[zone] -= count;
  },
  shieldRecovered: (state, { ship, zone }) => {
    shipIn(state, ship).shields[zone]++;
  },
  shieldMoved: (state, { ship: id, from, to }) => {
    const ship = shipIn(state, id);
    ship.shields[from]--;
    ship.shields[to]++;
  },
  hullLost: (state, { squadron }) => {
    squadronIn(state, squadron).hull--;
  },
  hullRecovered: (state, { squadron }) => {
    squadronIn(state, squadron).hull++;
  },
  damageDealt: (state, { ship, key, card, faceup, place, byAttack }) => {
    if (place !== null) state.deck.draw.splice(place, 1);
    state.serial++;
    state.nextId++;
    shipIn(state, ship).damage.push({ key, card, faceup, inForce: false, serial: state.serial });
    if (!faceup) return;
    const dealing = innermost<Draft<Dealing>>(state as ArmadaState, 'faceupCard');
    if (dealing) dealing.key = key;
    const attack = byAttack ? attackIn(state) : undefined;
    if (!attack) return;
    attack.turnedFaceup++;
    if (attack.faceupLeft > 0) attack.faceupLeft--;
  },
  damageCameIntoForce: (state, { ship, key }) => {
    damageIn(state, ship, key).inForce = true;
    state.serial++;
  },
  damageFlipped: (state, { ship, key, faceup, byAttack }) => {
    const card = damageIn(state, ship, key);
    card.faceup = faceup;
    card.inForce = false;
    state.serial++;
    card.serial = state.serial;
    const attack = faceup && byAttack ? attackIn(state) : undefined;
    if (attack) attack.turnedFaceup++;
  },
  damageDiscarded: (state, { ship: id, key, card }) => {
    const ship = shipIn(state, id);
    ship.damage = ship.damage.filter((each) => each.key !== key);
    if (card) state.deck.discard.push(card);
    state.serial++;
  },
  deckShuffled: (state, { draw }) => {
    state.deck = { draw: [...draw], discard: [] };
  },
  /** So many cards are drawn to the top in this order, as far as a script lays them out. */
  deckLookedAt: (state, { cards }) => {
    const { draw } = state.deck;
    for (const [to, card] of cards.entries()) {
      const place = draw.indexOf(card, to);
      draw.splice(to, 0, ...draw.splice(place, 1));
    }
  },
  keptOnTop: (state, { place, discarded }) => {
    const { draw, discard } = state.deck;
    const [kept] = draw.splice(place, 1);
    discard.push(...draw.splice(0, discarded.length));
    if (kept) draw.unshift(kept);
  },
  unitDestroyed: (state, { unit: id }) => {
    unitIn(state, id).destroyed = state.round;
    state.serial++;
    if (state.activeUnit === id) state.activeUnit = null;
  },
  unitsRemoved: (state, { units }) => {
    for (const id of units) {
      const unit = unitIn(state, id);
      unit.removed = true;
      if (unit.kind === 'ship') clearShip(state, unit);
    }
    state.serial++;
  },
  upgradeExhausted: (state, { ship, key }) => {
    upgradeIn(state, ship, key).exhausted = true;
    state.serial++;
  },
  upgradeDiscarded: (state, { ship, key }) => {
    upgradeIn(state, ship, key).faceup = false;
    state.serial++;
  },
} satisfies Partial<Appliers>;
