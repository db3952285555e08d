import type { damageEvents as english } from '../en/damage-events.ts';
import type { Names } from '../names.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { words } from './words.ts';

/** Shields, hull, damage cards and destroyed units. */
export const damageEvents: typeof english = {
  damageSuffered: () => undefined,
  shieldsLost: ({ ship, zone, count: number }, names) =>
    `${names.unit(ship)} pierde ${count(number, 'escudo')} (sección ${words.zone(zone)})`,
  shieldRecovered: ({ ship, zone }, names) =>
    `${names.unit(ship)} recupera un escudo (sección ${words.zone(zone)})`,
  shieldMoved: ({ ship, from, to }, names) =>
    `${names.unit(ship)} mueve un escudo (de la sección ${words.zone(from)} a la ${words.zone(to)})`,
  hullLost: ({ squadron }, names) => `${names.unit(squadron)} pierde un punto de casco`,
  hullRecovered: ({ squadron }, names) => `${names.unit(squadron)} recupera un punto de casco`,
  damageDealt: ({ ship, card, faceup }, names) =>
    faceup && card
      ? `${names.unit(ship)} recibe ${names.card(card)} boca arriba`
      : `${names.unit(ship)} recibe una carta de Daño boca abajo`,
  damageCameIntoForce: () => undefined,
  damageFlipped: ({ ship, card, faceup }, names) =>
    `${names.unit(ship)} pone ${damageName(card, names)} boca ${faceup ? 'arriba' : 'abajo'}`,
  damageDiscarded: ({ ship, card }, names) => `${names.unit(ship)} descarta ${damageName(card, names)}`,
  deckShuffled: () => 'se baraja el mazo de Daño',
  deckLookedAt: ({ by, cards }, names) => {
    const seen = cards.length === 0 ? '' : `: ${list(cards.map((card) => damageName(card, names)))}`;
    return `${names.seat(by)} mira las primeras cartas del mazo de Daño${seen}`;
  },
  keptOnTop: ({ discarded }, names) =>
    discarded.length === 0
      ? 'una carta queda encima del mazo de Daño'
      : `una carta queda encima del mazo de Daño; se descartan: ${list(discarded.map((card) => damageName(card, names)))}`,
  unitDestroyed: ({ unit }, names) =>
    `${names.unit(unit)} queda ${names.isShip(unit) ? 'destruida' : 'destruido'}`,
  unitsRemoved: () => undefined,
};

function damageName(card: string | null, names: Names): string {
  return (card === null ? undefined : names.card(card)) ?? 'una carta de Daño';
}
