import type { Plain } from '@sortie/kernel';
import type { LegionView } from '@sortie/legion/view';
import { bestOf } from '../../planning/answers.ts';
import type { Thought } from '../../planning/thoughtful-player.ts';
import type { Depth } from './depth.ts';
import type { Field } from './field.ts';

/** What a player thinks about one question with. */
export interface Thinking extends Thought<LegionView> {
  readonly depth: Depth;
  readonly field: Field;
}

/** The answer of the highest worth, within the slip of the player's level. */
export function bestAnswer({ answers, depth, chance }: Thinking, worth: (answer: Plain) => number): Plain {
  return bestOf(answers, worth, { slip: depth.slip, chance });
}
