import { type Hider, lineOfSight, obscurersOf } from '../measuring/index.ts';
import type { AttackPool, CoverGrade, MiniatureId, TableTop } from '../model/index.ts';
import { unitOf } from '../rules/in-play.ts';
import { attackingFigure, coverAround, figuresOf, gradeOf, inSight } from '../rules/sight.ts';
import type { LegionView } from '../view/legion-view.ts';
import { type ShotAsked, type ShotOdds, ShotsOfView } from './view-odds.ts';

/** Something that covers a miniature: a terrain piece, or a miniature that counts as one. */
export interface Coverer {
  readonly kind: 'terrain' | 'miniature';
  readonly id: string;
  readonly grade: CoverGrade;
}

/** One miniature of the defender, as the attack finds it. */
export interface MiniatureInSight {
  readonly miniature: MiniatureId;
  /** Some miniature of the attacker sees it. lg.wound.assign.los-required */
  readonly isSeen: boolean;
  /** What hides all of it from the attacking leader, when nobody of the attacker sees it. */
  readonly hiddenBy: readonly Hider[];
  /** The best of what covers it from the attacking leader. lg.cover.result.one-mini-best */
  readonly cover: CoverGrade;
  readonly coveredBy: readonly Coverer[];
}

function bestOf(coverers: readonly Coverer[]): CoverGrade {
  const grades = coverers.map(({ grade }) => grade);
  return grades.includes('heavy') ? 'heavy' : grades.includes('light') ? 'light' : 'none';
}

/** What of a unit is seen, and what covers each miniature of it. Nothing covers in melee. lg.cover.ranged-only */
export function sightOnUnit(top: TableTop, pool: AttackPool): readonly MiniatureInSight[] {
  const defender = unitOf(top, pool.defender);
  const leader = attackingFigure(top, pool);
  const around = coverAround(top);
  return figuresOf(defender).map((figure) => {
    const obscurers = leader && pool.type === 'ranged' ? obscurersOf(leader, figure, around) : [];
    const coveredBy = obscurers
      .map((each): Coverer => ({ kind: each.kind, id: each.id, grade: gradeOf(top, defender, each) }))
      .filter(({ grade }) => grade !== 'none');
    const miniature = figure.id as MiniatureId;
    const isSeen = pool.seen.includes(miniature);
    const hiddenBy = leader && !isSeen ? lineOfSight(leader, figure, inSight(top)).hidersOfAll : [];
    return { miniature, isSeen, hiddenBy, cover: bestOf(coveredBy), coveredBy };
  });
}

/** A shot with its odds and everything that was looked at for them. */
export interface ShotInDetail extends ShotOdds {
  /** The cover that counts, with what improves and reduces it. lg.cover.modifier-order */
  readonly cover: CoverGrade;
  readonly sight: readonly MiniatureInSight[];
}

/** Each of the shots, for the table to show; undefined where the one could not attack the other. */
export function shotsInDetail(
  view: LegionView,
  asked: readonly ShotAsked[],
): readonly (ShotInDetail | undefined)[] {
  const shots = new ShotsOfView(view);
  return asked.map(({ attacker, defender, weapons }) => {
    const odds = shots.between(attacker, defender, weapons);
    if (!odds) return undefined;
    return { ...odds, cover: shots.table.cover(odds.pool), sight: sightOnUnit(shots.top, odds.pool) };
  });
}
