import type { Side } from '@sortie/kernel';
import type { RulesTable } from '../../abilities/cards-in-play.ts';
import { tokenRules } from '../../abilities/token-spending.ts';
import type { Window } from '../../abilities/windows.ts';
import type { Attack } from '../../model/index.ts';
import type { FightTable } from './fight-table.ts';

const TOKENS: readonly string[] = tokenRules.map(({ card }) => card);

/** Whether a card of the side, tokens aside, hears the window. */
export function isSideHeard(table: RulesTable, window: Window, side: Side): boolean {
  return table.cards.index.all.some(
    ({ owner, rules }) =>
      table.ship(owner).side === side &&
      !TOKENS.includes(rules.card) &&
      rules.abilities?.some((each) => each.window === window),
  );
}

/** Keys of the cards that grant the attacker a further attack after this one: it is an attack of its own. */
export function attacksAgain(table: FightTable, attack: Attack, side: Side): readonly string[] {
  return (['hit', 'miss'] as const).flatMap((outcome) =>
    table
      .usable('furtherAttack', { ...attack, outcome }, side)
      .filter(({ ways, effectsOf }) =>
        ways.some((way) => effectsOf(way).some(({ kind }) => kind === 'grantAttack')),
      )
      .map(({ key }) => key),
  );
}
