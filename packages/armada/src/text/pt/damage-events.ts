import type { damageEvents as english } from '../en/damage-events.ts';
import type { Names } from '../names.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { words } from './words.ts';

/** Shields, hull, damage cards and destroyed units. */
export const damageEvents: typeof english = {
  damageSuffered: () => undefined,
  shieldsLost: ({ ship, zone, count: number }, names) =>
    `${names.unit(ship)} perde ${count(number, 'escudo')} (zona ${words.zone(zone)})`,
  shieldRecovered: ({ ship, zone }, names) =>
    `${names.unit(ship)} recupera um escudo (zona ${words.zone(zone)})`,
  shieldMoved: ({ ship, from, to }, names) =>
    `${names.unit(ship)} move um escudo (da zona ${words.zone(from)} para a ${words.zone(to)})`,
  hullLost: ({ squadron }, names) => `${names.unit(squadron)} perde um ponto de casco`,
  hullRecovered: ({ squadron }, names) => `${names.unit(squadron)} recupera um ponto de casco`,
  damageDealt: ({ ship, card, faceup }, names) =>
    faceup && card
      ? `${names.unit(ship)} recebe ${names.card(card)} com a face para cima`
      : `${names.unit(ship)} recebe uma carta de dano virada para baixo`,
  damageCameIntoForce: () => undefined,
  damageFlipped: ({ ship, card, faceup }, names) =>
    `${names.unit(ship)} vira ${damageName(card, names)} para ${faceup ? 'cima' : 'baixo'}`,
  damageDiscarded: ({ ship, card }, names) => `${names.unit(ship)} descarta ${damageName(card, names)}`,
  deckShuffled: () => 'embaralha-se o baralho de dano',
  deckLookedAt: ({ by, cards }, names) => {
    const seen = cards.length === 0 ? '' : `: ${list(cards.map((card) => damageName(card, names)))}`;
    return `${names.seat(by)} olha as primeiras cartas do baralho de dano${seen}`;
  },
  keptOnTop: ({ discarded }, names) =>
    discarded.length === 0
      ? 'uma carta fica em cima do baralho de dano'
      : `uma carta fica em cima do baralho de dano; descartam-se: ${list(discarded.map((card) => damageName(card, names)))}`,
  unitDestroyed: ({ unit }, names) =>
    `${names.unit(unit)} é ${names.isShip(unit) ? 'destruída' : 'destruído'}`,
  unitsRemoved: () => undefined,
};

function damageName(card: string | null, names: Names): string {
  return (card === null ? undefined : names.card(card)) ?? 'uma carta de dano';
}
