import type { RulesTable } from '../abilities/cards-in-play.ts';
import type { LentToken, Ship, ShipId } from '../model/index.ts';

/** The ships whose tokens or locks the ship may use as its own, itself first. */
export function holdersOf({ cards, ships }: RulesTable, ship: Ship, token: LentToken): readonly ShipId[] {
  if (!cards.mayAnswer('permits', 'useTokensOf')) return [ship.id];
  const lenders = ships.filter(
    (holder) => holder.id !== ship.id && cards.permits({ kind: 'useTokensOf', ship, holder, token }),
  );
  return [ship.id, ...lenders.map(({ id }) => id)];
}
