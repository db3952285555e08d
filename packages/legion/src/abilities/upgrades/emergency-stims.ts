import { upTo } from '../../rules/dice-kinds.ts';
import { type At, card, on } from '../card-words.ts';
import { hasUse } from '../has-use.ts';

/** Wounds that one use puts off. */
const MOST = 2;

/** They were put off in this very activation, so that the next one is another. */
function isTooEarly({ table, self, key, activation }: At<'endOfActivation'>): boolean {
  return hasUse(table.unit(self), key, 'activation', activation.number);
}

/**
 * Wounds of an attack are put off until the unit's next activation ends. Who caused them is kept.
 * lg.unit-keyword.bounty.emergency-stims
 */
export const emergencyStims = card('emergency-stims', {
  abilities: [
    on('beforeWounds', {
      optional: true,
      counts: 'activation',
      applies: ({ table, self, key, wounds }) =>
        wounds.unit === self && table.pool !== undefined && table.upgrade(self, key)?.wounds === 0,
      choices: ({ wounds }) => upTo(Math.min(MOST, wounds.left)),
      resolve: ({ self, key, wounds }, count: number) => [
        { kind: 'preventWounds', count, source: 'emergency-stims' },
        { kind: 'placeWoundsOnCard', unit: self, key, count, from: wounds.from },
      ],
    }),
    on('endOfActivation', {
      optional: false,
      applies: (at) =>
        at.activation.unit === at.self &&
        (at.table.upgrade(at.self, at.key)?.wounds ?? 0) > 0 &&
        !isTooEarly(at),
      resolve: ({ table, self, key }) => {
        const { wounds, woundsFrom } = table.upgrade(self, key)!;
        return [
          { kind: 'placeWoundsOnCard', unit: self, key, count: -wounds, from: null },
          {
            kind: 'sufferWounds',
            wounds: {
              unit: self,
              left: wounds,
              among: null,
              leaderLast: false,
              from: woundsFrom,
              source: 'emergency-stims',
            },
          },
        ];
      },
    }),
  ],
});
