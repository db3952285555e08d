import type { Mutant } from './find-mutants.ts';
import type { MutantResult, Outcome } from './mutant-result.ts';

/** How the mutants at the places of one rule, or in the file of one card, fared. */
export interface Tally {
  readonly killed: number;
  readonly elsewhere: number;
  /** Survivors with a stated reason. */
  readonly excused: number;
  readonly survived: number;
  /** Not tried yet: the run was ended before. */
  readonly untried: number;
  readonly confirmed: boolean;
}

/** A mutant that no test of its rule or card noticed. */
export interface OpenMutant {
  readonly mutant: string;
  readonly line: number;
  readonly of: readonly string[];
  readonly outcome: Exclude<Outcome, 'killed'>;
  /** The test that noticed elsewhere. */
  readonly test?: string;
  readonly reason?: string;
}

/** What `docs/mutation/<game>.json` holds. */
export interface MutationReport {
  readonly game: string;
  readonly mutants: number;
  readonly untried: number;
  readonly rules: Readonly<Record<string, Tally>>;
  readonly cards: Readonly<Record<string, Tally>>;
  /** Rules that no place of the program cites, with the reason if one is stated. */
  readonly uncited: Readonly<Record<string, string | null>>;
  readonly open: readonly OpenMutant[];
}

/** Why survivors are accepted, by mutant, and why a rule has no place, by rule. */
export interface Reasons {
  readonly mutants: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

export interface ReportOrder {
  readonly game: string;
  /** All rules that have behaviour. */
  readonly rules: readonly string[];
  readonly mutants: readonly Pick<Mutant, 'key' | 'rules' | 'card'>[];
  readonly results: readonly MutantResult[];
  readonly reasons: Reasons;
}

export function reportOn({ game, rules, mutants, results, reasons }: ReportOrder): MutationReport {
  const known = new Map(results.map((result) => [result.mutant, result]));
  const tallied = (own: readonly Placed[], rule?: string) => {
    const tried = own.flatMap(({ key }) => known.get(key) ?? []);
    return tally(tried, { reasons, untried: own.length - tried.length, rule });
  };
  const byRule = groupBy(mutants, (each) => each.rules);
  const byCard = groupBy(mutants, ({ card }) => (card === null ? [] : [card]));
  const cited = rules.filter((rule) => byRule.has(rule));
  return {
    game,
    mutants: mutants.length,
    untried: mutants.length - results.length,
    rules: Object.fromEntries(cited.map((rule) => [rule, tallied(byRule.get(rule)!, rule)])),
    cards: Object.fromEntries([...byCard].map(([card, own]) => [card, tallied(own)])),
    uncited: Object.fromEntries(
      rules.filter((rule) => !byRule.has(rule)).map((rule) => [rule, reasons.rules[rule] ?? null]),
    ),
    open: results.flatMap((result) => openMutant(result, reasons)),
  };
}

type Placed = ReportOrder['mutants'][number];

interface TallyOrder {
  readonly reasons: Reasons;
  readonly untried: number;
  /** Nothing for a card. */
  readonly rule: string | undefined;
}

/**
 * Confirmed is a rule when a test that names it noticed at least one mutant at its places, and no mutant there was
 * noticed by nobody without a stated reason, nor is left to try. For a card the tests are those of the card.
 */
function tally(results: readonly MutantResult[], { reasons, untried, rule }: TallyOrder): Tally {
  const count = (outcome: Outcome) => results.filter((each) => each.outcome === outcome).length;
  const unnoticed = results.filter(({ outcome }) => outcome === 'survived' || outcome === 'unreached');
  const excused = unnoticed.filter(({ mutant }) => mutant in reasons.mutants).length;
  const survived = unnoticed.length - excused;
  const isNoticed = results.some(({ outcome, noticed }) =>
    rule === undefined ? outcome === 'killed' : noticed.includes(rule),
  );
  return {
    killed: count('killed'),
    elsewhere: count('elsewhere'),
    excused,
    survived,
    untried,
    confirmed: isNoticed && survived === 0 && untried === 0,
  };
}

function openMutant(
  { mutant, line, rules, card, outcome, tests }: MutantResult,
  reasons: Reasons,
): OpenMutant[] {
  if (outcome === 'killed') return [];
  const reason = reasons.mutants[mutant];
  const [test] = tests;
  return [
    {
      mutant,
      line,
      of: card === null ? rules : [...rules, card],
      outcome,
      ...(test === undefined ? {} : { test }),
      ...(reason === undefined ? {} : { reason }),
    },
  ];
}

function groupBy(
  mutants: readonly Placed[],
  keysOf: (mutant: Placed) => readonly string[],
): ReadonlyMap<string, readonly Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const mutant of mutants) {
    for (const key of keysOf(mutant)) groups.set(key, [...(groups.get(key) ?? []), mutant]);
  }
  return groups;
}

/** Reasons for mutants and rules that no longer need one. */
export function unneededReasons(report: MutationReport, reasons: Reasons): readonly string[] {
  const excused = new Set(
    report.open.filter(({ outcome }) => outcome !== 'elsewhere').map(({ mutant }) => mutant),
  );
  return [
    ...Object.keys(reasons.mutants).filter((mutant) => !excused.has(mutant)),
    ...Object.keys(reasons.rules).filter((rule) => !(rule in report.uncited)),
  ];
}
