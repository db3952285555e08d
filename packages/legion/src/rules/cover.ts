import type { RulesTable } from '../abilities/rules-table.ts';
import type { AttackPool, CoverGrade } from '../model/index.ts';

/** lg.cover.types */
const GRADES: readonly CoverGrade[] = ['none', 'light', 'heavy'];

/** How many hits it cancels. lg.cover.light-cancels-1, lg.cover.heavy-cancels-2 */
export function hitsCancelled(grade: CoverGrade): number {
  return GRADES.indexOf(grade);
}

/**
 * Improvements add up, and heavy is the most. lg.cover.improve.sources, lg.cover.improve.cap-heavy,
 * lg.cover.improve.none-plus-1, lg.cover.improve.none-plus-2, lg.cover.improve.light-plus-1
 */
export function improveCover(grade: CoverGrade, by: number): CoverGrade {
  return GRADES[Math.min(GRADES.indexOf(grade) + by, GRADES.length - 1)]!;
}

export function reduceCover(grade: CoverGrade, by: number): CoverGrade {
  return GRADES[Math.max(GRADES.indexOf(grade) - by, 0)]!;
}

/**
 * The cover of a whole unit from that of its miniatures: at least half must be obscured, and of these light counts
 * only where it is the greater part. lg.cover.result.half-or-more, lg.cover.result.mixed-majority
 */
export function coverOfUnit(miniatures: readonly CoverGrade[]): CoverGrade {
  const obscured = miniatures.filter((grade) => grade !== 'none');
  if (obscured.length === 0 || obscured.length * 2 < miniatures.length) return 'none';
  const light = obscured.filter((grade) => grade === 'light').length;
  return light * 2 > obscured.length ? 'light' : 'heavy';
}

/** However many tokens there are, they improve cover by 1. lg.cover.improve.suppression */
function improvementBySuppression(table: RulesTable, { defender }: AttackPool): number {
  return table.isTrooper(defender) && table.unit(defender).tokens.suppression > 0 ? 1 : 0;
}

/**
 * The cover that counts now: every improvement up to heavy, what only improves light cover last of them, and then
 * what reduces it. lg.cover.modifier-order, lg.cover.ranged-only, lg.unit-keyword.sharpshooter.example,
 * lg.unit-keyword.low-profile.example-sharpshooter, lg.unit-keyword.low-profile.timing
 */
export function coverAgainst(table: RulesTable, pool: AttackPool): CoverGrade {
  return coverWith(table, pool, improvementBySuppression(table, pool));
}

/** The same with an improvement by suppression that the defender has yet to be given. lg.cover.improve.suppression */
export function coverIfSuppressed(table: RulesTable, pool: AttackPool): CoverGrade {
  return coverWith(table, pool, table.isTrooper(pool.defender) ? 1 : 0);
}

function coverWith(table: RulesTable, pool: AttackPool, bySuppression: number): CoverGrade {
  if (pool.type !== 'ranged') return 'none';
  const about = { defender: table.unit(pool.defender), pool };
  const by = bySuppression + table.cards.sum('coverImproved', about);
  const improved = improveCover(pool.coverFound ?? 'none', by);
  // lg.unit-keyword.low-profile.needs-light
  const grade = table.cards.replace('improvedCover', { pool, improved }, pool.defender, improved);
  return reduceCover(grade, table.cards.sum('coverReduced', about));
}
