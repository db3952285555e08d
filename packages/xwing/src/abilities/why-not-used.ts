import type { AskedUse, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Attack, XwingState } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';
import { rerollable } from '../rules/reroll.ts';
import { isForbidden } from './questions.ts';

const BANNED = 'xw.timing.precedence.cannot-is-absolute';

/** Which rule keeps a token or a card from being used in a window where a player might expect it. */
export function whyNotUsed(
  state: XwingState,
  window: string,
  at: object,
  { use, choice, used }: AskedUse,
): Refusal | undefined {
  if (used.includes(use)) return refused('xw.cards.ability.once-per-timing', { use });
  const attack = at as Attack;
  const rule =
    window === 'modifyAttackDice'
      ? whyNotOnAttack(state, attack, use, choice)
      : window === 'modifyDefenseDice'
        ? whyNotOnDefense(state, attack, use)
        : undefined;
  return rule ? refused(rule, { use }) : undefined;
}

function whyNotOnAttack(state: XwingState, attack: Attack, use: string, choice: unknown): string | undefined {
  const ship = shipOf(state, attack.attacker);
  if (use === `${ship.id}.focus`) {
    if (ship.tokens.focus === 0) return 'xw.action.focus.spend-attack';
    return isForbidden(state, { kind: 'spendFocus', ship, attack }) ? BANNED : undefined;
  }
  if (use !== `${ship.id}.targetLock`) return use.endsWith('.evade') ? 'xw.action.evade.spend' : undefined;
  if (ship.lock?.target !== attack.defender) return 'xw.action.lock.spend-only-vs-locked';
  if (isForbidden(state, { kind: 'reroll', ship, attack })) return BANNED;
  if (isForbidden(state, { kind: 'spendLock', ship, attack })) return BANNED;
  const free = rerollable(attack.attackDice);
  return Array.isArray(choice) && choice.some((die) => !free.includes(die as number))
    ? 'xw.dice.modify.reroll-once'
    : undefined;
}

function whyNotOnDefense(state: XwingState, attack: Attack, use: string): string | undefined {
  const ship = shipOf(state, attack.defender);
  if (use === `${ship.id}.focus`) {
    if (ship.tokens.focus === 0) return 'xw.action.focus.spend-defense';
    return isForbidden(state, { kind: 'spendFocus', ship, attack }) ? BANNED : undefined;
  }
  if (use === `${ship.id}.evade`) {
    if (ship.tokens.evade === 0) return 'xw.action.evade.spend';
    return isForbidden(state, { kind: 'spendEvade', ship, attack }) ? BANNED : undefined;
  }
  return use.endsWith('.targetLock') ? 'xw.action.lock.spend-reroll' : undefined;
}
