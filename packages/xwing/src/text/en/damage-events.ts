import { damageCard } from '../../catalogue/index.ts';
import type { EventSentences } from './event-sentences.ts';

type DamageEvent =
  | 'shieldLost'
  | 'shieldRecovered'
  | 'damageCameIntoForce'
  | 'damageDealt'
  | 'damageFlipped'
  | 'damageDiscarded'
  | 'damageDrawn'
  | 'drawnDiscarded'
  | 'deckShuffled'
  | 'countersExchanged'
  | 'upgradeDiscarded'
  | 'upgradeReturned'
  | 'shipDoomed'
  | 'shipLost'
  | 'bombDropped'
  | 'bombDetonated';

/** Damage, lost cards, lost ships and bombs. */
export const damageEvents: EventSentences<DamageEvent> = {
  shieldLost: ({ ship }, names) => `${names.ship(ship)} loses a shield`,
  shieldRecovered: ({ ship }, names) => `${names.ship(ship)} recovers a shield`,
  damageCameIntoForce: () => undefined,
  damageDealt: ({ ship, card, faceup }, names) =>
    faceup && card
      ? `${names.ship(ship)} is dealt ${damageCard(card).name} faceup`
      : `${names.ship(ship)} is dealt a facedown Damage card`,
  damageFlipped: ({ ship, card, faceup }, names) => {
    const what = card ? damageCard(card).name : 'a Damage card';
    return `${what} on ${names.ship(ship)} is turned ${faceup ? 'faceup' : 'facedown'}`;
  },
  damageDiscarded: ({ ship, card }, names) =>
    `${names.ship(ship)} discards ${card ? damageCard(card).name : 'a Damage card'}`,
  damageDrawn: () => undefined,
  drawnDiscarded: ({ cards }) => `discarded: ${cards.map((card) => damageCard(card).name).join(', ')}`,
  deckShuffled: () => 'the damage deck is shuffled',
  countersExchanged: () => undefined,
  upgradeDiscarded: ({ ship, key }, names) =>
    `${names.ship(ship)} discards ${names.card(key) ?? 'an upgrade'}`,
  upgradeReturned: ({ ship, key }, names) =>
    `${names.ship(ship)} turns ${names.card(key) ?? 'an upgrade'} faceup again`,
  shipDoomed: ({ ship }, names) => `${names.ship(ship)} is destroyed but still has its attack`,
  shipLost: ({ ship, how }, names) => {
    switch (how) {
      case 'destroyed':
        return `${names.ship(ship)} is destroyed`;
      case 'fled':
        return `${names.ship(ship)} leaves the play area and is lost`;
      default:
        return `${names.ship(ship)} escapes`;
    }
  },
  bombDropped: ({ bomb }, names) =>
    `${names.ship(bomb.droppedBy)} drops ${names.card(bomb.bomb) ?? 'a bomb'}`,
  bombDetonated: ({ by }, names) => (by === null ? 'a bomb detonates' : `${names.ship(by)} sets off a bomb`),
};
