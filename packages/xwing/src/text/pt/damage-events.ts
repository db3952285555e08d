import { damageCard } from '../../catalogue/index.ts';
import type { damageEvents as english } from '../en/damage-events.ts';

/** Damage, lost cards, lost ships and bombs. */
export const damageEvents: typeof english = {
  shieldLost: ({ ship }, names) => `${names.ship(ship)} perde um escudo`,
  shieldRecovered: ({ ship }, names) => `${names.ship(ship)} recupera um escudo`,
  damageCameIntoForce: () => undefined,
  damageDealt: ({ ship, card, faceup }, names) =>
    faceup && card
      ? `${names.ship(ship)} recebe virada para cima ${damageCard(card).name}`
      : `${names.ship(ship)} recebe uma carta de Dano virada para baixo`,
  damageFlipped: ({ ship, card, faceup }, names) => {
    const what = card ? damageCard(card).name : 'uma carta de Dano';
    return `${names.ship(ship)} vira para ${faceup ? 'cima' : 'baixo'} ${what}`;
  },
  damageDiscarded: ({ ship, card }, names) =>
    `${names.ship(ship)} descarta ${card ? damageCard(card).name : 'uma carta de Dano'}`,
  damageDrawn: () => undefined,
  drawnDiscarded: ({ cards }) => `descartes: ${cards.map((card) => damageCard(card).name).join(', ')}`,
  deckShuffled: () => 'o baralho de Dano é embaralhado',
  countersExchanged: () => undefined,
  upgradeDiscarded: ({ ship, key }, names) =>
    `${names.ship(ship)} descarta ${names.card(key) ?? 'uma melhoria'}`,
  upgradeReturned: ({ ship, key }, names) =>
    `${names.ship(ship)} volta a virar para cima ${names.card(key) ?? 'uma melhoria'}`,
  shipDoomed: ({ ship }, names) => `a nave ${names.ship(ship)} é destruída, mas ainda tem seu ataque`,
  shipLost: ({ ship, how }, names) => {
    switch (how) {
      case 'destroyed':
        return `a nave ${names.ship(ship)} é destruída`;
      case 'fled':
        return `a nave ${names.ship(ship)} sai da área de jogo e se perde`;
      default:
        return `a nave ${names.ship(ship)} escapa`;
    }
  },
  bombDropped: ({ bomb }, names) =>
    `${names.ship(bomb.droppedBy)} solta ${names.card(bomb.bomb) ?? 'uma bomba'}`,
  bombDetonated: ({ by }, names) =>
    by === null ? 'uma bomba detona' : `${names.ship(by)} faz explodir uma bomba`,
};
