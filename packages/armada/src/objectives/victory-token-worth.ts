import { type ObjectiveCardId, objectiveCard } from '../catalogue/index.ts';

/** ar.objective.victory-token-value */
export function victoryTokenWorth(card: ObjectiveCardId): number {
  return objectiveCard(card).victoryToken ?? 0;
}
