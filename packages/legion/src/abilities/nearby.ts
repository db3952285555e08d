import type { Table, Unit, UnitId } from '../model/index.ts';

function isNear(table: Table, unit: UnitId, { id, whereabouts }: Unit, range: number): boolean {
  return whereabouts === 'battlefield' && table.range(unit, id) <= range;
}

/** Other friendly units on the battlefield, up to this range. */
export function friendsNear(table: Table, unit: UnitId, range: number): readonly Unit[] {
  return table.friends(unit).filter((each) => each.id !== unit && isNear(table, unit, each, range));
}

/** Enemy trooper units on the battlefield, up to this range. */
export function enemyTroopersNear(table: Table, unit: UnitId, range: number): readonly Unit[] {
  return table.enemies(unit).filter((each) => table.isTrooper(each.id) && isNear(table, unit, each, range));
}
