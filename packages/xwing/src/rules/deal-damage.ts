import type { Luck } from '@sortie/kernel';
import { innermost, innermostFrame, noteIn } from '@sortie/kernel';
import { ownCardsWith } from '../abilities/questions.ts';
import type {
  Attack,
  CardKey,
  Dealing,
  Ship,
  XwingEffect,
  XwingEvent,
  XwingOrder,
  XwingState,
} from '../model/index.ts';
import { countersOf, deckOf, isExhausted } from './damage-deck.ts';
import { dealsFirstFaceup } from './deals-first-faceup.ts';
import { discardOthers, drawingOf, drawToChoose } from './draw-damage.ts';
import { isInPlay, shipOf } from './in-play.ts';
import { tableOf } from './table.ts';
import { run } from './words.ts';

type Emit = (event: XwingEvent) => void;
type Deal = Extract<XwingEffect, { kind: 'dealDamageCard' }>;

/**
 * Deals one Damage card from the ship's deck, past its shields; a counter when no card is left anywhere.
 * xw.damage.deal-vs-suffer, xw.damage.deck.reshuffle, xw.damage.deck.both-empty-counters
 */
export function dealCard(
  state: XwingState,
  effect: Deal,
  emit: Emit,
  luck: Luck,
): readonly XwingOrder[] | undefined {
  const ship = shipOf(state, effect.ship);
  if (!isInPlay(ship)) return;
  const key = `${ship.id}.d${state.nextId}` as CardKey;
  const dealing: Dealing = { ship: ship.id, key, source: effect.source };
  if (isExhausted(state, ship)) {
    emit({ kind: 'damageDealt', ship: ship.id, key, card: null, faceup: false, place: null });
    return [...noteDealt(state, dealing), run('facedownCard', dealing)];
  }
  const place = deckOf(state, ship.side);
  if (state.decks[place]!.draw.length === 0) {
    emit({ kind: 'deckShuffled', deck: place, draw: luck.shuffled(state.decks[place]!.discard) });
  }
  const isTurned = isDealtFaceup(state, ship) || isFirstFaceup(state, effect);
  const faceup = (effect.faceup || isTurned) && !keepsCardsFacedown(state, ship);
  const { chosen } = effect;
  const drawing = faceup ? drawingOf(state, effect) : undefined;
  if (drawing) return [drawToChoose(state, drawing, effect, { emit, luck, ship })];
  const { draw } = state.decks[place]!;
  const picked = chosen ? draw.indexOf(chosen.card) : luck.pick('damage', draw);
  emit({ kind: 'damageDealt', ship: ship.id, key, card: draw[picked]!, faceup, place: picked });
  if (chosen) discardOthers(state, ship, chosen.drawn, emit);
  return [
    ...noteDealt(state, dealing),
    ...(faceup ? noteFaceup(state, dealing) : []),
    run(faceup ? 'faceupCard' : 'facedownCard', dealing),
  ];
}

/** The attack remembers the cards that its damage has dealt. */
function noteDealt(state: XwingState, { key, source }: Dealing): readonly XwingOrder[] {
  const frame = source === 'attack' ? innermostFrame<Attack>(state, 'attack') : undefined;
  return frame ? [noteIn<Attack>(frame.id, { dealt: [...(frame.at.dealt ?? []), key] })] : [];
}

function noteFaceup(state: XwingState, { source }: Dealing): readonly XwingOrder[] {
  const frame = source === 'attack' ? innermostFrame<Attack>(state, 'attack') : undefined;
  return frame ? [noteIn<Attack>(frame.id, { dealtFaceup: true })] : [];
}

/** A card turns the first one that an attack deals faceup. */
function isFirstFaceup(state: XwingState, { source }: Deal): boolean {
  const attack = source === 'attack' ? innermost<Attack>(state, 'attack') : undefined;
  if (!attack || (attack.dealt ?? []).length > 0) return false;
  return dealsFirstFaceup(tableOf(state).cards, attack);
}

function isDealtFaceup(state: XwingState, ship: Ship): boolean {
  const table = tableOf(state);
  return ownCardsWith(state, ship, 'dealtFaceup').some(({ key, rules }) =>
    rules.dealtFaceup!({ table, self: ship.id, key }),
  );
}

/** xw.mission1.shuttle.damage-facedown */
export function keepsCardsFacedown(state: XwingState, ship: Ship): boolean {
  return ownCardsWith(state, ship, 'keepsDamageFacedown').length > 0;
}

/**
 * At the end of a round in which discarded cards exist again, an exhausted deck is formed anew and counters
 * are exchanged for its cards. xw.damage.deck.both-empty-counters
 */
export function renewDecks(state: XwingState, emit: Emit, luck: Luck): void {
  for (const [index, deck] of state.decks.entries()) {
    if (deck.discard.length === 0) continue;
    const owed = countersOf(state, index);
    if (owed.length === 0) continue;
    emit({ kind: 'deckShuffled', deck: index, draw: luck.shuffled(deck.discard) });
    for (const { ship, key } of owed) {
      const { draw } = state.decks[index]!;
      if (draw.length === 0) break;
      const place = luck.pick('damage', draw);
      emit({ kind: 'countersExchanged', ship: ship.id, key, card: draw[place]!, place });
    }
  }
}
