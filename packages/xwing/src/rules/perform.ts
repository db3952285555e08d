import { missionPerformers } from '../missions/perform-mission.ts';
import type { XwingState } from '../model/index.ts';
import { setUpPerformers } from '../setup/perform-set-up.ts';
import { heldDamagePerformers } from './held-damage.ts';
import { bombPerformers } from './perform-bombs.ts';
import { cardPerformers } from './perform-cards.ts';
import { damagePerformers } from './perform-damage.ts';
import { dicePerformers } from './perform-dice.ts';
import { holdingPerformers } from './perform-holdings.ts';
import { launchPerformers } from './perform-launches.ts';
import { roundPerformers } from './perform-round.ts';
import type { EffectKind, EffectOf, More, Performers, Tools } from './performer.ts';

/** Every kind of effect has its performer: a kind that is missing does not compile. */
const performers: Performers = {
  ...setUpPerformers,
  ...roundPerformers,
  ...launchPerformers,
  ...holdingPerformers,
  ...dicePerformers,
  ...cardPerformers,
  ...damagePerformers,
  ...heldDamagePerformers,
  ...bombPerformers,
  ...missionPerformers,
};

/** Carries out what the rules order: the only place that rolls and draws. */
export function perform<Kind extends EffectKind>(
  state: XwingState,
  effect: EffectOf<Kind>,
  tools: Tools,
): More {
  return performers[effect.kind](state, effect, tools);
}
