import type { CardOption, Unit } from '../../model/index.ts';
import { faceOf } from '../../rules/upgrade-face.ts';
import type { CardAction, CardRules, Here } from '../card-rules.ts';
import { card } from '../card-words.ts';

type Id = 'repair' | 'treat';

interface CapacityAction {
  readonly isOfKind: (at: Here, unit: Unit) => boolean;
  /** What may be done for this unit, in all ways. */
  readonly options: (at: Here, unit: Unit) => readonly CardOption[];
}

/**
 * The miniature that came with the card does it, and the card takes so many tokens.
 * lg.upgrade-keyword.repair.capacity, lg.upgrade-keyword.treat.capacity
 */
function isFit({ table, self, key }: Here, id: Id): boolean {
  const upgrade = table.upgrade(self, key);
  const keyword = upgrade && faceOf(upgrade)?.keywords.find((each) => each.id === id);
  if (!upgrade || keyword?.id !== id) return false;
  return upgrade.wounds < keyword.capacity && table.miniatures(self).some(({ from }) => from === upgrade.key);
}

/** In sight at range 1, as every unit is for itself. lg.upgrade-keyword.repair.target, lg.upgrade-keyword.treat.target */
function isNear({ table, self }: Here, { id }: Unit): boolean {
  return table.range(self, id) === 1 && table.sees(self, id);
}

/**
 * A free card action that lays a wound token on its card before a unit is chosen.
 * lg.upgrade-keyword.repair.free-card-action, lg.upgrade-keyword.repair.cost,
 * lg.upgrade-keyword.treat.free-card-action, lg.upgrade-keyword.treat.cost
 */
export function capacityAction<const Keyword extends Id>(
  id: Keyword,
  { isOfKind, options }: CapacityAction,
): CardRules & { readonly card: Keyword } {
  const all = (at: Here) =>
    at.table
      .friends(at.self)
      .filter((unit) => isOfKind(at, unit) && isNear(at, unit))
      .flatMap((unit) => options(at, unit));
  const action: CardAction = {
    isFree: true,
    treatedAs: null,
    cost: 0,
    applies: (at) => isFit(at, id) && all(at).length > 0,
    resolve: (at) => {
      const { table, self, key } = at;
      const { seat } = table.unit(self);
      return [
        { kind: 'placeWoundsOnCard', unit: self, key: table.upgrade(self, key)!.key, count: 1, from: null },
        { kind: 'askForCard', seat, unit: self, source: id, options: all(at) },
      ];
    },
  };
  return card(id, { actions: [action] });
}
