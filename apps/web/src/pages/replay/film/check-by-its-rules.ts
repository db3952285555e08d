import { isRefusal, type Replay } from '@sortie/kernel';
import { loadRules } from './load-engine.ts';
import { type Checked, checked } from './verdict.ts';

/** Plays a replay again by the rules that it names. */
export async function checkByItsRules(replay: Replay): Promise<Checked> {
  const rules = await loadRules(replay.opening);
  return isRefusal(rules) ? { promise: null, again: rules } : checked(rules, replay);
}
