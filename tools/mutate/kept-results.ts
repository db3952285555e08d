import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Mutant } from './find-mutants.ts';
import type { MutantResult } from './mutant-result.ts';
import { readNoticed, writeNoticed } from './noticed-before.ts';
import type { EarlierResult } from './try-mutants.ts';

/** Prints of the text that results depend on. */
export interface Prints {
  /** By file, everything but the test files. */
  readonly program: Readonly<Record<string, string>>;
  readonly tests: Readonly<Record<string, string>>;
}

interface Kept {
  readonly prints: Prints;
  readonly results: readonly KeptResult[];
}

export function printsOf(root: string, files: readonly string[]): Prints {
  const texts = [...files].sort().map((file) => ({ file, print: print(withoutComments(join(root, file))) }));
  const isTest = ({ file }: { file: string }) => file.endsWith('.test.ts');
  const record = (some: typeof texts) => Object.fromEntries(some.map(({ file, print: own }) => [file, own]));
  return { program: record(texts.filter((each) => !isTest(each))), tests: record(texts.filter(isTest)) };
}

/** A file that is new or gone matters only to files that name it, and they have changed then. */
function isSameProgram(before: Prints['program'], now: Prints['program']): boolean {
  return Object.entries(before).every(([file, own]) => now[file] === undefined || now[file] === own);
}

/** A citation added in a comment leaves the program as it is. */
function withoutComments(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.ts') ? transformSync(text, { loader: 'ts', minifyWhitespace: true }).code : text;
}

function print(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A result, and the test files that changed after it was found. */
interface KeptResult extends MutantResult {
  readonly changed?: readonly string[];
}

/** Where the results of a run are kept. */
export interface KeptIn {
  /** All of them, for the next run on this machine: a run can go on where it was ended. */
  readonly all: string;
  /** What was noticed, under version control. */
  readonly noticed: string;
}

/** Results of earlier runs, as far as they still hold. */
export class KeptResults {
  private readonly files: KeptIn | null;
  private readonly prints: Prints;
  private readonly results: Map<string, KeptResult>;

  constructor(files: KeptIn | null, prints: Prints) {
    this.files = files;
    this.prints = prints;
    const kept =
      files !== null && existsSync(files.all)
        ? (JSON.parse(readFileSync(files.all, 'utf8')) as Kept)
        : undefined;
    const stillTrue = kept?.results.flatMap((result) => asOfNow(result, kept.prints, prints)) ?? [];
    const known = [...readNoticed(files?.noticed ?? null, prints), ...stillTrue];
    this.results = new Map(known.map((result) => [result.mutant, result]));
  }

  /** What is known of a mutant, and which test files may add to it. */
  get({ key, rules }: Pick<Mutant, 'key' | 'rules'>): EarlierResult | undefined {
    const known = this.results.get(key);
    if (known === undefined || JSON.stringify(known.rules) !== JSON.stringify(rules)) return undefined;
    const { changed = [], ...result } = known;
    return { result, changed };
  }

  add(result: MutantResult): void {
    this.results.set(result.mutant, result);
  }

  write(): void {
    if (this.files === null) return;
    mkdirSync(dirname(this.files.all), { recursive: true });
    const kept: Kept = { prints: this.prints, results: [...this.results.values()] };
    writeFileSync(this.files.all, JSON.stringify(kept));
  }

  /** A mutant that is no longer there is left out. */
  writeNoticed(mutants: readonly Pick<Mutant, 'key'>[]): void {
    if (this.files === null) return;
    const results = mutants.flatMap(({ key }) => this.results.get(key) ?? []);
    writeNoticed(this.files.noticed, results, this.prints);
  }
}

/**
 * What a result is worth now: nothing when the program or a test that noticed is another; otherwise it stands, and tests
 * that are new or changed may add to it, unless a test noticed for every rule.
 */
function asOfNow({ changed: before = [], ...result }: KeptResult, then: Prints, now: Prints): KeptResult[] {
  const { outcome, rules, noticed, tests } = result;
  if (!isSameProgram(then.program, now.program)) return [];
  const isChanged = (file: string) => then.tests[file] !== now.tests[file];
  if (tests.some((test) => isChanged(test.split(' > ')[0]!))) return [];
  if (outcome === 'killed' && noticed.length === rules.length) return [result];
  const changed = Object.keys(now.tests).filter((file) => before.includes(file) || isChanged(file));
  return [changed.length === 0 ? result : { ...result, changed }];
}
