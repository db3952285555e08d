import type { UnitId } from '../../model/index.ts';
import { type At, ability } from '../card-words.ts';
import { type Stock, sharesOf } from '../shares.ts';

/** Tokens of other friendly units at range 1-2. lg.unit-keyword.inspire.remove */
function inspiredBy({ table, self, value = 0 }: At<'afterRally'>): readonly Stock<UnitId>[] {
  return table
    .friends(self)
    .filter(({ id }) => id !== self && table.range(self, id) <= 2)
    .map(({ id, tokens }) => ({ what: id, most: Math.min(value, tokens.suppression) }));
}

/** Without suppression tokens of its own too. lg.unit-keyword.inspire.rally-without-tokens */
export const inspire = ability('inspire', {
  window: 'afterRally',
  optional: true,
  applies: ({ self, activation }) => activation.unit === self,
  choices: (at) => sharesOf(inspiredBy(at), at.value ?? 0).filter((share) => share.length > 0),
  resolve: (_at, share: readonly UnitId[]) =>
    [...new Set(share)].map((unit) => ({
      kind: 'removeTokens',
      unit,
      token: 'suppression',
      count: share.filter((each) => each === unit).length,
      source: 'inspire',
    })),
});
