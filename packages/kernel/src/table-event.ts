import type { SeatId } from './seat.ts';

/** What happens at the table of every game and everybody may know: it stands in the log beside the game's own events. */
export type TableEvent =
  | { readonly kind: 'said'; readonly seat: SeatId; readonly text: string }
  | { readonly kind: 'conceded'; readonly seat: SeatId }
  /** A seat closed its part of simultaneous questions, or opened it again. */
  | { readonly kind: 'readied'; readonly seat: SeatId; readonly ready: boolean }
  /** A window went by because of a standing pass. */
  | { readonly kind: 'passedUnasked'; readonly seat: SeatId; readonly window: string };

export const tableEventKinds: readonly TableEvent['kind'][] = [
  'said',
  'conceded',
  'readied',
  'passedUnasked',
];

const KINDS: ReadonlySet<string> = new Set(tableEventKinds);

export function isTableEvent(event: { readonly kind: string }): event is TableEvent {
  return KINDS.has(event.kind);
}
