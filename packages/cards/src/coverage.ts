/** How much of a kind of card can be played. */
export interface Coverage {
  /** Cards whose abilities are written. */
  readonly written: number;
  /** Cards without any ability. */
  readonly plain: number;
  /** Cards that cannot be played yet. */
  readonly missing: readonly string[];
  /** Cards outside the rules that the game has here, and why; left out where there are none. */
  readonly apart?: { readonly why: string; readonly cards: readonly string[] };
}
