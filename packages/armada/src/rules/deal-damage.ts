import type { DamageCardId } from '../catalogue/index.ts';
import type { ArmadaEffect, ArmadaState, CardKey, CardOption, ShipId } from '../model/index.ts';
import type { More, Tools } from './performer.ts';

type Looking = Extract<ArmadaEffect, { readonly kind: 'lookAtDeck' }>;

/** The cards in a new order as the deck. ar.setup.deck-and-supply, ar.damage.deck-reshuffle */
export function reshuffle(
  _state: ArmadaState,
  { emit, luck }: Tools,
  cards: readonly DamageCardId[],
): undefined {
  emit({ kind: 'deckShuffled', draw: luck.shuffled(cards) });
}

/** When the deck is empty the discard pile becomes the deck. ar.damage.deck-reshuffle */
function renewDeck(state: ArmadaState, tools: Tools): void {
  const { draw, discard } = state.deck;
  if (draw.length === 0 && discard.length > 0) reshuffle(state, tools, discard);
}

/** Deals the top card; a faceless one, facedown, when no card is left anywhere. ar.damage.deck-reshuffle */
function deal(
  state: ArmadaState,
  { ship, faceup, source }: { readonly ship: ShipId; readonly faceup: boolean; readonly source: string },
  tools: Tools,
): void {
  renewDeck(state, tools);
  const { draw } = state.deck;
  const key = `${ship}.d${state.nextId}` as CardKey;
  const byAttack = source === 'attack';
  if (draw.length === 0) {
    tools.emit({ kind: 'damageDealt', ship, key, card: null, faceup: false, place: null, byAttack });
    return;
  }
  const place = tools.luck.pick('damage', draw);
  tools.emit({ kind: 'damageDealt', ship, key, card: draw[place]!, faceup, place, byAttack });
}

/** Its text is hidden from both players. ar.damage.ship-card-when-no-shields */
export function dealFacedown(state: ArmadaState, ship: ShipId, source: string, tools: Tools): void {
  deal(state, { ship, faceup: false, source }, tools);
}

export function dealFaceup(state: ArmadaState, ship: ShipId, source: string, tools: Tools): void {
  deal(state, { ship, faceup: true, source }, tools);
}

/** Somebody looks at the top cards and keeps one of them on top. */
export function lookAtDeck(state: ArmadaState, { seat, ship, count, source }: Looking, tools: Tools): More {
  const { draw, discard } = state.deck;
  if (draw.length < count && discard.length > 0) {
    // Cards that are looked at come from the new deck behind what is left of the old one.
    tools.emit({ kind: 'deckShuffled', draw: [...draw, ...tools.luck.shuffled(discard)] });
  }
  const pile = [...state.deck.draw];
  const cards: DamageCardId[] = [];
  while (cards.length < count && pile.length > 0)
    cards.push(...pile.splice(tools.luck.pick('damage', pile), 1));
  if (cards.length === 0) return undefined;
  tools.emit({ kind: 'deckLookedAt', by: seat, cards });
  const options = cards.map(
    (card, place): CardOption => ({
      answer: { card },
      effects: [{ kind: 'keepOnTop', place, looked: cards.length }],
    }),
  );
  const different = options.filter((_, place) => cards.indexOf(cards[place]!) === place);
  return [{ kind: 'choose', seat, unit: ship, source, options: different }];
}
