import type { EventSentences } from './event-sentences.ts';
import { count, maneuverText, plainWords } from './words.ts';

type CardEvent =
  | 'conditionAssigned'
  | 'conditionRemoved'
  | 'damageHeld'
  | 'heldDamageTaken'
  | 'upgradeFlipped'
  | 'upgradeReplaced'
  | 'cardTokensChanged'
  | 'arcRotated'
  | 'dialLookedAt';

/** Cards beside ships, cards with two sides, and what lies on cards. */
export const cardEvents: EventSentences<CardEvent> = {
  conditionAssigned: ({ ship, condition }, names) =>
    `${names.ship(ship)} is assigned the condition ${names.card(condition.card) ?? condition.card}`,
  conditionRemoved: ({ ship, card }, names) =>
    `${names.ship(ship)} is rid of the condition ${names.card(card) ?? card}`,
  damageHeld: ({ ship, card }, names) => `${names.card(card) ?? card} is put aside for ${names.ship(ship)}`,
  heldDamageTaken: ({ ship }, names) => `${names.ship(ship)} gets the Damage card that was put aside`,
  upgradeFlipped: ({ ship, to }, names) => `${names.ship(ship)} flips ${names.card(to) ?? to}`,
  upgradeReplaced: ({ ship, from, to }, names) =>
    `${names.ship(ship)} replaces ${names.card(from) ?? from} with ${names.card(to) ?? to}`,
  cardTokensChanged: ({ key, by }, names) => {
    const card = names.card(key) ?? key;
    return by > 0 ? `${card} gets ${count(by, 'token')}` : `${card} loses ${count(-by, 'token')}`;
  },
  arcRotated: ({ ship, to }, names) => `${names.ship(ship)} points its mobile arc: ${plainWords(to)}`,
  dialLookedAt: ({ ship, seat, maneuver }, names) => {
    const what = `${names.seat(seat)} looks at ${names.ship(ship)}'s dial`;
    return maneuver ? `${what}: ${maneuverText(maneuver)}` : what;
  },
};
