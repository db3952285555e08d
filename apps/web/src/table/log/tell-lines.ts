import { type ToldBefore, tellDeeds } from '@sortie/games';
import { subjectOf } from '../subject-of.ts';
import type { Seen, TableGame, Told } from '../table-game.ts';

interface Telling {
  /** Whose eyes the board is turned for; nobody's when two share a screen. */
  readonly viewer?: string | undefined;
  /** What was told before keeps its words. */
  readonly before?: ToldBefore;
}

/** The log in sentences, one a deed, as far as players need to hear of them. */
export function tellLines(
  game: Pick<TableGame, 'toneOf'>,
  seen: Seen,
  { viewer, before }: Telling = {},
): readonly Told[] {
  const subject = { ...subjectOf(seen), ...(viewer === undefined ? {} : { viewer }) };
  return tellDeeds(seen.text, seen.log, subject, before).map(({ event, ...deed }) => {
    const { tone, side } = game.toneOf?.(event, seen) ?? { tone: 'usual', side: null };
    return { ...deed, tone: event.kind === 'said' ? 'talk' : tone, side };
  });
}

const MOST_AT_ONCE = 4;

/** What just happened, one sentence a deed, for those who hear the page instead of seeing it. */
export function lastTold(lines: readonly Told[], before: readonly Told[]): string {
  const same = lines.findIndex(({ text }, place) => text !== before[place]?.text);
  const fresh = same === -1 ? lines.slice(-1) : lines.slice(same);
  return fresh
    .slice(-MOST_AT_ONCE)
    .map(({ text }) => text)
    .join(' ');
}
