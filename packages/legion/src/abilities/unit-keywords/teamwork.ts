import type { UnitId } from '../../model/index.ts';
import { type At, ability } from '../card-words.ts';

/** Who gains the same: the named units, or the unit itself where one of them has gained. lg.unit-keyword.teamwork.share */
function partnersOf({ table, self, gained }: At<'tokensGained'>): readonly UnitId[] {
  const named = table.keywordUses(self, 'teamwork').flatMap((use) => ('unit' in use ? [use.unit] : []));
  const team = table
    .friends(self)
    .filter(({ id, card }) => id !== self && named.includes(card) && table.range(self, id) <= 2)
    .map(({ id }) => id);
  if (gained.unit === self) return team;
  return team.includes(gained.unit) ? [self] : [];
}

/**
 * From whatever source but this one, as many as were gained. lg.unit-keyword.teamwork.any-source,
 * lg.unit-keyword.teamwork.multiple, lg.unit-keyword.teamwork.no-loop
 */
export const teamwork = ability('teamwork', {
  window: 'tokensGained',
  optional: false,
  automatic: true,
  applies: (at) =>
    (at.gained.token === 'aim' || at.gained.token === 'dodge') &&
    at.gained.source !== 'teamwork' &&
    partnersOf(at).length > 0,
  resolve: (at) =>
    partnersOf(at).map((unit) => ({
      kind: 'gainTokens',
      unit,
      token: at.gained.token,
      count: at.gained.count,
      source: 'teamwork',
    })),
});
