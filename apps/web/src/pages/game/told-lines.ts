import type { Seen, TableGame, Told } from '../../games/table-game.ts';

/** The log in sentences, as far as players need to hear it. */
export function toldLines(game: Pick<TableGame, 'tell'>, seen: Seen): readonly Told[] {
  return seen.log.flatMap((event) => game.tell(event, seen) ?? []);
}

/** What just happened, in one breath, for those who hear the page instead of seeing it. */
export function lastTold(lines: readonly Told[], before: number): string {
  const fresh = lines.length >= before ? lines.slice(before) : lines.slice(-1);
  return fresh
    .slice(-4)
    .map(({ text }) => text)
    .join(' ');
}
