import type { Unit } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';

/** Enemy trooper units on the battlefield within this range. lg.range.between-units-closest */
export function enemyTroopers({ table, self }: Here, range: number): readonly Unit[] {
  return table
    .enemies(self)
    .filter(
      ({ id, whereabouts }) =>
        whereabouts === 'battlefield' && table.isTrooper(id) && table.range(self, id) <= range,
    );
}
