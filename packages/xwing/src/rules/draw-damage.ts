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

/** The card that lets its player choose what the attack deals faceup. */
export function drawingOf(state: XwingState, source: string): Drawing | undefined {
  const attack = source === 'attack' ? innermost<Attack>(state, 'attack') : undefined;
  if (!attack) return undefined;
  const { cards } = tableOf(state);
  for (const by of cardsWith(state, 'drawsForFaceup')) {
    const count = by.rules.drawsForFaceup!({ ...cards.here(by), attack });
    if (count > 1) return { by, count };
  }
  return undefined;
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
  const drawn: DamageCardId[] = [];
  for (let to = 0; to < count; to++) {
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
  const options = [...new Set(drawn)].map(
    (card): CardOption => ({
      answer: { card },
      effects: [{ ...deal, chosen: { card, drawn: drawn.length } }],
    }),
  );
  return { kind: 'choose', seat: by.seat, ship: by.owner, source: by.rules.card, options };
}

/** What was drawn and not chosen. xw.damage.discard.public */
export function discardOthers(state: XwingState, ship: Ship, drawn: number, emit: Emit): void {
  const deck = deckOf(state, ship.side);
  if (drawn > 1) emit({ kind: 'drawnDiscarded', deck, cards: state.decks[deck]!.draw.slice(0, drawn - 1) });
}
