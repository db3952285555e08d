import type { Replay } from '@sortie/kernel';

/** What is wrong with a file that should be a replay. */
export type ReplayProblem =
  | 'empty'
  | 'too-large'
  | 'not-json'
  | 'not-replay'
  | 'saved-game'
  | 'newer'
  | 'damaged'
  | 'other-game';

/** Every form that replays were ever written in: the rules that a replay names can read it. */
const READABLE: readonly unknown[] = [1, 2];

const MOST_CHARACTERS = 20_000_000;

/** A replay from a file. What the rules make of it is found when it is played. */
export function readReplay(text: string): Replay | ReplayProblem {
  if (text.trim() === '') return 'empty';
  if (text.length > MOST_CHARACTERS) return 'too-large';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  return replayIn(value);
}

/** A replay among values that came from outside. */
export function replayIn(value: unknown): Replay | ReplayProblem {
  if (!isFields(value)) return 'not-replay';
  if (value.format === 'sortie-save') return 'saved-game';
  if (value.format !== 'sortie-replay') return 'not-replay';
  if (!READABLE.includes(value.formatVersion)) return 'newer';
  const { opening, journal, milestones, finalHash } = value;
  const isWhole =
    isFields(opening) &&
    typeof opening.game === 'string' &&
    typeof opening.seed === 'string' &&
    isListOfFields(journal) &&
    isListOfFields(milestones) &&
    typeof finalHash === 'string' &&
    (value.fairness === undefined || isFields(value.fairness));
  return isWhole ? (value as unknown as Replay) : 'damaged';
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfFields(value: unknown): boolean {
  return Array.isArray(value) && value.every(isFields);
}
