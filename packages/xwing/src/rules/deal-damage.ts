import type { Control, Luck } from '@sortie/kernel';
import { innermost, run } from '@sortie/kernel';
import { ownCardsWith } from '../abilities/cards-in-play.ts';
import type { CardKey, Ship, Suffering, XwingEffect, XwingEvent, XwingState } from '../model/index.ts';
import { deckOf, isExhausted } from './damage-deck.ts';
import { isInPlay, shipOf } from './in-play.ts';
import { tableOf } from './table.ts';

type Emit = (event: XwingEvent) => void;

/**
 * Deals one Damage card from the ship's deck, past its shields; a counter when no card is left anywhere.
 * xw.damage.deal-vs-suffer, xw.damage.deck.reshuffle, xw.damage.deck.both-empty-counters
 */
export function dealCard(
  state: XwingState,
  effect: Extract<XwingEffect, { kind: 'dealDamageCard' }>,
  emit: Emit,
  luck: Luck,
): readonly (XwingEffect | Control)[] | undefined {
  const ship = shipOf(state, effect.ship);
  if (!isInPlay(ship)) return;
  const key = `${ship.id}.d${state.nextId}` as CardKey;
  if (isExhausted(state, ship)) {
    emit({ kind: 'damageDealt', ship: ship.id, key, card: null, faceup: false, place: null });
    return afterwards(state, ship);
  }
  const place = deckOf(state, ship.side);
  if (state.decks[place]!.draw.length === 0) {
    emit({ kind: 'deckShuffled', deck: place, draw: luck.shuffled(state.decks[place]!.discard) });
  }
  const { draw } = state.decks[place]!;
  const picked = luck.pick('damage', draw);
  const faceup = (effect.faceup || isDealtFaceup(state, ship)) && !isShuttle(state, ship);
  emit({ kind: 'damageDealt', ship: ship.id, key, card: draw[picked]!, faceup, place: picked });
  return faceup
    ? [run('faceupCard', { ship: ship.id, key, source: effect.source })]
    : afterwards(state, ship);
}

/** While damage is suffered the ship is looked at when all of it is dealt. xw.damage.excess-dealt */
function afterwards(state: XwingState, ship: Ship): readonly XwingEffect[] {
  const suffering = innermost<Suffering>(state, 'suffer')?.ship === ship.id;
  return suffering ? [] : [{ kind: 'checkDestruction', ship: ship.id }];
}

function isDealtFaceup(state: XwingState, ship: Ship): boolean {
  const table = tableOf(state);
  return ownCardsWith(state, ship, 'dealtFaceup').some(({ key, rules }) =>
    rules.dealtFaceup!({ table, self: ship.id, key }),
  );
}

/** The shuttle never gets a faceup card. xw.mission1.shuttle.damage-facedown */
function isShuttle(state: XwingState, ship: Ship): boolean {
  return state.mission?.shuttle === ship.id;
}

/**
 * At the end of a round in which discarded cards exist again, an exhausted deck is formed anew and counters
 * are exchanged for its cards. xw.damage.deck.both-empty-counters
 */
export function renewDecks(state: XwingState, emit: Emit, luck: Luck): void {
  for (const [index, deck] of state.decks.entries()) {
    if (deck.draw.length > 0 || deck.discard.length === 0) continue;
    const owed = counters(state, index);
    if (owed.length === 0) continue;
    emit({ kind: 'deckShuffled', deck: index, draw: luck.shuffled(deck.discard) });
    for (const { ship, key } of owed) {
      const { draw } = state.decks[index]!;
      if (draw.length === 0) return;
      const place = luck.pick('damage', draw);
      emit({ kind: 'countersExchanged', ship: ship.id, key, card: draw[place]!, place });
    }
  }
}

function counters(state: XwingState, deck: number): { readonly ship: Ship; readonly key: CardKey }[] {
  return state.ships
    .filter((ship) => deckOf(state, ship.side) === deck)
    .flatMap((ship) => ship.damage.filter((each) => each.card === null).map(({ key }) => ({ ship, key })));
}
