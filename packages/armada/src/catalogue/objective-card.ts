import type { objectiveFacts } from './data/objectives.ts';
import type { ObjectiveFacts } from './objective-facts.ts';
import type { PlayedWave } from './wave.ts';

export type ObjectiveCardId = (typeof objectiveFacts)[number]['id'];

/** An objective card of the core set. */
export interface ObjectiveCard extends Omit<ObjectiveFacts, 'id' | 'pack'> {
  readonly id: ObjectiveCardId;
  readonly wave: PlayedWave;
}
