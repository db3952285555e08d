import type { cardEvents as english } from '../en/card-events.ts';
import { words } from './words.ts';

/** Cards beside ships, cards with two sides, and what lies on cards. */
export const cardEvents: typeof english = {
  conditionAssigned: ({ ship, condition }, names) =>
    `${names.ship(ship)} recibe la condición ${names.card(condition.card) ?? condition.card}`,
  conditionRemoved: ({ ship, card }, names) =>
    `${names.ship(ship)} se libra de la condición ${names.card(card) ?? card}`,
  damageHeld: ({ ship, card }, names) => `${names.card(card) ?? card} se aparta para ${names.ship(ship)}`,
  heldDamageTaken: ({ ship }, names) => `${names.ship(ship)} recibe la carta de Daño apartada`,
  upgradeFlipped: ({ ship, to }, names) => `${names.ship(ship)} da la vuelta a ${names.card(to) ?? to}`,
  upgradeReplaced: ({ ship, from, to }, names) =>
    `${names.ship(ship)} cambia ${names.card(from) ?? from} por ${names.card(to) ?? to}`,
  cardTokensChanged: ({ key, by }, names) => {
    const card = names.card(key) ?? key;
    const many = Math.abs(by) === 1 ? '1 ficha' : `${Math.abs(by)} fichas`;
    return by > 0 ? `${card} recibe ${many}` : `${card} pierde ${many}`;
  },
  arcRotated: ({ ship, to }, names) => `${names.ship(ship)} orienta su arco móvil: ${words.word(to)}`,
  dialLookedAt: ({ ship, seat, maneuver }, names) => {
    const what = `${names.seat(seat)} mira el selector de ${names.ship(ship)}`;
    return maneuver ? `${what}: ${words.maneuver(maneuver)}` : what;
  },
};
