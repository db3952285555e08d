import type { AttackGrant, XwingEffect } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

function answer({ self, key }: Here): AttackGrant {
  return { ship: self, weapons: 'primary', source: key, mayDecline: true };
}

const attacksBack = {
  optional: true,
  once: 'round',
  needs: (at: Here) => ({ kind: 'attack', grant: answer(at) }) as const,
  resolve: (at: Here): readonly XwingEffect[] => [{ kind: 'grantAttack', grant: answer(at) }],
} as const;

/** A shield lost in the middle of an attack is answered when that attack is over. */
export const quickdraw = card('imperial:tiesffighter:quickdraw', {
  abilities: [
    on('shieldLost', {
      ...attacksBack,
      applies: ({ self, lost }) => lost.ship === self && !lost.inAttack,
    }),
    on('furtherAttack', {
      ...attacksBack,
      applies: ({ self, attack }) => attack.lostShields?.includes(self) === true,
    }),
  ],
});
