import type { CardAction, Here } from '../card-rules.ts';
import { hasUse } from '../has-use.ts';

/** A card action that only counts its use; what it brings lasts as long as the activation. lg.actions.card.icon */
export const untilActivationEnds: CardAction = {
  isFree: false,
  treatedAs: null,
  cost: 1,
  exhausts: true,
  counts: 'activation',
  applies: () => true,
  resolve: () => [],
};

/** The card was used in the activation under way, which is its unit's. */
export function isLasting({ table, self, key }: Here): boolean {
  const { activation } = table;
  return activation !== undefined && hasUse(table.unit(self), key, 'activation', activation.number);
}
