/** A test of the game as it ran with nothing broken. */
export interface SurveyedTest {
  readonly file: string;
  /** Its place among the tests of its file. */
  readonly index: number;
  readonly title: string;
  readonly rules: readonly string[];
  readonly error?: string;
  readonly milliseconds: number;
  /** How often it asked whether something is broken. */
  readonly steps: number;
  /** The numbers of the mutants it comes by, those that an earlier test of its file came by included. */
  readonly hits: readonly number[];
  /** The numbers of those that it comes by itself. */
  readonly ownHits: readonly number[];
}

export function nameOfTest({ file, title }: SurveyedTest): string {
  return `${file} > ${title}`;
}
