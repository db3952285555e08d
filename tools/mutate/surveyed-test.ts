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
  /** The numbers of the mutants it comes by. */
  readonly hits: readonly number[];
}

export function nameOfTest({ file, title }: SurveyedTest): string {
  return `${file} > ${title}`;
}
