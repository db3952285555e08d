import { offers, showing } from '@sortie/kernel';
import type { Attack, CancelAnswer, XwingEvent, XwingQuestion, XwingState } from '../model/index.ts';
import type { Strength } from './cancelling.ts';
import { cancelledBy, mayCancelCriticalsFirst, outcomeOf, strengthOf } from './cancelling.ts';
import { shipOf } from './in-play.ts';
import { tableOf } from './table.ts';

/**
 * Each evade cancels one hit, and criticals only when no hit is left. What stays uncancelled hits.
 * xw.attack.compare.cancel, xw.attack.compare.hits-before-crits, xw.attack.compare.hit-or-miss
 */
export function compareResults(state: XwingState, attack: Attack): XwingEvent[] {
  const cancelled = cancelledBy(attack, strengthNow(state, attack), attack.criticalsFirst);
  const left = (face: 'hit' | 'crit') =>
    showing(attack.attackDice, face).filter((die) => !cancelled.includes(die)).length;
  const [hits, crits] = [left('hit'), left('crit')];
  return [
    ...cancelled.map((die): XwingEvent => ({ kind: 'dieCancelled', pool: 'attack', die, source: 'evade' })),
    {
      kind: 'resultsCompared',
      outcome: outcomeOf(tableOf(state).cards, attack, hits + crits),
      hits,
      crits,
    },
  ];
}

/** A card lets the defender cancel criticals first; asked where it changes anything. xw.timing.precedence.card-beats-rule */
export function cancelRequest(state: XwingState, attack: Attack): XwingQuestion<'cancelFirst'> | undefined {
  if (!mayCancelCriticalsFirst(tableOf(state).cards, attack)) return undefined;
  const strength = strengthNow(state, attack);
  const [usual, other] = [cancelledBy(attack, strength, false), cancelledBy(attack, strength, true)];
  if (usual.length === other.length && usual.every((die) => other.includes(die))) return undefined;
  return {
    seat: shipOf(state, attack.defender).seat,
    rule: 'xw.timing.precedence.card-beats-rule',
    about: { attacker: attack.attacker, defender: attack.defender },
    answers: offers<CancelAnswer>([{ cancelFirst: 'crit' }, { cancelFirst: 'hit' }]),
  };
}

function strengthNow(state: XwingState, attack: Attack): Strength {
  return strengthOf(tableOf(state).cards, state.options.variant, attack);
}
