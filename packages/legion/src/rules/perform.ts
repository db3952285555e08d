import type { LegionState } from '../model/index.ts';
import { setUpPerformers } from '../setup/perform-set-up.ts';
import { attackPerformers } from './perform-attack.ts';
import { cardPerformers } from './perform-cards.ts';
import { movementPerformers } from './perform-movement.ts';
import { roundPerformers } from './perform-round.ts';
import type { EffectKind, EffectOf, More, Performers, Tools } from './performer.ts';

/** Every kind of effect has its performer: a kind that is missing does not compile. */
const performers: Performers = {
  ...setUpPerformers,
  ...roundPerformers,
  ...movementPerformers,
  ...attackPerformers,
  ...cardPerformers,
};

/** Carries out what the rules order: the only place that rolls and draws. */
export function perform<Kind extends EffectKind>(
  state: LegionState,
  effect: EffectOf<Kind>,
  tools: Tools,
): More {
  return performers[effect.kind](state, effect, tools);
}
