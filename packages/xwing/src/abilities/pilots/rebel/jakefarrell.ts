import type { ActionName } from '../../../model/index.ts';
import type { AbilityText } from '../../card-words.ts';
import { card, on } from '../../card-words.ts';

const MOVES: readonly ActionName[] = ['boost', 'barrelRoll'];

const moves: Pick<AbilityText<'afterAction' | 'tokenReceived', null>, 'optional' | 'needs' | 'resolve'> = {
  optional: true,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: MOVES }),
  resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: MOVES, source: key }],
};

/** The token that a focus action brings is no second occasion. */
export const jakefarrell = card('rebel:awing:jakefarrell', {
  abilities: [
    on('afterAction', {
      ...moves,
      applies: ({ self, chance }) => chance.ship === self && chance.action === 'focus',
    }),
    on('tokenReceived', {
      ...moves,
      applies: ({ self, received }) =>
        received.ship === self && received.token === 'focus' && !received.ofAction,
    }),
  ],
});
