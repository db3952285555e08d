import type { RulesTable } from '../abilities/cards-in-play.ts';
import type { Attack } from '../model/index.ts';

/** How many attack dice may still be rerolled where a card sets a limit. */
export function rerollsLeft(cards: RulesTable['cards'], attack: Attack): number {
  const rerolled = attack.attackDice.filter(({ timesRerolled }) => timesRerolled > 0).length;
  const most = cards
    .with('mostRerolls')
    .map((each) => each.rules.mostRerolls!({ ...cards.here(each), attack }) ?? Number.POSITIVE_INFINITY);
  return Math.max(0, Math.min(...most) - rerolled);
}
