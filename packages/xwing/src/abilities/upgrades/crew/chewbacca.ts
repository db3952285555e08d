import type { Dealing, XwingEffect } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

type AtDealing = Here & { readonly dealing: Dealing };

/** The Damage card goes before its text is in force, and before the ship is looked at. xw.damage.excess-dealt */
const keepsCardOff = {
  optional: true,
  applies: ({ table, self, dealing }: AtDealing) =>
    dealing.ship === self && table.damage(self, dealing.key) !== undefined,
  resolve: ({ self, key, dealing }: AtDealing): readonly XwingEffect[] => [
    { kind: 'discardDamageCard', ship: self, key: dealing.key },
    { kind: 'recoverShield', ship: self },
    { kind: 'discardUpgrade', ship: self, key },
  ],
};

export const chewbacca = card('crew:chewbacca', {
  abilities: [on('facedownDamageDealt', keepsCardOff), on('faceupDamageDealt', keepsCardOff)],
});
