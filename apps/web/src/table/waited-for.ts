import type { Seen } from './table-game.ts';

/** A sentence that says whose answer the table waits for; empty when nobody's. */
export function waitedFor(
  { waitingFor, as }: Pick<Seen, 'waitingFor' | 'as'>,
  names: { readonly seat: (id: string) => string },
  say: {
    (words: 'yourAnswer'): string;
    (words: 'waitingFor', values: { readonly who: string }): string;
  },
): string {
  if (waitingFor.includes(as)) return say('yourAnswer');
  if (waitingFor.length === 0) return '';
  return say('waitingFor', { who: waitingFor.map((seat) => names.seat(seat)).join(', ') });
}
