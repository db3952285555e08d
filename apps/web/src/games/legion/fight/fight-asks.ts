import { PickAsk } from '../pick-ask.tsx';
import type { Widgets } from '../widget.ts';
import { FewAnswersAsk } from './few-answers-ask.tsx';
import { PoolAsk } from './pool/pool-ask.tsx';
import { AbilityAsk } from './use/ability-ask.tsx';
import { WoundedAsk } from './wounded-ask.tsx';

/** The questions of an attack, and whatever may be used at any moment of the game. */
export const fightAsks: Widgets = {
  formPool: PoolAsk,
  choosePool: PickAsk,
  useAbility: AbilityAsk,
  chooseWounded: WoundedAsk,
  chooseLeader: WoundedAsk,
  chooseDetonationTarget: PickAsk,
  disruptWeapon: FewAnswersAsk,
  keepSuppression: FewAnswersAsk,
};
