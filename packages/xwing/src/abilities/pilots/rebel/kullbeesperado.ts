import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const kullbeesperado = ability('rebel:xwing:kullbeesperado', {
  window: 'afterAction',
  optional: true,
  applies: ({ self, chance }) =>
    chance.ship === self && (chance.action === 'boost' || chance.action === 'barrelRoll'),
  choices: ({ table, self }) =>
    table
      .ship(self)
      .upgrades.filter(({ card, faceup }) => faceup && card.startsWith('mod:servomotorsfoils'))
      .map(({ key }) => key),
  resolve: ({ self }, key: CardKey) => [{ kind: 'flipUpgrade', ship: self, key }],
});
