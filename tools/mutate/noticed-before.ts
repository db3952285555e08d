import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Prints } from './kept-results.ts';
import type { MutantResult } from './mutant-result.ts';

/** A line of the file: a mutant that was noticed, with prints of the texts in which it was. */
interface Line extends Omit<MutantResult, 'tests'> {
  readonly print: string;
  /** Each test that noticed, with the print of its file. */
  readonly tests: readonly (readonly [test: string, print: string])[];
}

/** More than these say nothing new about a mutant. */
const MOST_TESTS = 2;

/**
 * Mutants that earlier runs saw noticed, under version control, so that a change elsewhere in the program does not
 * ask for all of them again. One stands while the broken file and the tests that noticed are as they were then. Whoever
 * was not noticed is tried anew after every change. A line is complete in itself: git can merge the files of two runs.
 */
export function readNoticed(file: string | null, now: Prints): MutantResult[] {
  if (file === null || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => stillTrue(JSON.parse(line) as Line, now));
}

function stillTrue({ print, tests, ...result }: Line, now: Prints): MutantResult[] {
  const isSame = tests.every(([test, then]) => printOfTest(test, now) === then);
  if (!isSame || shortPrint(now.program[fileOf(result.mutant)]) !== print) return [];
  return [{ ...result, tests: tests.map(([test]) => test) }];
}

export function writeNoticed(file: string | null, results: Iterable<MutantResult>, now: Prints): void {
  if (file === null) return;
  const lines = [...results].flatMap((result) => {
    if (result.outcome !== 'killed' && result.outcome !== 'elsewhere') return [];
    return JSON.stringify(lineOf(result, now));
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.sort().join('\n')}\n`);
}

/** What names the mutant's rules comes first, so that it stays when others are left out. */
function lineOf({ mutant, line, rules, card, outcome, noticed, tests }: MutantResult, now: Prints): Line {
  return {
    mutant,
    line,
    rules,
    card,
    outcome,
    noticed,
    print: shortPrint(now.program[fileOf(mutant)]),
    tests: tests.slice(0, Math.max(MOST_TESTS, noticed.length)).map((test) => [test, printOfTest(test, now)]),
  };
}

function printOfTest(test: string, now: Prints): string {
  return shortPrint(now.tests[test.split(' > ')[0]!]);
}

function fileOf(mutant: string): string {
  return mutant.split(': ')[0]!;
}

function shortPrint(print: string | undefined): string {
  return (print ?? 'gone').slice(0, 8);
}
