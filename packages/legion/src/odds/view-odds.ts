import type { RulesTable } from '../abilities/rules-table.ts';
import type { AttackPool, MiniatureId, Stand, TableTop, Unit, WeaponChoice } from '../model/index.ts';
import { findUnit } from '../rules/in-play.ts';
import { tableOver } from '../rules/table.ts';
import type { LegionView } from '../view/legion-view.ts';
import { tableOfView, topOfView } from '../view/table-of-view.ts';
import { oddsOfPool, type PoolOdds } from './pool-odds.ts';
import { shotBetween } from './shot.ts';

export interface ShotOdds extends PoolOdds {
  /** The pool as it would be formed. */
  readonly pool: AttackPool;
}

/** Where miniatures would stand. */
export type Elsewhere = ReadonlyMap<MiniatureId, Stand>;

function withStands(unit: Unit, stands: Elsewhere): Unit {
  return {
    ...unit,
    miniatures: unit.miniatures.map((each) => {
      const stand = stands.get(each.id);
      return stand ? { ...each, stand } : each;
    }),
  };
}

/** Shots between units of one view, as they stand or as they would stand. */
export class ShotsOfView {
  readonly top: TableTop;
  readonly table: RulesTable;

  constructor(view: LegionView, stands: Elsewhere = new Map()) {
    const top = topOfView(view);
    this.top = stands.size === 0 ? top : { ...top, units: top.units.map((unit) => withStands(unit, stands)) };
    this.table = tableOver(this.top);
  }

  /** Undefined where the one could not attack the other; `chosen` are the weapons that are added. */
  between(attacker: string, defender: string, chosen?: readonly WeaponChoice[]): ShotOdds | undefined {
    const [one, other] = [findUnit(this.top, attacker), findUnit(this.top, defender)];
    const pool = one && other && shotBetween(this, one, other, chosen);
    // The keywords of its weapons speak while a pool is under way.
    return pool && { pool, ...oddsOfPool(tableOver(this.top, { pool }), pool) };
  }
}

/** An attack with these weapons, or with the best that reach. */
export interface ShotAsked {
  readonly attacker: string;
  readonly defender: string;
  readonly weapons?: readonly WeaponChoice[];
}

/** The odds of one attack. */
export function oddsOfShot(view: LegionView, shot: ShotAsked): ShotOdds | undefined {
  return new ShotsOfView(view).between(shot.attacker, shot.defender, shot.weapons);
}

/** The odds of the pool under way; undefined without one. */
export function oddsNow(view: LegionView): PoolOdds | undefined {
  return view.pool ? oddsOfPool(tableOfView(view), view.pool) : undefined;
}
