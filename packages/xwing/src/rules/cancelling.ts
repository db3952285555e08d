import { showing } from '@sortie/kernel';
import type { RulesTable } from '../abilities/cards-in-play.ts';
import type { Attack, Variant } from '../model/index.ts';

type Cards = RulesTable['cards'];

/** How many of the evade results may cancel criticals, and how many of those may cancel hits as well. */
export interface Strength {
  readonly onCrits: number;
  readonly onHits: number;
  /** Criticals out of their reach. */
  readonly kept: number;
}

type Saying = 'hitsResistDice' | 'cancelsCriticalsFirst' | 'alwaysHits';

function says(cards: Cards, part: Saying, attack: Attack): boolean {
  return cards.with(part).some((each) => each.rules[part]!({ ...cards.here(each), attack }));
}

/** A card keeps defense dice from cancelling hits, and lets the defender cancel criticals first. */
export function resistsDice(cards: Cards, attack: Attack): boolean {
  return says(cards, 'hitsResistDice', attack);
}

/** A card lets the defender cancel criticals before hits. xw.timing.precedence.card-beats-rule */
export function mayCancelCriticalsFirst(cards: Cards, attack: Attack): boolean {
  return resistsDice(cards, attack) || says(cards, 'cancelsCriticalsFirst', attack);
}

/** What is left uncancelled hits, unless a card says that the attack hits anyway. xw.attack.compare.hit-or-miss */
export function outcomeOf(cards: Cards, attack: Attack, left: number): 'hit' | 'miss' {
  return left > 0 || says(cards, 'alwaysHits', attack) ? 'hit' : 'miss';
}

/**
 * An added result is a die like a rolled one, so hits that resist dice resist it too; in the older book it may be a
 * token, which is no die. xw.dice.modify.added-is-normal
 */
export function strengthOf(cards: Cards, book: Variant, attack: Attack): Strength {
  const evades = showing(attack.defenseDice, 'evade');
  const kept = cards
    .with('critsResistDice')
    .reduce((sum, each) => sum + each.rules.critsResistDice!({ ...cards.here(each), attack }), 0);
  if (!resistsDice(cards, attack)) return { onCrits: evades.length, onHits: evades.length, kept };
  const mayBeTokens = book === 'core2012';
  const onHits = evades.filter((die) => mayBeTokens && attack.defenseDice[die]!.added).length;
  return { onCrits: evades.length, onHits, kept };
}

/** Which attack dice the evade results cancel. Criticals wait for the hits unless a card says otherwise. */
export function cancelledBy(
  attack: Attack,
  { onCrits, onHits, kept }: Strength,
  criticalsFirst: boolean,
): readonly number[] {
  // xw.later.set-aside.hit
  const hits = showing(attack.attackDice, 'hit').filter((die) => !attack.attackDice[die]!.setAside);
  const crits = showing(attack.attackDice, 'crit').slice(kept);
  if (criticalsFirst) {
    const critsGone = crits.slice(0, onCrits);
    const left = Math.min(onHits, onCrits - critsGone.length);
    return [...critsGone, ...hits.slice(0, left)];
  }
  if (onHits < hits.length) return hits.slice(0, onHits);
  return [...hits, ...crits].slice(0, onCrits);
}

/**
 * Whether any number of further evade results, of dice or added, would cancel other attack dice than those there are.
 * More of them never cancel less, so as many as there are attack dice stand for every number.
 */
export function wouldMoreEvadesCancel(
  cards: Cards,
  book: Variant,
  attack: Attack,
  evades: 'ofDice' | 'added',
): boolean {
  const now = strengthOf(cards, book, attack);
  const more = attack.attackDice.length;
  const reachHits = !resistsDice(cards, attack) || (evades === 'added' && book === 'core2012');
  const then = { ...now, onCrits: now.onCrits + more, onHits: now.onHits + (reachHits ? more : 0) };
  return [false, true].some(
    (criticalsFirst) =>
      cancelledBy(attack, then, criticalsFirst).length > cancelledBy(attack, now, criticalsFirst).length,
  );
}
