import type { Refusal, Replay, ReplayVerdict, RulesEngine } from '@sortie/kernel';

/** What a check of a replay found, as plain data. */
export interface Checked {
  /** What is wrong with the promise about the dice; null when it was kept. */
  readonly promise: Refusal | null;
  readonly again: ReplayVerdict | Refusal;
}

export type Trust = 'fair' | 'same' | 'bad';

/** The dice were chosen or nothing was said about them: that is no fraud, but nothing is proved either. */
const UNPROVED: ReadonlySet<string> = new Set([
  'table.seed-not-committed',
  'table.dice-scripted',
  'table.secret-not-revealed',
]);

export function checkReplay(rules: RulesEngine, replay: Replay): Checked {
  return { promise: rules.verifyDice(replay) ?? null, again: rules.verifyReplay(replay) };
}

export function isUnproved({ rule }: Refusal): boolean {
  return UNPROVED.has(rule);
}

/** Whether people may rely on the replay. */
export function trustIn({ promise, again }: Checked): Trust {
  if (again.kind !== 'verified') return 'bad';
  if (promise === null) return 'fair';
  return isUnproved(promise) ? 'same' : 'bad';
}
