import { upgrade } from '../../../catalogue/index.ts';
import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const quinnJast = ability('scum:m3ainterceptor:quinnjast', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .ship(self)
      .upgrades.filter(
        ({ card, faceup }) => !faceup && ['torpedoes', 'missiles'].includes(upgrade(card).slot),
      )
      .map(({ key }) => key),
  resolve: ({ self }, key: CardKey) => [
    { kind: 'assignTokens', ship: self, token: 'weaponsDisabled', count: 1 },
    { kind: 'returnUpgrade', ship: self, key },
  ],
});
