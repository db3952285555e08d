/** How a whole deed reads in one sentence of a language. */
export interface DeedWords {
  /** Several names or clauses as one. */
  readonly list: (parts: readonly string[]) => string;
  /** A clause, and what came of it. */
  readonly withResults: (clause: string, results: readonly string[]) => string;
  readonly ordered: (units: string) => string;
  /** What came of a deed. */
  readonly results: {
    readonly noWounds: string;
    readonly wounds: (unit: string, count: number) => string;
    readonly miniatures: (unit: string, count: number) => string;
    readonly defeated: (unit: string) => string;
    readonly suppression: (unit: string, count: number) => string;
    readonly damaged: (unit: string) => string;
  };
}
