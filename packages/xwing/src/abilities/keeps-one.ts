import type { Token } from '../model/index.ts';
import type { LastingRules } from './card-rules.ts';
import { on } from './card-words.ts';

/** The ship never holds more than one token of the kind, and the End phase leaves it that one. */
export function keepsOne(token: Token): LastingRules {
  return {
    forbids: { removeAtEnd: (question, { self }) => question.ship.id === self && question.token === token },
    abilities: [
      on('tokenComing', {
        optional: false,
        automatic: true,
        applies: ({ table, self, coming }) =>
          coming.ship === self && coming.token === token && table.ship(self).tokens[token] > 0,
        resolve: () => [{ kind: 'replaceComing', by: [] }],
      }),
    ],
  };
}
