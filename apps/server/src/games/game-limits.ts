import type { AnyReferee, Entry } from '@sortie/kernel';
import type { Request } from '@sortie/protocol';
import type { Pace } from '../budgets/bucket.ts';

/** How far one game may go: nobody may fill memory and disk with it, and nobody may lock it for the others. */
export interface GameLimits {
  /** Answers, commands and what is taken back; words are not among them. */
  readonly mostEntries: number;
  readonly mostWords: number;
  /** Characters of all that is stored of its log. */
  readonly mostText: number;
  /** How fast one seat may speak, on all its sockets together. */
  readonly talkPace: Pace;
  /** Milliseconds for which one seat may hold everybody up. */
  readonly workPace: Pace;
}

export const gameLimits: GameLimits = {
  mostEntries: 20_000,
  mostWords: 1000,
  mostText: 8 * 1024 * 1024,
  talkPace: { burst: 5, perSecond: 0.5 },
  workPace: { burst: 5000, perSecond: 250 },
};

export function isTalk(request: Request): boolean {
  return request.kind === 'command' && request.command.kind === 'say';
}

export function isConcession(request: Request): boolean {
  return request.kind === 'command' && request.command.kind === 'concede';
}

/** Whether the log is too long for a request; conceding is always possible. */
export function isTooMuch(
  request: Request,
  { journal, text }: { readonly journal: readonly Entry[]; readonly text: number },
  { mostEntries, mostWords, mostText }: GameLimits,
): boolean {
  if (isConcession(request)) return false;
  if (text >= mostText) return true;
  if (isTalk(request)) return journal.length >= mostWords && count(journal, true) >= mostWords;
  return journal.length >= mostEntries && count(journal, false) >= mostEntries;
}

function count(journal: readonly Entry[], ofWords: boolean): number {
  return journal.filter((entry) => isWord(entry) === ofWords).length;
}

function isWord(entry: Entry): boolean {
  if (entry.kind !== 'command') return false;
  const { command } = entry;
  return typeof command === 'object' && command !== null && 'kind' in command && command.kind === 'say';
}

const LONGEST_WINDOW = 64;
/** Windows that one seat may let go by at once: more than any game has. */
const MOST_PASSES = 200;

/** The fields of the commands that every table knows; games name their own. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  say: ['kind', 'text', 'to'],
  concede: ['kind'],
  passWindows: ['kind', 'window', 'when', 'scope'],
  askAgain: ['kind', 'window'],
};

/** A field of a command that the table does not have or would have to keep too much for. */
export function strangeField(request: Request, referee: AnyReferee): string | undefined {
  if (request.kind !== 'command' || typeof request.command.kind !== 'string') return undefined;
  const { kind, window } = request.command;
  const known = Object.hasOwn(FIELDS, kind) ? FIELDS[kind]! : undefined;
  const strange = known && Object.keys(request.command).find((field) => !known.includes(field));
  if (strange !== undefined || (kind !== 'passWindows' && kind !== 'askAgain')) return strange;
  const isLong = typeof window === 'string' && window.length > LONGEST_WINDOW;
  const passes = referee.state.engine.passes.filter(({ seat }) => seat === request.from);
  return isLong || (kind === 'passWindows' && passes.length >= MOST_PASSES) ? 'window' : undefined;
}
