import type { Attack } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';

/** A ship is attacked in one of its zones. */
function isRedirectInEmptyZone({ table, self }: Here, attack: Attack, place: number): boolean {
  if (attack.defender !== self) return false;
  const { shields, defenseTokens } = table.ship(self);
  return shields[attack.defendingZone!] === 0 && defenseTokens[place]?.token === 'redirect';
}

/** ar.known.damage.capacitor-failure, ar.commands.repair.sequential */
export const capacitorFailure = card('capacitor-failure', {
  forbids: {
    gainShield: ({ ship, zone }, { self }) => ship.id === self && ship.shields[zone] === 0,
    spendDefenseToken: ({ attack, place }, at) => isRedirectInEmptyZone(at, attack, place),
  },
});
