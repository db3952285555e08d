import type { LegionEffect, UnitId } from '../model/index.ts';

interface GrantedAttack {
  readonly unit: UnitId;
  readonly source: string;
  /** The only weapon that may be used. */
  readonly only?: string;
  readonly notAgainst?: readonly UnitId[];
}

/** An attack that is no action, once somebody has decided to make it. lg.actions.non-action-attack.no-limit */
export function orderAttack({ unit, source, only, notAgainst = [] }: GrantedAttack): LegionEffect {
  return {
    kind: 'orderAttack',
    attack: {
      unit,
      isAction: false,
      source,
      types: 'any',
      against: null,
      notAgainst,
      only: only ?? null,
      isOptional: false,
    },
  };
}
