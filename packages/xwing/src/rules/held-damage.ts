import { cardsWith, ownCardsWith } from '../abilities/questions.ts';
import { damageCard } from '../catalogue/index.ts';
import type { CardKey, CardOption, Ship, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { deckOf } from './damage-deck.ts';
import { shipOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { tableOf } from './table.ts';

/** Cards with the Pilot trait in the ship's Damage deck; without one the condition goes. */
function optionsFor(state: XwingState, ship: Ship, key: CardKey): readonly CardOption[] {
  const { draw } = state.decks[deckOf(state, ship.side)]!;
  const found = [...new Set(draw)].filter((card) => damageCard(card).trait === 'pilot').sort();
  return [
    ...found.map(
      (card): CardOption => ({
        answer: { card },
        effects: [{ kind: 'holdDamageCard', ship: ship.id, key, card }],
      }),
    ),
    { answer: { decline: true }, effects: [{ kind: 'removeCondition', ship: ship.id, key }] },
  ];
}

/** What cards of the ship put in the place of a critical that it is about to suffer. */
export function insteadOfCritical(state: XwingState, ship: ShipId, source: string): readonly XwingEffect[] {
  const { cards } = tableOf(state);
  for (const own of ownCardsWith(state, shipOf(state, ship), 'insteadOfCritical')) {
    const effects = own.rules.insteadOfCritical!({ ...cards.here(own), source });
    if (effects.length > 0) return effects;
  }
  return [];
}

/** Damage cards that lie on conditions. xw.later.condition.damage-card */
export const heldDamagePerformers = {
  searchDamageDeck: (state, { ship, key, seat }) => {
    const by = shipOf(state, ship).conditions.find((each) => each.key === key);
    if (!by) return undefined;
    const options = optionsFor(state, shipOf(state, ship), key);
    return [{ kind: 'choose', seat, ship, source: by.card, options }];
  },
  holdDamageCard: (state, { ship: id, key, card }, { emit }) => {
    const ship = shipOf(state, id);
    const place = state.decks[deckOf(state, ship.side)]!.draw.indexOf(card);
    const isThere = ship.conditions.some((each) => each.key === key);
    if (place >= 0 && isThere) emit({ kind: 'damageHeld', ship: id, key, card, place });
  },
  // Of what is dealt so, only the ship's own cards may still choose.
  dealHeldDamage: (state, { ship, key, source }, { emit }) => {
    const card = shipOf(state, ship).conditions.find((each) => each.key === key)?.holds;
    if (card === undefined) return undefined;
    emit({ kind: 'heldDamageTaken', ship, key, card });
    const others = cardsWith(state, 'drawsForFaceup').filter(({ owner }) => owner !== ship);
    const chosen = { card, drawn: 1, by: others.map((each) => each.key) };
    return [
      { kind: 'removeCondition', ship, key },
      { kind: 'dealDamageCard', ship, faceup: true, source, chosen },
    ];
  },
} satisfies Partial<Performers>;
