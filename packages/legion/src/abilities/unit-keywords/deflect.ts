import type { AttackPool, Table } from '../../model/index.ts';
import { card, on } from '../card-words.ts';

/** One dodge token is needed, and more do no more. lg.unit-keyword.deflect.requires-dodge, lg.unit-keyword.deflect.no-stacking */
function isDeflected(table: Table, pool: AttackPool): boolean {
  return pool.dodgesSpent > 0 && !table.isForbidden({ kind: 'deflect', pool });
}

/**
 * Surges become blocks, and in a ranged attack each wounds the attacker, unless that is a token.
 * lg.unit-keyword.deflect.surge-to-block, lg.unit-keyword.deflect.reflect-wounds,
 * lg.area-weapon.detonation.tokens-no-wounds
 */
export const deflect = card('deflect', {
  sets: {
    defenseSurge: ({ table, self, pool }) =>
      pool?.defender === self && isDeflected(table, pool) ? 'block' : undefined,
  },
  abilities: [
    on('surgesConverted', {
      optional: false,
      automatic: true,
      applies: ({ table, self, pool }) =>
        pool.defender === self &&
        pool.type === 'ranged' &&
        pool.attacker !== null &&
        (pool.surgesShown ?? 0) > 0 &&
        isDeflected(table, pool),
      resolve: ({ self, pool }) => [
        {
          kind: 'sufferWounds',
          wounds: {
            unit: pool.attacker!,
            left: pool.surgesShown!,
            among: null,
            leaderLast: false,
            from: self,
            source: 'deflect',
          },
        },
      ],
    }),
  ],
});
