import type { objectiveFacts } from './data/objectives.ts';
import type { ObjectiveCategory } from './objective-facts.ts';
import type { PlayedWave } from './wave.ts';

export type ObjectiveCardId = (typeof objectiveFacts)[number]['id'];

/** An objective card of the core set. */
export interface ObjectiveCard {
  readonly id: ObjectiveCardId;
  readonly name: string;
  readonly category: ObjectiveCategory;
  /** What a victory token is worth; not every objective awards them. ar.objective.victory-token-value */
  readonly victoryToken?: number;
  readonly wave: PlayedWave;
}
