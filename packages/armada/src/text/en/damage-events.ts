import type { EventSentences } from '../event-sentences.ts';
import type { Names } from '../names.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { words } from './words.ts';

export type DamageEventKind =
  | 'damageSuffered'
  | 'shieldsLost'
  | 'shieldRecovered'
  | 'shieldMoved'
  | 'hullLost'
  | 'hullRecovered'
  | 'damageDealt'
  | 'damageCameIntoForce'
  | 'damageFlipped'
  | 'damageDiscarded'
  | 'deckShuffled'
  | 'deckLookedAt'
  | 'keptOnTop'
  | 'unitDestroyed'
  | 'unitsRemoved';

/** Shields, hull, damage cards and destroyed units. */
export const damageEvents: EventSentences<DamageEventKind> = {
  damageSuffered: () => undefined,
  shieldsLost: ({ ship, zone, count: number }, names) =>
    `${names.unit(ship)} loses ${count(number, 'shield')} (${words.zone(zone)})`,
  shieldRecovered: ({ ship, zone }, names) => `${names.unit(ship)} recovers a shield (${words.zone(zone)})`,
  shieldMoved: ({ ship, from, to }, names) =>
    `${names.unit(ship)} moves a shield (${words.zone(from)} to ${words.zone(to)})`,
  hullLost: ({ squadron }, names) => `${names.unit(squadron)} loses a hull point`,
  hullRecovered: ({ squadron }, names) => `${names.unit(squadron)} recovers a hull point`,
  damageDealt: ({ ship, card, faceup }, names) =>
    faceup && card
      ? `${names.unit(ship)} is dealt ${names.card(card)} faceup`
      : `${names.unit(ship)} is dealt a facedown damage card`,
  damageCameIntoForce: () => undefined,
  damageFlipped: ({ ship, card, faceup }, names) =>
    `${damageName(card, names)} of ${names.unit(ship)} is turned ${faceup ? 'faceup' : 'facedown'}`,
  damageDiscarded: ({ ship, card }, names) => `${names.unit(ship)} discards ${damageName(card, names)}`,
  deckShuffled: () => 'the damage deck is shuffled',
  deckLookedAt: ({ by, cards }, names) => {
    const seen = cards.length === 0 ? '' : `: ${list(cards.map((card) => damageName(card, names)))}`;
    return `${names.seat(by)} looks at the top of the damage deck${seen}`;
  },
  keptOnTop: ({ discarded }, names) =>
    discarded.length === 0
      ? 'one card stays on top of the damage deck'
      : `one card stays on top of the damage deck; discarded: ${list(discarded.map((card) => damageName(card, names)))}`,
  unitDestroyed: ({ unit }, names) => `${names.unit(unit)} is destroyed`,
  unitsRemoved: () => undefined,
};

function damageName(card: string | null, names: Names): string {
  return (card === null ? undefined : names.card(card)) ?? 'a damage card';
}
