/** ar.objective.categories */
export const objectiveCategories = ['assault', 'defense', 'navigation'] as const;

export type ObjectiveCategory = (typeof objectiveCategories)[number];

export interface ObjectiveFacts {
  readonly id: string;
  readonly name: string;
  readonly category: ObjectiveCategory;
  readonly victoryToken?: number;
  readonly pack: string;
}
