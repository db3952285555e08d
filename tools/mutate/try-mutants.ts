import type { Mutant } from './find-mutants.ts';
import { testFilesOfCard } from './game-under-test.ts';
import type { MutantResult } from './mutant-result.ts';
import { nameOfTest, type SurveyedTest } from './surveyed-test.ts';
import type { JobEnd, ThreadPool } from './thread-pool.ts';

/** A test that plays whole games notices nearly anything and says little; it is run only for the rules that it names. */
const MAX_STEPS_OF_OTHERS = 400_000;

/** Beyond these, those of the same area first and then the shortest, hardly one notices what the others did not. */
const MOST_OTHERS = 300;

/** Steps are counted, so that only a loop without any is broken off by the clock: late, for a busy machine is slow. */
const MOST_SECONDS = 60;

/** The first words of a rule's id. */
function areaOf(rule: string): string {
  return rule.split('.').slice(0, 2).join('.');
}

interface TestToRun {
  readonly id: number;
  readonly file: string;
  readonly index: number;
  readonly steps: number;
  readonly rules: readonly string[];
}

interface Attempt {
  readonly kind: 'attempt';
  readonly maxSeconds: number;
  readonly mutant: number;
  readonly takesEffectAtLoading: boolean;
  readonly rules: readonly string[];
  /** The tests that name a rule cited there, and those of the card. */
  readonly named: readonly TestToRun[];
  readonly others: readonly TestToRun[];
}

interface Noticed {
  readonly noticed: readonly number[];
  readonly elsewhere: readonly number[];
}

interface FileSurvey {
  readonly tests: readonly SurveyedTest[];
  readonly loading: readonly number[];
}

export interface Survey {
  readonly tests: readonly SurveyedTest[];
  /** The numbers of the mutants that take effect while the program loads. */
  readonly loading: ReadonlySet<number>;
}

/** Runs every test file once with nothing broken. A test that fails then can tell nothing. */
export async function surveyTests(pool: ThreadPool, files: readonly string[]): Promise<Survey> {
  const found = new Map<string, FileSurvey>();
  const jobs = files.map((file) => () => ({ kind: 'survey' as const, file, maxSeconds: 600 }));
  await pool.runAll<ReturnType<(typeof jobs)[number]>, FileSurvey>(jobs, ({ file }, end) => {
    if (end.kind === 'brokenOff') throw new Error(`${file} did not come to an end with nothing broken`);
    found.set(file, end.answer);
  });
  const tests = files.flatMap((file) => found.get(file)?.tests ?? []);
  const failed = tests.filter(({ error }) => error !== undefined);
  if (failed.length > 0) {
    throw new Error(
      `tests fail with nothing broken:\n${failed.map((each) => `${nameOfTest(each)}: ${each.error}`).join('\n')}`,
    );
  }
  return { tests, loading: new Set([...found.values()].flatMap(({ loading }) => loading)) };
}

export interface TrialOrder {
  readonly pool: ThreadPool;
  readonly mutants: readonly Mutant[];
  readonly survey: Survey;
  /** Which of the mutants to try, by number. */
  readonly chosen: readonly number[];
  readonly tell: (result: MutantResult) => void;
}

/** Breaks the program in each chosen place in turn and tells which tests noticed. */
export async function tryMutants({ pool, mutants, survey, chosen, tell }: TrialOrder): Promise<void> {
  const { tests, loading } = survey;
  const reaching = reachingTests(tests, mutants.length);
  const files = [...new Set(tests.map(({ file }) => file))];
  const attempt = (number: number) => ({
    ...attemptOn(number, mutants[number]!, { tests, files, reached: reaching[number]! }),
    takesEffectAtLoading: loading.has(number),
  });
  await pool.runAll<Attempt, Noticed>(
    chosen.map((number) => () => attempt(number)),
    (job, end) => {
      const mutant = mutants[job.mutant]!;
      tell(resultOf(mutant, { job, noticed: noticedIn(job, end), tests }));
    },
  );
}

function reachingTests(tests: readonly SurveyedTest[], count: number): readonly (readonly number[])[] {
  const reaching = Array.from({ length: count }, (): number[] => []);
  for (const [id, { hits }] of tests.entries()) for (const number of hits) reaching[number]!.push(id);
  return reaching;
}

interface Grounds {
  readonly tests: readonly SurveyedTest[];
  readonly files: readonly string[];
  readonly reached: readonly number[];
}

function attemptOn(
  number: number,
  { rules, card }: Mutant,
  { tests, files, reached }: Grounds,
): Omit<Attempt, 'takesEffectAtLoading'> {
  const ofCard = card === null ? new Set<string>() : testFilesOfCard(card, files);
  const cheapFirst = reached
    .map((id): TestToRun => {
      const { file, index, steps, rules: ids } = tests[id]!;
      return { id, file, index, steps, rules: ids };
    })
    .sort((a, b) => a.steps - b.steps || a.id - b.id);
  const isNamed = (test: TestToRun) =>
    ofCard.has(test.file) || test.rules.some((rule) => rules.includes(rule));
  const named = cheapFirst.filter(isNamed);
  const areas = new Set(rules.map(areaOf));
  const isNear = (test: TestToRun) => test.rules.some((rule) => areas.has(areaOf(rule)));
  const rest = cheapFirst.filter((test) => !isNamed(test) && test.steps <= MAX_STEPS_OF_OTHERS);
  const others = [...rest.filter(isNear), ...rest.filter((test) => !isNear(test))].slice(0, MOST_OTHERS);
  const slowest = Math.max(0, ...[...named, ...others].map(({ id }) => tests[id]!.milliseconds / 1000));
  return { kind: 'attempt', maxSeconds: MOST_SECONDS + 4 * slowest, mutant: number, rules, named, others };
}

/** A run that had to be broken off was noticed by the test in which it went on without end. */
function noticedIn(job: Attempt, end: JobEnd<Noticed>): Noticed {
  if (end.kind === 'done') return end.answer;
  const isNamed = job.named.some(({ id }) => id === end.duringTest);
  return isNamed
    ? { noticed: [end.duringTest], elsewhere: [] }
    : { noticed: [], elsewhere: [end.duringTest] };
}

function resultOf(
  mutant: Mutant,
  { job, noticed, tests }: { job: Attempt; noticed: Noticed; tests: readonly SurveyedTest[] },
): MutantResult {
  const failing = [...noticed.noticed, ...noticed.elsewhere].map((id) => tests[id]!);
  const isReached = job.named.length + job.others.length > 0;
  const unnoticed = isReached ? 'survived' : 'unreached';
  return {
    mutant: mutant.key,
    line: mutant.line,
    rules: mutant.rules,
    card: mutant.card,
    outcome: noticed.noticed.length > 0 ? 'killed' : noticed.elsewhere.length > 0 ? 'elsewhere' : unnoticed,
    tests: failing.map(nameOfTest),
    noticed: mutant.rules.filter((rule) => failing.some(({ rules }) => rules.includes(rule))),
  };
}
