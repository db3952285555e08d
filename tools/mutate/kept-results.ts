import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Mutant } from './find-mutants.ts';
import type { MutantResult } from './mutant-result.ts';

/** Prints of the text that results depend on. */
export interface Prints {
  /** By file, everything but the test files. */
  readonly program: Readonly<Record<string, string>>;
  readonly tests: Readonly<Record<string, string>>;
}

interface Kept {
  readonly prints: Prints;
  readonly results: readonly MutantResult[];
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

/** Results of earlier runs in a file that is not under version control, so that a run can go on where it was ended. */
export class KeptResults {
  private readonly file: string;
  private readonly prints: Prints;
  private readonly results: Map<string, MutantResult>;

  constructor(file: string, prints: Prints) {
    this.file = file;
    this.prints = prints;
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
    const stillTrue = kept?.results.filter((result) => isStillTrue(result, kept.prints, prints)) ?? [];
    this.results = new Map(stillTrue.map((result) => [result.mutant, result]));
  }

  get({ key, rules }: Mutant): MutantResult | undefined {
    const result = this.results.get(key);
    return result && JSON.stringify(result.rules) === JSON.stringify(rules) ? result : undefined;
  }

  add(result: MutantResult): void {
    this.results.set(result.mutant, result);
  }

  write(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    const kept: Kept = { prints: this.prints, results: [...this.results.values()] };
    writeFileSync(this.file, JSON.stringify(kept));
  }
}

/** A mutant that was noticed for all its rules stays noticed as long as program and noticing tests are the same. */
function isStillTrue({ outcome, rules, noticed, tests }: MutantResult, before: Prints, now: Prints): boolean {
  if (!isSameProgram(before.program, now.program)) return false;
  if (JSON.stringify(before.tests) === JSON.stringify(now.tests)) return true;
  if (outcome !== 'killed' || noticed.length < rules.length) return false;
  return tests.every((test) => {
    const file = test.split(' > ')[0]!;
    return before.tests[file] === now.tests[file];
  });
}
