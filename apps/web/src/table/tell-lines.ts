import { isInLog, type Kinded } from '@sortie/kernel';
import { subjectOf } from './subject-of.ts';
import type { Seen, TableGame, Told } from './table-game.ts';

type Toned = Pick<TableGame, 'toneOf'>;

/** An event as a line of the log; undefined for what players need not hear. */
export function tellEvent(
  game: Toned,
  event: Kinded,
  seen: Seen,
  subject = subjectOf(seen),
): Told | undefined {
  if (!isInLog(event)) return undefined;
  const text = seen.text.event(event, subject);
  if (text === undefined) return undefined;
  const { tone, side } = game.toneOf?.(event, seen) ?? { tone: 'usual', side: null };
  return { text, rules: seen.text.rulesOf(event), tone, side };
}

/** The log in sentences, as far as players need to hear it. */
export function tellLines(game: Toned, seen: Seen): readonly Told[] {
  const subject = subjectOf(seen);
  return seen.log.flatMap((event) => tellEvent(game, event, seen, subject) ?? []);
}

/** What just happened, in one breath, for those who hear the page instead of seeing it. */
export function lastTold(lines: readonly Told[], before: number): string {
  const fresh = lines.length >= before ? lines.slice(before) : lines.slice(-1);
  return fresh
    .slice(-4)
    .map(({ text }) => text)
    .join(' ');
}
