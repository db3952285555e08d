/** ar.objective.categories */
export const objectiveCategories = ['assault', 'defense', 'navigation'] as const;

export type ObjectiveCategory = (typeof objectiveCategories)[number];

export interface ObjectiveFacts {
  readonly id: string;
  readonly name: string;
  readonly category: ObjectiveCategory;
  /** What a victory token is worth; not every objective awards them. ar.objective.victory-token-value */
  readonly victoryToken?: number;
  readonly pack: string;
}
