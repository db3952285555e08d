import type { ArmadaView } from '@sortie/armada/view';
import type { Plain } from '@sortie/kernel';
import { bestOf } from '../../planning/answers.ts';
import type { Thought } from '../../planning/thoughtful-player.ts';
import type { Depth } from './depth.ts';
import type { Fleets } from './fleets.ts';

/** What a player thinks about one question with. */
export interface Thinking extends Thought<ArmadaView> {
  readonly depth: Depth;
  readonly fleets: Fleets;
}

/** The answer of the highest worth, within the slip of the player's level. */
export function bestAnswer({ answers, depth, chance }: Thinking, worth: (answer: Plain) => number): Plain {
  return bestOf(answers, worth, { slip: depth.slip, chance });
}
