import type { CardKey, Unit, UseScope } from '../model/index.ts';

/** A use of the card was counted beside the unit in this attack, pool, activation or round. */
export function hasUse({ uses }: Pick<Unit, 'uses'>, key: CardKey, scope: UseScope, during: number): boolean {
  return uses.some((use) => use.key === key && use.scope === scope && use.during === during);
}
