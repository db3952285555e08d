import type { RulebookKit } from '@sortie/games';
import { behaviouralRules } from '@sortie/rulebook';

/** What a run of the tests wrote: which rules passing and failing tests name. */
export interface RuleReport {
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly failed: Readonly<Record<string, readonly string[]>>;
}

export interface AreaCoverage {
  readonly area: string;
  readonly rules: number;
  readonly shown: number;
  readonly confirmed: number;
  readonly missing: readonly string[];
}

/** What a mutation run wrote: how the mutants at the places of each rule fared. */
export interface MutationReport {
  readonly rules: Readonly<Record<string, { readonly confirmed: boolean }>>;
}

export interface RuleCoverage {
  /** What the game is called. */
  readonly title: string;
  readonly rules: number;
  readonly shown: number;
  /** Broken in the program, they were noticed by the tests that name them. */
  readonly confirmed: number;
  readonly areas: readonly AreaCoverage[];
  /** Named by a test, and in no rulebook. */
  readonly unknown: readonly string[];
  /** Named by a test that failed. */
  readonly failed: readonly string[];
}

/** A game as far as its rules are counted. */
export interface CountedGame {
  readonly title: string;
  /** Whether a rule that a test names should be in this game's book. */
  readonly isOurs: (id: string) => boolean;
  readonly book: RulebookKit;
  readonly mutation: MutationReport;
}

/** How many of the rules that have behaviour are shown by passing tests, and how many of these were confirmed. */
export function ruleCoverage(
  { shown, failed }: RuleReport,
  { title, isOurs, book, mutation }: CountedGame,
): RuleCoverage {
  const all = behaviouralRules(book);
  const names = [...new Set(all.map(({ area }) => area))];
  const isShown = (id: string) => (shown[id]?.length ?? 0) > 0;
  const isConfirmed = (id: string) => isShown(id) && (mutation.rules[id]?.confirmed ?? false);
  const areas = names.map((area): AreaCoverage => {
    const own = all.filter((rule) => rule.area === area).map(({ id }) => id);
    const missing = own.filter((id) => !isShown(id));
    const confirmed = own.filter(isConfirmed).length;
    return { area, rules: own.length, shown: own.length - missing.length, confirmed, missing };
  });
  return {
    title,
    rules: all.length,
    shown: areas.reduce((sum, area) => sum + area.shown, 0),
    confirmed: areas.reduce((sum, area) => sum + area.confirmed, 0),
    areas,
    unknown: [...Object.keys(shown), ...Object.keys(failed)].filter((id) => isOurs(id) && !book.find(id)),
    failed: Object.keys(failed).filter(isOurs),
  };
}

/** The coverage for people: a bar for every area, and the first of the rules that are missing. */
export function ruleCoverageText(coverage: RuleCoverage, maxMissing: number): string {
  const { title, rules, shown, confirmed, areas, unknown, failed } = coverage;
  const width = Math.max(...areas.map(({ area }) => area.length));
  const missing = areas.flatMap((area) => area.missing);
  const rest = missing.length - maxMissing;
  return [
    `${shown} of ${rules} ${title} rules are shown by passing tests, ${confirmed} of them confirmed by mutation`,
    '',
    ...areas.map((area) => {
      const done = `${area.shown}/${area.rules}`;
      const sure = `${area.confirmed} confirmed`;
      return `${area.area.padEnd(width)}  ${bar(area.shown / area.rules)}  ${done.padStart(7)}  ${sure.padStart(13)}`;
    }),
    ...(missing.length > 0 ? ['', 'Not shown:'] : []),
    ...missing.slice(0, maxMissing).map((id) => `  ${id}`),
    ...(rest > 0 ? [`  and ${rest} more; --all lists every one`] : []),
    ...(failed.length > 0 ? ['', `Named by tests that failed: ${failed.join(', ')}`] : []),
    ...(unknown.length > 0 ? ['', `Named by tests and in no rulebook: ${unknown.join(', ')}`] : []),
    '',
  ].join('\n');
}

const BAR = 24;

/** Full only when nothing is missing. */
function bar(share: number): string {
  const full = Math.floor(share * BAR);
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}
