import { isIonWeapon } from '@sortie/xwing/odds';

export interface WeaponFacts {
  /** How often it fires in an attack. */
  readonly times: number;
  /** The most damage of a hit. */
  readonly most: number;
}

const MANY = 99;

const FACTS: Readonly<Record<string, WeaponFacts>> = {
  'turret:twinlaserturret': { times: 2, most: 1 },
  'missile:clustermissiles': { times: 2, most: MANY },
};

/** What a weapon does with its hits, as far as planning goes. */
export function weaponFactsOf(card: string): WeaponFacts {
  if (Object.hasOwn(FACTS, card)) return FACTS[card]!;
  return { times: 1, most: isIonWeapon(card) ? 1 : MANY };
}

/** Crew who fire again when nothing hit. */
const FIRE_AGAIN: ReadonlySet<string> = new Set(['crew:gunner', 'crew:lukeskywalker']);

export function firesAgain(cards: readonly string[]): boolean {
  return cards.some((card) => FIRE_AGAIN.has(card));
}
