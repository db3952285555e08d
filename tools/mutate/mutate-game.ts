import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleTests } from './bundle-tests.ts';
import type { Mutant } from './find-mutants.ts';
import { type GameFolders, mutantsOf, type Places, testFilesOf } from './game-under-test.ts';
import { type KeptIn, KeptResults, printsOf } from './kept-results.ts';
import type { MutantResult } from './mutant-result.ts';
import { ThreadPool } from './thread-pool.ts';
import { surveyTests, type Trial, tryMutants } from './try-mutants.ts';

export interface MutationRun {
  readonly folders: GameFolders;
  /** The rules that have behaviour. */
  readonly rules: ReadonlySet<string>;
  readonly places?: Places;
  readonly threads: number;
  /** Where results are kept for the next run, if they are. */
  readonly keptIn: KeptIn | null;
  /** Which of the test files to run. */
  readonly isTestFile?: (path: string) => boolean;
  /** Which mutants to try; the others are told from earlier runs, as far as those still hold. */
  readonly isChosen: (mutant: Mutant) => boolean;
  readonly say: (progress: string) => void;
}

export interface MutationRunResult {
  readonly mutants: readonly Mutant[];
  /** One for each mutant, or fewer when only some were chosen. */
  readonly results: readonly MutantResult[];
}

const KEPT_EVERY = 100;

/** Finds the mutants of a game, tries those whose fate is not known from an earlier run, and keeps what came out. */
export async function mutateGame(run: MutationRun): Promise<MutationRunResult> {
  const { folders, rules, places, threads, keptIn, isTestFile = () => true, isChosen, say } = run;
  const mutants = mutantsOf(folders, rules, places);
  const testFiles = testFilesOf(folders).filter(isTestFile);
  const { code, files } = await bundleTests({ root: folders.root, testFiles, mutants });
  const kept = new KeptResults(keptIn, printsOf(folders.root, files));
  const trials = mutants.flatMap((mutant, number): Trial[] => {
    const before = kept.get(mutant);
    return isChosen(mutant) && before?.changed.length !== 0 ? [{ mutant: number, before }] : [];
  });
  const again = trials.filter(({ before }) => before !== undefined).length;
  say(
    `${mutants.length} mutants, ${trials.length} to try, ${again} of them with changed tests only, ${testFiles.length} test files`,
  );
  if (trials.length > 0) {
    await withBundle(code, async (bundle) => {
      const pool = new ThreadPool({ bundle, mutants: mutants.length, threads });
      try {
        const survey = await surveyTests(pool, testFiles);
        say(`${survey.tests.length} tests pass with nothing broken`);
        await tryMutants({ pool, mutants, survey, trials, tell: teller(kept, trials.length, say) });
      } finally {
        await pool.close();
      }
    });
    kept.write();
    kept.writeNoticed(mutants);
  }
  const known = mutants.flatMap((mutant) => kept.get(mutant) ?? []);
  return {
    mutants,
    results: known.filter(({ changed }) => changed.length === 0).map(({ result }) => result),
  };
}

function teller(kept: KeptResults, total: number, say: MutationRun['say']): (result: MutantResult) => void {
  let done = 0;
  let unnoticed = 0;
  return (result) => {
    kept.add(result);
    done += 1;
    if (result.outcome === 'survived' || result.outcome === 'unreached') unnoticed += 1;
    if (done % KEPT_EVERY === 0) kept.write();
    if (done % KEPT_EVERY === 0 || done === total) say(`${done} of ${total} tried, ${unnoticed} survived`);
  };
}

async function withBundle(code: string, use: (file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  try {
    const file = join(folder, 'tests.cjs');
    writeFileSync(file, code);
    await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
