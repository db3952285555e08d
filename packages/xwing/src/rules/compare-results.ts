import { offers, showing } from '@sortie/kernel';
import { cardsWith } from '../abilities/questions.ts';
import type { Attack, CancelAnswer, XwingEvent, XwingQuestion, XwingState } from '../model/index.ts';
import { shipOf } from './in-play.ts';
import { tableOf } from './table.ts';

/**
 * Each evade cancels one hit, and criticals only when no hit is left. What stays uncancelled hits.
 * xw.attack.compare.cancel, xw.attack.compare.hits-before-crits, xw.attack.compare.hit-or-miss
 */
export function compareResults(state: XwingState, attack: Attack): XwingEvent[] {
  const cancelled = cancelledBy(attack, strengthOf(state, attack), attack.criticalsFirst);
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
  const strength = strengthOf(state, attack);
  const [usual, other] = [cancelledBy(attack, strength, false), cancelledBy(attack, strength, true)];
  if (usual.length === other.length && usual.every((die) => other.includes(die))) return undefined;
  return {
    seat: shipOf(state, attack.defender).seat,
    rule: 'xw.timing.precedence.card-beats-rule',
    about: { attacker: attack.attacker, defender: attack.defender },
    answers: offers<CancelAnswer>([{ cancelFirst: 'crit' }, { cancelFirst: 'hit' }]),
  };
}

function resistsDice(state: XwingState, attack: Attack): boolean {
  const { cards } = tableOf(state);
  return cardsWith(state, 'hitsResistDice').some((each) =>
    each.rules.hitsResistDice!({ ...cards.here(each), attack }),
  );
}

/** How many of the evade results may cancel criticals, and how many of those may cancel hits as well. */
interface Strength {
  readonly onCrits: number;
  readonly onHits: number;
}

/**
 * An added result is a die like a rolled one, so hits that resist dice resist it too; in the older book it may be a
 * token, which is no die. xw.dice.modify.added-is-normal
 */
function strengthOf(state: XwingState, attack: Attack): Strength {
  const evades = showing(attack.defenseDice, 'evade');
  if (!resistsDice(state, attack)) return { onCrits: evades.length, onHits: evades.length };
  const mayBeTokens = state.options.variant === 'core2012';
  const onHits = evades.filter((die) => mayBeTokens && attack.defenseDice[die]!.added).length;
  return { onCrits: evades.length, onHits };
}

/** Which attack dice the evade results cancel. Criticals wait for the hits unless a card says otherwise. */
function cancelledBy(
  attack: Attack,
  { onCrits, onHits }: Strength,
  criticalsFirst: boolean,
): readonly number[] {
  const hits = showing(attack.attackDice, 'hit');
  const crits = showing(attack.attackDice, 'crit');
  if (criticalsFirst) {
    const critsGone = crits.slice(0, onCrits);
    const left = Math.min(onHits, onCrits - critsGone.length);
    return [...critsGone, ...hits.slice(0, left)];
  }
  if (onHits < hits.length) return hits.slice(0, onHits);
  return [...hits, ...crits].slice(0, onCrits);
}
