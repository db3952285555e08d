/**
 * What became of a mutant. killed: a test that names a rule cited there, or a test of the card, failed. elsewhere: none
 * of those failed, but another test did. survived: every test that comes by passed. unreached: none comes by.
 */
export type Outcome = 'killed' | 'elsewhere' | 'survived' | 'unreached';

export interface MutantResult {
  readonly mutant: string;
  readonly line: number;
  readonly rules: readonly string[];
  readonly card: string | null;
  readonly outcome: Outcome;
  /** The tests that failed, as far as they were run. */
  readonly tests: readonly string[];
  /** The rules cited here that a failing test names. */
  readonly noticed: readonly string[];
}
