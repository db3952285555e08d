import type { Appliers } from './applier.ts';
import { changeNothing, shipIn } from './applier.ts';
import { deckOfShip } from './apply-damage.ts';

/** Cards beside ships, cards with two sides, and what lies on cards. */
export const cardAppliers = {
  conditionAssigned: (state, { ship, condition }) => {
    shipIn(state, ship).conditions.push({ ...condition });
    state.nextId++;
    state.serial = Math.max(state.serial, condition.serial);
  },
  conditionRemoved: (state, { ship: id, key, moved }) => {
    const ship = shipIn(state, id);
    const holds = ship.conditions.find((each) => each.key === key)?.holds;
    if (holds && !moved) deckOfShip(state, ship).discard.push(holds);
    ship.conditions = ship.conditions.filter((each) => each.key !== key);
    state.serial++;
  },
  damageHeld: (state, { ship: id, key, card, place }) => {
    const ship = shipIn(state, id);
    if (place !== null) deckOfShip(state, ship).draw.splice(place, 1);
    ship.conditions.find((each) => each.key === key)!.holds = card;
    state.serial++;
  },
  /** It lies on top of the pile until it is dealt. */
  heldDamageTaken: (state, { ship: id, key, card }) => {
    const ship = shipIn(state, id);
    delete ship.conditions.find((each) => each.key === key)!.holds;
    deckOfShip(state, ship).draw.unshift(card);
    state.serial++;
  },
  upgradeFlipped: (state, { ship, key, to }) => {
    shipIn(state, ship).upgrades.find((each) => each.key === key)!.card = to;
    state.serial++;
  },
  upgradeReplaced: (state, { ship, key, to, as }) => {
    const { upgrades } = shipIn(state, ship);
    const place = upgrades.findIndex((each) => each.key === key);
    upgrades[place] = { key: as, card: to, faceup: true, tokens: 0 };
    state.nextId++;
    state.serial++;
  },
  cardTokensChanged: (state, { ship, key, by }) => {
    shipIn(state, ship).upgrades.find((each) => each.key === key)!.tokens += by;
  },
  arcRotated: (state, { ship, to }) => {
    shipIn(state, ship).mobileArc = to;
  },
  dialLookedAt: changeNothing,
} satisfies Partial<Appliers>;
