import type { CardKey, LegionEffect, LegionState, UnitId } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import type { CardAction, CardInPlay } from './card-rules.ts';
import { whyUnmet } from './needs.ts';
import type { RulesTable } from './rules-table.ts';

/** A card action that a unit has, by the key under which it is chosen. */
export interface CardActionInPlay {
  /** The card's key; a second action of the card has a number behind it. lg.actions.card.each-distinct */
  readonly key: CardKey;
  readonly card: CardInPlay;
  readonly action: CardAction;
}

/** Every card action of the unit, possible or not. */
function allActionsOf({ cards }: RulesTable, unit: UnitId): CardActionInPlay[] {
  return cards.ownWith(unit, 'actions').flatMap((card) =>
    card.rules.actions!.map((action, index) => ({
      key: (index === 0 ? card.key : `${card.key}#${index}`) as CardKey,
      card,
      action,
    })),
  );
}

function isPossible(state: LegionState, { cards }: RulesTable, { card, action }: CardActionInPlay): boolean {
  if (action.exhausts && card.exhausted) return false;
  if (cards.isUsedUp(card, action)) return false;
  const here = cards.here(card);
  return action.applies(here) && !(action.needs && whyUnmet(state, action.needs(here)));
}

/** The card actions that the unit could perform now; whether it has actions left is not asked. */
export function cardActionsOf(
  state: LegionState,
  unit: UnitId,
  table: RulesTable = tableOf(state),
): CardActionInPlay[] {
  return allActionsOf(table, unit).filter((each) => isPossible(state, table, each));
}

/** What the action of this key brings, its cost first. lg.cards.exhaust.cost */
export function performCardAction(
  state: LegionState,
  unit: UnitId,
  key: CardKey,
  table: RulesTable = tableOf(state),
): readonly LegionEffect[] {
  const found = allActionsOf(table, unit).find((each) => each.key === key);
  if (!found) throw new Error(`${unit} has no card action ${key}`);
  const { cards } = table;
  return [...cards.pay(found.card, found.action), ...found.action.resolve(cards.here(found.card))];
}
