import type { cardEvents as english } from '../en/card-events.ts';
import { words } from './words.ts';

/** Cards beside ships, cards with two sides, and what lies on cards. */
export const cardEvents: typeof english = {
  conditionAssigned: ({ ship, condition }, names) =>
    `${names.ship(ship)} recebe a condição ${names.card(condition.card) ?? condition.card}`,
  conditionRemoved: ({ ship, card }, names) =>
    `${names.ship(ship)} fica livre da condição ${names.card(card) ?? card}`,
  damageHeld: ({ ship, card }, names) =>
    `${names.card(card) ?? card} fica reservada para ${names.ship(ship)}`,
  heldDamageTaken: ({ ship }, names) => `${names.ship(ship)} recebe a carta de Dano reservada`,
  upgradeFlipped: ({ ship, to }, names) => `${names.ship(ship)} vira ${names.card(to) ?? to}`,
  upgradeReplaced: ({ ship, from, to }, names) =>
    `${names.ship(ship)} troca ${names.card(from) ?? from} por ${names.card(to) ?? to}`,
  cardTokensChanged: ({ key, by }, names) => {
    const card = names.card(key) ?? key;
    const many = Math.abs(by) === 1 ? '1 ficha' : `${Math.abs(by)} fichas`;
    return by > 0 ? `${card} recebe ${many}` : `${card} perde ${many}`;
  },
  arcRotated: ({ ship, to }, names) => `${names.ship(ship)} aponta seu arco móvel: ${words.word(to)}`,
  dialLookedAt: ({ ship, seat, maneuver }, names) => {
    const what = `${names.seat(seat)} olha o disco de ${names.ship(ship)}`;
    return maneuver ? `${what}: ${words.maneuver(maneuver)}` : what;
  },
};
