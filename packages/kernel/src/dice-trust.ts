import { type SeenDice, seenFault } from './commitment.ts';
import type { Replay } from './journal.ts';
import type { Refusal } from './refusal.ts';

/** How far the dice of a finished game can be trusted. */
export type DiceTrust =
  /** Nobody could have known or chosen them, and whoever asks saw what was promised before they fell. */
  | 'fair'
  /** The file agrees with itself; whoever asks was not there when it was promised. */
  | 'unseen'
  /** They were laid out beforehand, and no new dice came after that. */
  | 'scripted'
  /** The game began from a point that was known; its dice are new from there on. */
  | 'known-start'
  /** Somebody may have chosen between several ways for them to fall: a seed is missing, or was given too early. */
  | 'seeds-missing'
  /** Nothing was promised. */
  | 'unpromised'
  /** The file says something else than was seen at the table. */
  | 'not-as-seen'
  /** The file contradicts itself. */
  | 'broken';

export interface DiceVerdict {
  readonly trust: DiceTrust;
  /** What keeps them from being called fair; null for `fair` and `unseen`. */
  readonly fault: Refusal | null;
}

const TRUST: Readonly<Record<string, DiceTrust>> = {
  'table.dice-scripted': 'scripted',
  'table.dice-new-from': 'known-start',
  'table.begun-from-position': 'known-start',
  'table.seed-withheld': 'seeds-missing',
  'table.seed-not-promised': 'seeds-missing',
  'table.nobody-added-seed': 'seeds-missing',
  'table.seed-not-committed': 'unpromised',
  'table.secret-not-revealed': 'unpromised',
};

/**
 * What may be said of the dice of a replay in which the rules it is played by found this fault, to somebody who saw
 * this of them before they fell, if anything.
 */
export function diceVerdict(
  { fairness }: Replay,
  fault: Refusal | undefined,
  seen: SeenDice | undefined,
): DiceVerdict {
  const other = seen && seenFault(fairness, seen);
  if (other) return { trust: 'not-as-seen', fault: other };
  if (fault) return { trust: TRUST[fault.rule] ?? 'broken', fault };
  return { trust: seen ? 'fair' : 'unseen', fault: null };
}
