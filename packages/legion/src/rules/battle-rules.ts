import type { CardRules } from '../abilities/card-rules.ts';
import { writtenCards } from '../abilities/registry.ts';
import type { BattleCategory } from '../catalogue/index.ts';
import type { TableTop } from '../model/index.ts';

/** The rules of the battle card of this category that is in use. */
export function battleRules(
  { battleCards }: Pick<TableTop, 'battleCards'>,
  category: BattleCategory,
): CardRules | undefined {
  const id = battleCards.used[category];
  return id === null ? undefined : writtenCards.battleCard(id);
}
