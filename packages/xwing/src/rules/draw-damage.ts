import type { Luck } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { CardInPlay } from '../abilities/card-rules.ts';
import { cardsWith } from '../abilities/questions.ts';
import type { DamageCardId } from '../catalogue/index.ts';
import type { Attack, CardOption, Ship, XwingEffect, XwingEvent, XwingState } from '../model/index.ts';
import { deckOf } from './damage-deck.ts';
import { tableOf } from './table.ts';

type Emit = (event: XwingEvent) => void;
type Deal = Extract<XwingEffect, { kind: 'dealDamageCard' }>;

interface Drawing {
  readonly by: CardInPlay;
  readonly count: number;
}

/**
 * The card that lets its player choose next what is dealt faceup; the ship's own cards come last. An attack deals to its
 * defender, by its damage or by its weapon's own effect.
 */
export function drawingOf(state: XwingState, { ship, source, chosen }: Deal): Drawing | undefined {
  const now = innermost<Attack>(state, 'attack');
  const attack = now?.defender === ship && (source === 'attack' || source === now.weapon) ? now : undefined;
  const { cards } = tableOf(state);
  const about = attack ? { ship, attack } : { ship };
  const drawings = cardsWith(state, 'drawsForFaceup')
    .filter(({ key }) => !chosen?.by.includes(key))
    .map((by): Drawing => ({ by, count: by.rules.drawsForFaceup!({ ...cards.here(by), ...about }) }))
    .filter(({ count }) => count > 1);
  return drawings.find(({ by }) => by.owner !== ship) ?? drawings[0];
}

/** Draws several cards to the top of the pile and lets the card's player choose. xw.damage.deck.reshuffle */
export function drawToChoose(
  state: XwingState,
  { by, count }: Drawing,
  deal: Deal,
  means: { readonly emit: Emit; readonly luck: Luck; readonly ship: Ship },
): XwingEffect {
  const { emit, luck } = means;
  const deck = deckOf(state, means.ship.side);
  const drawn = keepChosen(state, deck, deal, emit);
  for (let to = drawn.length; to < count; to++) {
    const { draw, discard } = state.decks[deck]!;
    if (draw.length === to) {
      if (discard.length === 0) break;
      emit({ kind: 'deckShuffled', deck, draw: [...draw, ...luck.shuffled(discard)] });
    }
    const pile = state.decks[deck]!.draw.slice(to);
    const picked = luck.pick('damage', pile);
    drawn.push(pile[picked]!);
    emit({ kind: 'damageDrawn', deck, card: pile[picked]!, place: to + picked, to });
  }
  const asked = [...(deal.chosen?.by ?? []), by.key];
  const options = [...new Set(drawn)].map(
    (card): CardOption => ({
      answer: { card },
      effects: [{ ...deal, chosen: { card, drawn: drawn.length, by: asked } }],
    }),
  );
  return { kind: 'choose', seat: by.seat, ship: by.owner, source: by.rules.card, options };
}

/** What another player has chosen before lies on top of the pile, and the rest of that draw is discarded. */
function keepChosen(state: XwingState, deck: number, { chosen }: Deal, emit: Emit): DamageCardId[] {
  if (!chosen) return [];
  const { card, drawn } = chosen;
  const place = state.decks[deck]!.draw.indexOf(card);
  emit({ kind: 'damageDrawn', deck, card, place, to: drawn - 1 });
  discardTop(state, deck, drawn - 1, emit);
  return [card];
}

/** What was drawn and not chosen. xw.damage.discard.public */
export function discardOthers(state: XwingState, ship: Ship, drawn: number, emit: Emit): void {
  discardTop(state, deckOf(state, ship.side), drawn - 1, emit);
}

function discardTop(state: XwingState, deck: number, count: number, emit: Emit): void {
  if (count > 0) emit({ kind: 'drawnDiscarded', deck, cards: state.decks[deck]!.draw.slice(0, count) });
}
