import type { Book } from '@sortie/rulebook';
import type { RuleReport } from './rule-report.ts';

/** physical: about handling pieces on a real table, nothing a referee could show. */
export const standings = ['shown', 'failing', 'missing', 'physical'] as const;
export type Standing = (typeof standings)[number];

export interface CoveredRule {
  readonly id: string;
  readonly area: string;
  readonly standing: Standing;
  /** The tests that show it. */
  readonly tests: readonly string[];
}

export interface AreaCoverage {
  readonly area: string;
  readonly rules: number;
  readonly by: Readonly<Record<Standing, number>>;
}

/** Every rule of the book with the tests that show it, in the book's order. */
export function coveredRules({ rules }: Book, { shown, failed }: RuleReport): readonly CoveredRule[] {
  return rules.map(({ id, area, kind }) => {
    const tests = shown[id] ?? [];
    const failing = failed[id] ?? [];
    const own = { id, area, tests: failing.length > 0 ? failing : tests };
    if (failing.length > 0) return { ...own, standing: 'failing' };
    if (tests.length > 0) return { ...own, standing: 'shown' };
    return { ...own, standing: kind === 'physical' ? 'physical' : 'missing' };
  });
}

export function areaCoverages(rules: readonly CoveredRule[]): readonly AreaCoverage[] {
  return [...new Set(rules.map(({ area }) => area))].map((area) => {
    const own = rules.filter((rule) => rule.area === area);
    return { area, rules: own.length, by: countsOf(own) };
  });
}

export function countsOf(rules: readonly CoveredRule[]): Readonly<Record<Standing, number>> {
  const count = (standing: Standing) => rules.filter((rule) => rule.standing === standing).length;
  return {
    shown: count('shown'),
    failing: count('failing'),
    missing: count('missing'),
    physical: count('physical'),
  };
}
