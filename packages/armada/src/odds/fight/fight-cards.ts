import type { Side } from '@sortie/kernel';
import { swarm } from '../../abilities/keywords/swarm.ts';
import { shipRules, squadronOwnRules } from '../../abilities/own-rules.ts';
import type { RulesTable } from '../../abilities/rules-table.ts';
import type { Window } from '../../abilities/windows.ts';
import type { Attack, UnitId } from '../../model/index.ts';
import type { FightTable } from './fight-table.ts';

const OWN: ReadonlySet<string> = new Set([...shipRules, ...squadronOwnRules].map(({ card }) => card));

/** Whether the key is that of something that the rules give to every unit, or that a keyword is. */
export function isOwnRule(key: string): boolean {
  const card = key.slice(key.lastIndexOf('.') + 1);
  return OWN.has(card) || card === swarm.card;
}

/** Whether a card of the side hears the window; what the rules let every unit do counts for the units of the attack alone. */
export function isSideHeard(
  table: RulesTable,
  window: Window,
  side: Side,
  { attacker, defender }: Pick<Attack, 'attacker' | 'defender'>,
): boolean {
  const speaking: UnitId = window === 'spendDefenseTokens' ? defender : attacker;
  return table.cards.index.all.some(
    ({ owner, rules }) =>
      table.unit(owner).side === side &&
      (owner === speaking || !OWN.has(rules.card)) &&
      rules.abilities?.some((each) => each.window === window),
  );
}

/** Whether the attacker's side has a critical effect beside the usual one: its icon may have to be of a colour. */
export function hasSpecialCritical(table: RulesTable, side: Side): boolean {
  return table.cards.index.all.some(
    ({ owner, rules }) =>
      table.unit(owner).side === side &&
      !OWN.has(rules.card) &&
      rules.abilities?.some((each) => each.window === 'resolveDamage'),
  );
}

const LATER: readonly Window[] = ['damageSuffered', 'afterAttack'];

/** Keys of the cards that do something to the defender, or attack again, once the damage is done. */
export function speakingLater(table: FightTable, attack: Attack, side: Side): readonly string[] {
  const over: Attack = { ...attack, total: 1, suffered: 1 };
  return LATER.flatMap((window) =>
    table
      .usable(window, over, side)
      .filter(({ ways, effectsOf }) =>
        ways.some((way) =>
          effectsOf(way).some(
            (effect) =>
              effect.kind === 'offerAttack' ||
              (effect.kind === 'sufferDamage' && effect.unit === attack.defender),
          ),
        ),
      )
      .map(({ key }) => key),
  );
}
