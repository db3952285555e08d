import type { Attack } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';

function isRedirectInEmptyZone({ table, self }: Here, attack: Attack, place: number): boolean {
  const { defender, defendingZone } = attack;
  if (defender !== self || defendingZone === null) return false;
  const { shields, defenseTokens } = table.ship(self);
  return shields[defendingZone] === 0 && defenseTokens[place]?.token === 'redirect';
}

/** ar.known.damage.capacitor-failure, ar.commands.repair.sequential */
export const capacitorFailure = card('capacitor-failure', {
  forbids: {
    gainShield: ({ ship, zone }, { self }) => ship.id === self && ship.shields[zone] === 0,
    spendDefenseToken: ({ attack, place }, at) => isRedirectInEmptyZone(at, attack, place),
  },
});
