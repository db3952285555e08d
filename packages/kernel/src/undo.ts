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

interface Line {
  readonly entry: Entry;
  readonly revealed: boolean;
  readonly undone: boolean;
}

/** What it takes to undo a player's last answer: nothing, the opponents' consent, or a judge. */
export function undoTerms(
  lines: readonly Line[],
  by: SeatId | 'judge',
  seats: readonly Seat[],
  law: 'consent' | 'judge',
): UndoRequest | Refusal {
  const to = lastAnswer(lines, by);
  if (to < 0) return refused('table.nothing-to-undo');
  if (by === 'judge') return { to, by, needs: [] };
  if (law === 'judge') return refused('table.undo-by-judge-only');
  const since = lines.slice(to).filter((line) => !line.undone);
  const free = since.every(
    (line) => !line.revealed && line.entry.kind === 'answer' && line.entry.seat === by,
  );
  const side = seats.find((seat) => seat.id === by)?.side;
  const needs = free ? [] : seats.filter((seat) => seat.side !== side).map((seat) => seat.id);
  return { to, by, needs };
}

function lastAnswer(lines: readonly Line[], by: SeatId | 'judge'): number {
  for (let index = lines.length - 1; index >= 0; index--) {
    const { entry, undone } = lines[index]!;
    if (!undone && entry.kind === 'answer' && (by === 'judge' || entry.seat === by)) return index;
  }
  return -1;
}
