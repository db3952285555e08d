import { findBattleCard, findCommandCard, findUnit, findUpgrade } from '../catalogue/index.ts';

/** The name on a card, by its id in the catalogue; undefined where there is no such card. */
export function cardName(id: string): string | undefined {
  return (findUnit(id) ?? findUpgrade(id) ?? findCommandCard(id) ?? findBattleCard(id))?.name;
}
