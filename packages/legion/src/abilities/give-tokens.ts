import type { CardOption, UnitId } from '../model/index.ts';
import type { CardAction, Here } from './card-rules.ts';

/** Friendly units at range 1, the giver among them; passengers gain nothing. lg.transport.no-gain-tokens */
function takersOf({ table, self }: Here): readonly UnitId[] {
  return table
    .friends(self)
    .filter(({ id, whereabouts }) => whereabouts === 'battlefield' && table.range(self, id) <= 1)
    .map(({ id }) => id);
}

/** Every choice of one to so many of them, in their order. */
export function choicesUpTo<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  if (most < 1) return [];
  return items.flatMap((item, index) => [
    [item],
    ...choicesUpTo(items.slice(index + 1), most - 1).map((rest) => [item, ...rest]),
  ]);
}

/** A card action that gives one token each to as many friendly units as its value says. */
export function giveTokens(source: string, token: 'aim' | 'dodge'): CardAction {
  return {
    isFree: false,
    treatedAs: null,
    cost: 1,
    applies: (at) => takersOf(at).length > 0,
    resolve: (at) => {
      const { table, self, value = 0 } = at;
      const options = choicesUpTo(takersOf(at), value).map(
        (units): CardOption => ({
          answer: { units },
          effects: units.map((unit) => ({ kind: 'gainTokens', unit, token, count: 1, source })),
        }),
      );
      return [{ kind: 'askForCard', seat: table.unit(self).seat, unit: self, source, options }];
    },
  };
}
