import type { Mutant } from './find-mutants.ts';
import { testFilesOfCard } from './game-under-test.ts';
import type { MutantResult, Outcome } from './mutant-result.ts';
import { nameOfTest, type SurveyedTest } from './surveyed-test.ts';
import type { JobEnd, ThreadPool } from './thread-pool.ts';

/** A test that plays whole games notices nearly anything and says little; it is run only for the rules that it names. */
const MAX_STEPS_OF_OTHERS = 400_000;

/** Beyond these, the nearest first and then the shortest, hardly one notices what the others did not. */
const MOST_OTHERS = { near: 300, far: 150 };

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

/** What an earlier run found, and the test files that it did not have as they are now. */
export interface EarlierResult {
  readonly result: MutantResult;
  readonly changed: readonly string[];
}

export interface Trial {
  /** The number of the mutant. */
  readonly mutant: number;
  /** Tests that had their say in an earlier run are not run again. */
  readonly before?: EarlierResult | undefined;
}

export interface TrialOrder {
  readonly pool: ThreadPool;
  readonly mutants: readonly Mutant[];
  readonly survey: Survey;
  readonly trials: readonly Trial[];
  readonly tell: (result: MutantResult) => void;
}

/** Breaks the program in each chosen place in turn and tells which tests noticed. */
export async function tryMutants({ pool, mutants, survey, trials, tell }: TrialOrder): Promise<void> {
  const { tests, loading } = survey;
  const reach = reachOf(tests, mutants);
  const before = new Map(trials.map((trial) => [trial.mutant, trial.before?.result]));
  await pool.runAll<Attempt, Noticed>(
    trials.map((trial) => () => ({
      ...attemptOn(trial, mutants[trial.mutant]!, reach),
      takesEffectAtLoading: loading.has(trial.mutant),
    })),
    (job, end) => {
      const mutant = mutants[job.mutant]!;
      const found = { job, noticed: noticedIn(job, end), tests };
      tell(resultOf(mutant, found, before.get(job.mutant)));
    },
  );
}

interface Reach {
  readonly tests: readonly SurveyedTest[];
  readonly files: readonly string[];
  /** For each mutant the tests that come by, and those of them that do so by themselves. */
  readonly reaching: readonly (readonly number[])[];
  readonly byThemselves: readonly ReadonlySet<number>[];
  /** For each test the files of the mutants that it comes by itself. */
  readonly touched: readonly ReadonlySet<string>[];
}

function reachOf(tests: readonly SurveyedTest[], mutants: readonly Mutant[]): Reach {
  const reaching = mutants.map((): number[] => []);
  const byThemselves = mutants.map(() => new Set<number>());
  for (const [id, { hits, ownHits }] of tests.entries()) {
    for (const number of hits) reaching[number]!.push(id);
    for (const number of ownHits) byThemselves[number]!.add(id);
  }
  return {
    tests,
    files: [...new Set(tests.map(({ file }) => file))],
    reaching,
    byThemselves,
    touched: tests.map(({ ownHits }) => new Set(ownHits.map((number) => mutants[number]!.file))),
  };
}

interface NearTest {
  readonly test: TestToRun;
  /** From 0: comes by itself and names the area; 2: runs what stands in the same file; 3: the file is only loaded. */
  readonly distance: number;
}

/** The tests that come by a mutant, the nearest first and then the shortest. */
function nearestFirst(number: number, { rules, file: place }: Mutant, reach: Reach): readonly NearTest[] {
  const areas = new Set(rules.map(areaOf));
  return reach.reaching[number]!.map((id): NearTest => {
    const { file, index, steps, rules: ids } = reach.tests[id]!;
    const isOfArea = ids.some((rule) => areas.has(areaOf(rule)));
    const isTouched = reach.touched[id]!.has(place);
    const distance = reach.byThemselves[number]!.has(id) ? 0 : isTouched ? 2 : 3;
    return {
      test: { id, file, index, steps, rules: ids },
      distance: isOfArea || distance === 2 ? distance : distance + 1,
    };
  }).sort((a, b) => a.distance - b.distance || a.test.steps - b.test.steps || a.test.id - b.test.id);
}

