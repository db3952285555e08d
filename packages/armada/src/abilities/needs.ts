import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { ArmadaState, Need } from '../model/index.ts';
import { shotsOf } from '../rules/targets.ts';

const NO_SHOT = refused('ar.attack.declare.defender-and-zone');

/** The rule that keeps what the ability is about from being done now. */
export function whyUnmet(state: ArmadaState, { chance }: Need): Refusal | undefined {
  return shotsOf(state, chance).length > 0 ? undefined : NO_SHOT;
}
