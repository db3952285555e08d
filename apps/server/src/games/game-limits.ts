import type { Entry } from '@sortie/kernel';
import type { Request } from '@sortie/protocol';
import { Bucket, type Pace } from '../live/bucket.ts';

/** How far one game may go: nobody may fill memory and disk with it, and nobody may lock it for the others. */
export interface GameLimits {
  /** Answers, commands and what is taken back; words are not among them. */
  readonly mostEntries: number;
  readonly mostWords: number;
  /** Characters of all that is stored of its log. */
  readonly mostText: number;
  /** How fast one seat may speak, on all its sockets together. */
  readonly talkPace: Pace;
}

export const gameLimits: GameLimits = {
  mostEntries: 20_000,
  mostWords: 1000,
  mostText: 8 * 1024 * 1024,
  talkPace: { burst: 5, perSecond: 0.5 },
};

/** How fast the people at a table speak. */
export class TalkPace {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly pace: Pace) {}

  allows(seat: string): boolean {
    const now = performance.now();
    const bucket = this.buckets.get(seat) ?? new Bucket(this.pace, now);
    this.buckets.set(seat, bucket);
    return bucket.take(now);
  }
}

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

/** The fields of the commands that every table knows; games name their own. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  say: ['kind', 'text', 'to'],
  concede: ['kind'],
  passWindows: ['kind', 'window', 'when', 'scope'],
  askAgain: ['kind', 'window'],
};

/** A field that a command of the table does not have: whatever is in it would be stored and sent to everybody. */
export function strangeField(request: Request): string | undefined {
  if (request.kind !== 'command' || typeof request.command.kind !== 'string') return undefined;
  const known = Object.hasOwn(FIELDS, request.command.kind) ? FIELDS[request.command.kind]! : undefined;
  return known && Object.keys(request.command).find((field) => !known.includes(field));
}
