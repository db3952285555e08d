import { card, on } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';

/** The ship that fires it is one of those that may have to be struck. */
export const arcCaster = card('cannon:arccaster#310', {
  weapon: {},
  abilities: [
    on('attackHit', {
      optional: false,
      applies: firesThis,
      choices: ({ table, attack: { defender } }) =>
        table.ships
          .filter(({ id }) => id !== defender && table.range(defender, id) === 1)
          .map(({ id }) => id),
      resolve: ({ key }, ship) => [{ kind: 'sufferDamage', ship, hits: 1, crits: 0, source: key }],
    }),
    on('afterAttack', {
      optional: false,
      automatic: true,
      applies: firesThis,
      resolve: ({ self, key }) => [{ kind: 'flipUpgrade', ship: self, key }],
    }),
  ],
});
