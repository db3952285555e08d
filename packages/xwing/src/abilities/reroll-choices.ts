import type { Attack, Table } from '../model/index.ts';
import { choicesOfDice } from '../rules/choices-of-dice.ts';
import { rerollable } from '../rules/reroll.ts';

/** The sets of 1 to `most` attack dice that may be rerolled now; none where a card bans it. */
export function rerollChoices(table: Table, attack: Attack, most: number): number[][] {
  if (!table.mayReroll(attack)) return [];
  return choicesOfDice(attack.attackDice, rerollable(attack.attackDice)).filter(
    (dice) => dice.length > 0 && dice.length <= most,
  );
}