/** Whether it is known from before that some test notices: then only those that name the rules can add to it. */
function isNoticed(before: EarlierResult | undefined): boolean {
  return before?.result.outcome === 'killed' || before?.result.outcome === 'elsewhere';
}

function attemptOn(
  { mutant: number, before }: Trial,
  mutant: Mutant,
  reach: Reach,
): Omit<Attempt, 'takesEffectAtLoading'> {
  const { rules, card } = mutant;
  const ofCard = card === null ? new Set<string>() : testFilesOfCard(card, reach.files);
  const isNamed = ({ test }: NearTest) =>
    ofCard.has(test.file) || test.rules.some((rule) => rules.includes(rule));
  const maySay = ({ test }: NearTest) => before === undefined || before.changed.includes(test.file);
  const all = nearestFirst(number, mutant, reach).filter(maySay);
  const named = all.filter(isNamed);
  const rest = all.filter((each) => !isNamed(each) && each.test.steps <= MAX_STEPS_OF_OTHERS);
  const near = rest.filter(({ distance }) => distance < 3).slice(0, MOST_OTHERS.near);
  const far = rest.filter(({ distance }) => distance >= 3).slice(0, MOST_OTHERS.far);
  const others = isNoticed(before) ? [] : [...near, ...far];
  const seconds = [...named, ...others].map(({ test }) => reach.tests[test.id]!.milliseconds / 1000);
  return {
    kind: 'attempt',
    maxSeconds: MOST_SECONDS + 4 * Math.max(0, ...seconds),
    mutant: number,
    rules: rules.filter((rule) => !before?.result.noticed.includes(rule)),
    named: named.map(({ test }) => test),
    others: others.map(({ test }) => test),
  };
}

/** A run that had to be broken off was noticed by the test in which it went on without end. */
function noticedIn(job: Attempt, end: JobEnd<Noticed>): Noticed {
  if (end.kind === 'done') return end.answer;
  const isNamed = job.named.some(({ id }) => id === end.duringTest);
  return isNamed
    ? { noticed: [end.duringTest], elsewhere: [] }
    : { noticed: [], elsewhere: [end.duringTest] };
}

interface Found {
  readonly job: Attempt;
  readonly noticed: Noticed;
  readonly tests: readonly SurveyedTest[];
}

function resultOf(
  mutant: Mutant,
  { job, noticed, tests }: Found,
  before: MutantResult | undefined,
): MutantResult {
  const failing = [...noticed.noticed, ...noticed.elsewhere].map((id) => tests[id]!);
  const isReached = job.named.length + job.others.length > 0;
  const unnoticed = isReached ? 'survived' : 'unreached';
  const result: MutantResult = {
    mutant: mutant.key,
    line: mutant.line,
    rules: mutant.rules,
    card: mutant.card,
    outcome: noticed.noticed.length > 0 ? 'killed' : noticed.elsewhere.length > 0 ? 'elsewhere' : unnoticed,
    tests: failing.map(nameOfTest),
    noticed: mutant.rules.filter((rule) => failing.some(({ rules }) => rules.includes(rule))),
  };
  return before === undefined ? result : together(before, result);
}

const BEST_FIRST: readonly Outcome[] = ['killed', 'elsewhere', 'survived', 'unreached'];

/** What some tests found and what others found. */
function together(one: MutantResult, other: MutantResult): MutantResult {
  const outcome = BEST_FIRST.find((each) => each === one.outcome || each === other.outcome)!;
  const telling = [one, other].filter((each) => each.outcome === outcome);
  return {
    ...other,
    outcome,
    tests: telling.flatMap(({ tests }) => tests),
    noticed: other.rules.filter((rule) => telling.some(({ noticed }) => noticed.includes(rule))),
  };
}
