import { offers, showing } from '@sortie/kernel';
import { cardsWith } from '../abilities/cards-in-play.ts';
import type { Attack, CancelAnswer, XwingEvent, XwingQuestion, XwingState } from '../model/index.ts';
import { shipOf } from './in-play.ts';
import { tableOf } from './table.ts';

/**
 * Each evade cancels one hit, and criticals only when no hit is left. What stays uncancelled hits.
 * xw.attack.compare.cancel, xw.attack.compare.hits-before-crits, xw.attack.compare.hit-or-miss
 */
export function compared(state: XwingState, attack: Attack): XwingEvent[] {
  const cancelled = cancelledBy(attack, resistsDice(state, attack), attack.criticalsFirst);
  const left = (face: 'hit' | 'crit') =>
    showing(attack.attackDice, face).filter((die) => !cancelled.includes(die)).length;
  const [hits, crits] = [left('hit'), left('crit')];
  return [
    ...cancelled.map((die): XwingEvent => ({ kind: 'dieCancelled', pool: 'attack', die, source: 'evade' })),
    { kind: 'resultsCompared', outcome: hits + crits > 0 ? 'hit' : 'miss', hits, crits },
  ];
}

/** A card lets the defender cancel criticals first; asked where it changes anything. xw.timing.precedence.card-beats-rule */
export function cancelRequest(state: XwingState, attack: Attack): XwingQuestion<'cancelFirst'> | undefined {
  if (!resistsDice(state, attack)) return undefined;
  const [usual, other] = [cancelledBy(attack, true, false), cancelledBy(attack, true, true)];
  if (usual.length === other.length && usual.every((die) => other.includes(die))) return undefined;
  return {
    seat: shipOf(state, attack.defender).seat,
    rule: 'xw.timing.precedence.card-beats-rule',
    about: { attacker: attack.attacker, defender: attack.defender },
    answers: offers<CancelAnswer>([{ cancelFirst: 'crit' }, { cancelFirst: 'hit' }]),
  };
}

function resistsDice(state: XwingState, attack: Attack): boolean {
  const table = tableOf(state);
  return cardsWith(state, 'hitsResistDice').some(({ ship, key, rules }) =>
    rules.hitsResistDice!({ table, self: ship.id, key, attack }),
  );
}

/** Which attack dice the evade results cancel. Results that were added are no dice, so hits do not resist them. */
function cancelledBy(attack: Attack, hitsResistDice: boolean, criticalsFirst: boolean): readonly number[] {
  const evades = showing(attack.defenseDice, 'evade');
  const hits = showing(attack.attackDice, 'hit');
  const crits = showing(attack.attackDice, 'crit');
  if (!hitsResistDice) return [...hits, ...crits].slice(0, evades.length);
  const onHits = evades.filter((die) => attack.defenseDice[die]!.added).length;
  if (criticalsFirst) {
    const critsGone = crits.slice(0, evades.length);
    const left = Math.min(onHits, evades.length - critsGone.length);
    return [...critsGone, ...hits.slice(0, left)];
  }
  if (onHits < hits.length) return hits.slice(0, onHits);
  return [...hits, ...crits].slice(0, evades.length);
}
