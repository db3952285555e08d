import type { RulesTable } from '../abilities/rules-table.ts';
import type { TableTop, Underway, Unit } from '../model/index.ts';
import { tableOver } from '../rules/table.ts';
import type { LegionView, UnitView } from './legion-view.ts';

function unitOf(unit: UnitView, round: number): Unit {
  const { usedThisRound, values: _, inMeleeWith: _enemies, isEngaged: _engaged, ...rest } = unit;
  return { ...rest, uses: usedThisRound.map((key) => ({ key, scope: 'round', during: round })) };
}

/** What lies on the table, as a player sees it. */
export function topOfView(view: LegionView): TableTop {
  return { ...view, units: view.units.map((unit) => unitOf(unit, view.round)) };
}

/** The procedures under way that a player sees. */
function underwayOfView({ attack, pool, activation, move }: LegionView): Partial<Underway> {
  return {
    ...(attack ? { attack } : {}),
    ...(pool ? { pool } : {}),
    ...(activation ? { activation } : {}),
    ...(move ? { move } : {}),
  };
}

/** The rules' questions over what a player sees, without an engine. */
export function tableOfView(view: LegionView): RulesTable {
  return tableOver(topOfView(view), underwayOfView(view));
}
