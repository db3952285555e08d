import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** The enemy’s player decides whether the token comes over, and with it whether the card goes. */
export const ionDischargers = ability('illicit:iondischargers', {
  window: 'tokenReceived',
  optional: true,
  applies: ({ self, received }) => received.ship === self && received.token === 'ion',
  choices: ({ table, self }) =>
    table
      .enemiesOf(self)
      .filter(({ id }) => table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: ({ table, self, key }, enemy: ShipId) => [
    { kind: 'removeTokens', ship: self, token: 'ion', count: 1 },
    {
      kind: 'choose',
      seat: table.ship(enemy).seat,
      ship: enemy,
      source: key,
      options: [
        {
          answer: { receive: true },
          effects: [
            // First the card: the enemy may pass the token back by such a card of its own.
            { kind: 'discardUpgrade', ship: self, key },
            { kind: 'assignTokens', ship: enemy, token: 'ion', count: 1 },
          ],
        },
        { answer: { decline: true }, effects: [] },
      ],
    },
  ],
});
