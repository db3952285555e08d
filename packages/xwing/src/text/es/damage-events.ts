import { damageCard } from '../../catalogue/index.ts';
import type { damageEvents as english } from '../en/damage-events.ts';

/** Damage, lost cards, lost ships and bombs. */
export const damageEvents: typeof english = {
  shieldLost: ({ ship }, names) => `${names.ship(ship)} pierde un escudo`,
  shieldRecovered: ({ ship }, names) => `${names.ship(ship)} recupera un escudo`,
  damageCameIntoForce: () => undefined,
  damageDealt: ({ ship, card, faceup }, names) =>
    faceup && card
      ? `${names.ship(ship)} recibe boca arriba ${damageCard(card).name}`
      : `${names.ship(ship)} recibe una carta de Daño boca abajo`,
  damageFlipped: ({ ship, card, faceup }, names) => {
    const what = card ? damageCard(card).name : 'una carta de Daño';
    return `${names.ship(ship)} pone boca ${faceup ? 'arriba' : 'abajo'} ${what}`;
  },
  damageDiscarded: ({ ship, card }, names) =>
    `${names.ship(ship)} descarta ${card ? damageCard(card).name : 'una carta de Daño'}`,
  damageDrawn: () => undefined,
  drawnDiscarded: ({ cards }) => `descartes: ${cards.map((card) => damageCard(card).name).join(', ')}`,
  deckShuffled: () => 'se baraja el mazo de Daño',
  countersExchanged: () => undefined,
  upgradeDiscarded: ({ ship, key }, names) =>
    `${names.ship(ship)} descarta ${names.card(key) ?? 'una mejora'}`,
  upgradeReturned: ({ ship, key }, names) =>
    `${names.ship(ship)} vuelve a poner boca arriba ${names.card(key) ?? 'una mejora'}`,
  shipDoomed: ({ ship }, names) => `la nave ${names.ship(ship)} queda destruida, pero aún le toca su ataque`,
  shipLost: ({ ship, how }, names) => {
    switch (how) {
      case 'destroyed':
        return `la nave ${names.ship(ship)} queda destruida`;
      case 'fled':
        return `la nave ${names.ship(ship)} sale de la zona de juego y se pierde`;
      default:
        return `la nave ${names.ship(ship)} escapa`;
    }
  },
  bombDropped: ({ bomb }, names) =>
    `${names.ship(bomb.droppedBy)} suelta ${names.card(bomb.bomb) ?? 'una bomba'}`,
  bombDetonated: ({ by }, names) =>
    by === null ? 'detona una bomba' : `${names.ship(by)} hace estallar una bomba`,
};
