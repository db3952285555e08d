import type { CardOption, MiniatureId, Unit } from '../../model/index.ts';
import { type Stock, sharesOf } from '../shares.ts';
import { capacityAction } from './capacity-action.ts';

function woundsOn({ miniatures }: Unit): readonly Stock<MiniatureId>[] {
  return miniatures
    .filter(({ defeatedIn }) => defeatedIn === null)
    .map(({ id, wounds }) => ({ what: id, most: wounds }));
}

/** lg.upgrade-keyword.treat.restore.eligibility */
function fallenIn({ miniatures }: Unit, round: number): readonly Stock<MiniatureId>[] {
  return miniatures.filter(({ defeatedIn }) => defeatedIn === round).map(({ id }) => ({ what: id, most: 1 }));
}

function healing(unit: Unit, value: number): readonly CardOption[] {
  return sharesOf(woundsOn(unit), value)
    .filter((healed) => healed.length > 0)
    .map((healed) => ({
      answer: { unit: unit.id, healed },
      effects: healed.map((miniature) => ({ kind: 'removeWounds', unit: unit.id, miniature, count: 1 })),
    }));
}

function restoring(unit: Unit, value: number, round: number): readonly CardOption[] {
  return sharesOf(fallenIn(unit, round), value)
    .filter((restored) => restored.length > 0)
    .map((restored) => ({
      answer: { unit: unit.id, restored },
      effects: restored.map((miniature) => ({ kind: 'restoreMiniature', unit: unit.id, miniature })),
    }));
}

/** Troopers, those with emplacements too; the one or the other. lg.upgrade-keyword.treat.emplacement, lg.upgrade-keyword.treat.effect */
export const treat = capacityAction('treat', {
  isOfKind: ({ table }, { id }) => table.isTrooper(id),
  options: ({ table, value = 0 }, unit) => [...healing(unit, value), ...restoring(unit, value, table.round)],
});
