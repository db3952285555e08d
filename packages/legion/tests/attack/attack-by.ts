import type { Attacking, UnitId } from '@sortie/legion/model';

/** An attack of a unit as a rule would order it. */
export function attackBy(unit: string, more: Partial<Attacking> = {}): Attacking {
  return {
    unit: unit as UnitId,
    number: 1,
    isAction: false,
    source: null,
    types: 'any',
    against: null,
    notAgainst: [],
    only: null,
    isOptional: false,
    pools: [],
    resolved: [],
    ...more,
  };
}
