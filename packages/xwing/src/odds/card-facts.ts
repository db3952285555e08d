import { ionHit } from '../abilities/ion-hit.ts';
import { rulesOfCard } from '../abilities/registry.ts';

/** How much damage a faceup Damage card counts as. */
export function damageCountedBy(card: string): number {
  const more = rulesOfCard(card)?.adds?.damageCards;
  return typeof more === 'number' ? 1 + more : 1;
}

/** Whether a hit by this weapon does one damage at most, and leaves an ion token. */
export function isIonWeapon(card: string): boolean {
  return rulesOfCard(card)?.abilities?.includes(ionHit) ?? false;
}
