import type { Outcome } from '@sortie/kernel';
import type { SeatSummary } from '@sortie/protocol';

/** How a game ended for whoever kept it: for one player, or for several at one screen and those who look on. */
export type Ending =
  | { readonly kind: 'won' | 'lost' | 'drawn' }
  | { readonly kind: 'wonBy'; readonly who: string };

export function endingOf(
  { winner }: Outcome,
  people: readonly Pick<SeatSummary, 'seat' | 'side' | 'name'>[],
  seats: readonly string[],
): Ending {
  if (winner === null) return { kind: 'drawn' };
  const own = people.filter(({ seat }) => seats.includes(seat));
  if (own.length === 1) return { kind: own[0]!.side === winner ? 'won' : 'lost' };
  const who = people.filter(({ side }) => side === winner).map(({ name }) => name);
  return { kind: 'wonBy', who: who.join(', ') };
}
