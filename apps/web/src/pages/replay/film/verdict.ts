import {
  type DiceTrust,
  type DiceVerdict,
  diceVerdict,
  type Refusal,
  type Replay,
  type ReplayVerdict,
  type RulesEngine,
  type SeenDice,
} from '@sortie/kernel';

/** What is to be checked: a replay, and what this browser saw of its dice before they fell. */
export interface ToCheck {
  readonly replay: Replay;
  readonly seen: SeenDice | undefined;
}

/** What a check of a replay found, as plain data. */
export interface Checked {
  readonly dice: DiceVerdict;
  readonly again: ReplayVerdict | Refusal;
}

export function checkReplay(rules: RulesEngine, { replay, seen }: ToCheck): Checked {
  return { dice: diceVerdict(replay, rules.verifyDice(replay), seen), again: rules.verifyReplay(replay) };
}

/** How far the replay and its dice can be trusted. */
export function trustIn({ dice, again }: Checked): DiceTrust {
  return again.kind === 'verified' || dice.trust === 'not-as-seen' ? dice.trust : 'broken';
}

export type Standing = 'good' | 'unknown' | 'bad';

export function standingOf(trust: DiceTrust): Standing {
  if (trust === 'fair') return 'good';
  return trust === 'not-as-seen' || trust === 'broken' ? 'bad' : 'unknown';
}
