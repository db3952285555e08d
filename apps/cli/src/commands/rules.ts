import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { booksOf, type KeptBook, type Registry } from '@sortie/games';
import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { readJsonFile } from '../read-json-file.ts';
import { type MutationReport, type RuleReport, ruleCoverage, ruleCoverageText } from '../rule-coverage.ts';
import { UsageError } from '../usage-error.ts';

/** Where a run of the tests leaves its report. */
const REPORT = fileURLToPath(new URL('../../../../reports/rules.json', import.meta.url));
/** Where a mutation run leaves its reports. */
const MUTATION = fileURLToPath(new URL('../../../../docs/mutation/', import.meta.url));
const LISTED = 20;

export const rules = ({ games }: CliDependencies) =>
  defineCommand({
    meta: { name: 'sortie rules', description: 'Lists which rules are shown by passing tests' },
    args: {
      book: { type: 'positional', description: namesOf(games).join(' or ') },
      check: { type: 'boolean', description: 'exit with 1 unless every rule is shown' },
      all: { type: 'boolean', description: 'list every rule that is not shown' },
      report: {
        type: 'string',
        valueHint: 'FILE',
        description: 'another report than that of the last test run',
      },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const kept = findBook(games, args.book);
      const coverage = ruleCoverage(readReport(args.report ?? REPORT), {
        title: kept.title,
        isOurs: (id) => id.startsWith(`${kept.prefix}.`),
        book: await kept.rulebook('en'),
        mutation: readMutation(kept.name),
      });
      const text = args.json
        ? `${JSON.stringify(coverage)}\n`
        : ruleCoverageText(coverage, args.all ? Number.POSITIVE_INFINITY : LISTED);
      process.stdout.write(text);
      const isComplete = coverage.shown === coverage.rules && coverage.failed.length === 0;
      return coverage.unknown.length > 0 || (args.check && !isComplete) ? NEGATIVE : DONE;
    },
  });

/** The books that tests can show: those of games, and of events. */
const namesOf = (games: Registry) => booksOf(games).map(({ name }) => name);

/** The rulebook of a game, or another one that is kept. */
function findBook(games: Registry, name: string | undefined): KeptBook {
  const found = booksOf(games).find((book) => book.name === name);
  if (found) return found;
  const names = namesOf(games).join(', ');
  throw new UsageError(
    name === undefined
      ? `Which rules? Write one of: ${names}.`
      : `There are no rules of "${name}"; try ${names}.`,
  );
}

function readReport(file: string): RuleReport {
  if (!existsSync(file)) throw new UsageError('There is no report of a test run yet: run npm test first.');
  const report = readJsonFile(file) as unknown as Partial<RuleReport> | null;
  if (!isTable(report?.shown) || !isTable(report?.failed)) {
    throw new UsageError(`The file ${file} is not a report of a test run.`);
  }
  return { shown: report.shown, failed: report.failed };
}

/** The kept report of the last mutation run of a book; without one nothing is confirmed. */
function readMutation(book: string): MutationReport {
  const file = `${MUTATION}${book}.json`;
  if (!existsSync(file)) return { rules: {} };
  const report = readJsonFile(file) as unknown as Partial<MutationReport> | null;
  if (typeof report?.rules !== 'object') throw new UsageError(`The file ${file} is not a mutation report.`);
  return { rules: report.rules };
}

function isTable(value: unknown): value is RuleReport['shown'] {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
