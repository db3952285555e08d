import { upgrade } from '../../../catalogue/index.ts';
import type { CardKey, Dealing, XwingEffect } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

type AtDealing = Here & { readonly dealing: Dealing };

const keepsCardOff = {
  optional: true,
  applies: ({ table, self, dealing }: AtDealing) =>
    dealing.ship === self && table.damage(self, dealing.key) !== undefined,
  choices: ({ table, self }: AtDealing): readonly CardKey[] =>
    table
      .ship(self)
      .upgrades.filter(({ card: each, faceup }) => faceup && upgrade(each).slot === 'astromech')
      .map(({ key }) => key),
  resolve: ({ self, dealing }: AtDealing, astromech: CardKey): readonly XwingEffect[] => [
    { kind: 'discardUpgrade', ship: self, key: astromech },
    { kind: 'discardDamageCard', ship: self, key: dealing.key },
  ],
};

export const integratedAstromech = card('mod:integratedastromech', {
  abilities: [on('facedownDamageDealt', keepsCardOff), on('faceupDamageDealt', keepsCardOff)],
});
