import type { ShipId } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

const CARD = 'crew:ketsuonyo';

export const ketsuOnyoCrew = card(CARD, {
  abilities: [
    on('startOfEnd', {
      optional: true,
      applies: () => true,
      choices: ({ table, self }) =>
        table
          .enemiesOf(self)
          .filter(
            ({ id, tokens }) =>
              tokens.tractorBeam > 0 && table.isInAnyArc(self, id) && table.range(self, id) <= 2,
          )
          .map(({ id }) => id),
      resolve: ({ key }, enemy: ShipId) => [
        {
          kind: 'beginLasting',
          ship: enemy,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: 'held' }, until: 'endOfRound' },
        },
      ],
    }),
  ],
  lasting: {
    held: {
      forbids: { removeAtEnd: ({ ship, token }, { self }) => ship.id === self && token === 'tractorBeam' },
    },
  },
});
