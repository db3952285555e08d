import { ability } from '../card-words.ts';

/** lg.unit-keyword.scout.max-3 */
const MOST = 3;

/**
 * Just deployed, it may move at up to speed X, its own speed and difficult terrain left aside.
 * lg.unit-keyword.scout.effect, lg.unit-keyword.scout.ignores-max-speed, lg.unit-keyword.scout.ignores-difficult,
 * lg.unit-keyword.scout.not-action, lg.unit-keyword.scout.only-on-deploy
 */
export const scout = ability('scout', {
  window: 'unitDeployed',
  optional: true,
  applies: ({ table, self, deployed }) =>
    deployed.unit === self &&
    table.unit(self).whereabouts === 'battlefield' &&
    // lg.unit-keyword.scout.stationary
    !table.hasKeyword(self, 'stationary'),
  resolve: ({ table, self }) => [
    {
      kind: 'orderMove',
      move: {
        unit: self,
        by: table.unit(self).seat,
        types: ['standard'],
        // lg.unit-keyword.scout.cumulative, lg.unit-keyword.scout.max-3
        speed: Math.min(MOST, table.keywordValue(self, 'scout')),
        isAction: false,
        ignoresDifficult: true,
        mayStartMelee: false,
        isOptional: true,
        source: 'scout',
        type: null,
        from: null,
        wasInMeleeWith: [],
        contacted: null,
      },
    },
  ],
});
