/** A person at this device who has something to answer. */
export interface Asked {
  readonly seat: string;
  readonly isSecret: boolean;
}

/** Whose view the screen shows. */
export type Shown =
  /** What everybody may see; the seat, if any, is asked something that is no secret. */
  | { readonly kind: 'open'; readonly seat: string | null }
  /** One person's secrets are on the screen. */
  | { readonly kind: 'own'; readonly seat: string }
  /** The next secret is another person's: nothing is shown until they have the screen. */
  | { readonly kind: 'handOver'; readonly seat: string };

/**
 * Alone at the device, one always looks through one's own eyes. Two people share a screen: secrets show only to the
 * one who said to have it.
 */
export function shownSeat(seats: readonly string[], asked: readonly Asked[], holder: string | null): Shown {
  const [only, ...others] = seats;
  if (only === undefined) return { kind: 'open', seat: null };
  if (others.length === 0) return { kind: 'own', seat: only };
  const next = asked.find(({ seat }) => seat === holder) ?? asked[0];
  if (next === undefined) return { kind: 'open', seat: null };
  if (!next.isSecret) return { kind: 'open', seat: next.seat };
  return { kind: next.seat === holder ? 'own' : 'handOver', seat: next.seat };
}
