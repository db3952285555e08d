import type { LegionEffect, MiniatureId, Unit, VehicleDamage } from '../../model/index.ts';
import { type Stock, sharesOf } from '../shares.ts';
import { capacityAction } from './capacity-action.ts';

type Token =
  | { readonly token: 'wound'; readonly miniature: MiniatureId }
  | { readonly token: 'ion' }
  | { readonly token: VehicleDamage };

/** Tokens of the vehicle of every kind. lg.upgrade-keyword.repair.effect, lg.upgrade-keyword.repair.damage-kinds */
function tokensOn({ miniatures, tokens, damage }: Unit): readonly Stock<Token>[] {
  const wounds = miniatures
    .filter(({ defeatedIn }) => defeatedIn === null)
    .map(({ id, wounds: most }) => ({ what: { token: 'wound', miniature: id } as const, most }));
  const ions = { what: { token: 'ion' }, most: tokens.ion } as const;
  return [...wounds, ions, ...damage.map(({ kind }) => ({ what: { token: kind }, most: 1 }))];
}

function remove(unit: Unit['id'], token: Token): LegionEffect {
  switch (token.token) {
    case 'wound':
      return { kind: 'removeWounds', unit, miniature: token.miniature, count: 1 };
    case 'ion':
      return { kind: 'removeTokens', unit, token: 'ion', count: 1, source: 'repair' };
    default:
      return { kind: 'repairVehicle', unit, damage: token.token };
  }
}

/** Of vehicles of both kinds. lg.upgrade-keyword.repair.vehicle-kinds */
export const repair = capacityAction('repair', {
  isOfKind: ({ table }, { id }) => table.isVehicle(id),
  options: ({ value = 0 }, unit) =>
    sharesOf(tokensOn(unit), value)
      .filter((removed) => removed.length > 0)
      .map((removed) => ({
        answer: { unit: unit.id, removed },
        effects: removed.map((token) => remove(unit.id, token)),
      })),
});
