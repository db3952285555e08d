import { upgrade } from '../../../catalogue/index.ts';
import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** The price is this card or another of the crew. */
export const moffJerjerrod = ability('crew:moffjerjerrod', {
  window: 'faceupDamageDealt',
  optional: true,
  applies: ({ table, self, dealing }) =>
    dealing.ship === self && table.damage(self, dealing.key)?.faceup === true,
  choices: ({ table, self }) =>
    table
      .ship(self)
      .upgrades.filter(({ faceup, card }) => faceup && upgrade(card).slot === 'crew')
      .map(({ key }) => key),
  resolve: ({ self, dealing }, price: CardKey) => [
    { kind: 'discardUpgrade', ship: self, key: price },
    { kind: 'flipDamageCard', ship: self, key: dealing.key, faceup: false },
  ],
});
