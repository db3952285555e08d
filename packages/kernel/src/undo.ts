import type { Line } from './history.ts';
import type { Entry } from './journal.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import type { Seat, SeatId } from './seat.ts';

export interface UndoRequest {
  /** The first entry of the journal to take back. */
  readonly to: number;
  readonly by: SeatId | 'judge';
  /** Who still has to agree. */
  readonly needs: readonly SeatId[];
}

export interface UndoLaw {
  readonly law: 'consent' | 'judge';
  /** Chat does not count as something done since. */
  readonly isAside: (entry: Entry) => boolean;
  /** How many lines from the first on nobody takes back. */
  readonly settled: number;
}

/**
 * What it takes to undo a player's last answer. Nothing while all that happened since is their own and hid
 * nothing; otherwise the opponents' consent, and that of anybody whose answer would be lost; or a judge.
 */
export function undoTerms(
  lines: readonly Line[],
  by: SeatId | 'judge',
  seats: readonly Seat[],
  { law, isAside, settled }: UndoLaw,
): UndoRequest | Refusal {
  const to = lastAnswer(lines, by);
  if (to < settled) return refused('table.nothing-to-undo');
  if (by === 'judge') return { to, by, needs: [] };
  if (law === 'judge') return refused('table.undo-by-judge-only');
  const since = lines.slice(to).filter((line) => !line.undone && !isAside(line.entry));
  const concernsOpponents = since.some((line) => line.revealed || line.entry.kind !== 'answer');
  const side = seats.find((seat) => seat.id === by)?.side;
  const needs = seats.filter(
    (seat) => (concernsOpponents && seat.side !== side) || (seat.id !== by && hasAnswered(since, seat.id)),
  );
  return { to, by, needs: needs.map((seat) => seat.id) };
}

function hasAnswered(lines: readonly Line[], seat: SeatId): boolean {
  return lines.some(({ entry }) => entry.kind === 'answer' && entry.seat === seat);
}

function lastAnswer(lines: readonly Line[], by: SeatId | 'judge'): number {
  return lines.findLastIndex(
    ({ entry, undone }) => !undone && entry.kind === 'answer' && (by === 'judge' || entry.seat === by),
  );
}
