import { card, on } from '../../card-words.ts';

/** What counts is the stress with which the action was performed. */
export const chopperCrew = card('crew:chopper', {
  permits: { actWhileStressed: ({ ship }, { self }) => ship.id === self },
  abilities: [
    on('afterAction', {
      optional: false,
      applies: ({ self, chance }) => chance.ship === self && chance.underStress,
      resolve: ({ self, key }) => [{ kind: 'sufferDamage', ship: self, hits: 1, crits: 0, source: key }],
    }),
  ],
});
