/** A box by its product number; boxes up to SWL27 had been sold when the rules were written. */
export interface ProductFacts {
  readonly id: string;
  readonly name: string;
  /** Sold after the rules were written, so its cards cannot be played. */
  readonly later?: true;
}
