import type { ShipSpec, Situation, XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';

export type Deck = 'core' | 'core2';

export interface Duel extends Situation {
  readonly deck: Deck;
  /** What is special about the Rookie Pilot, the ship that is damaged. */
  readonly rookie?: Partial<ShipSpec>;
  readonly academy?: Partial<ShipSpec>;
}

/** A Rookie Pilot without shields and an Academy Pilot look at each other at range 2. */
export function duel({ deck, rookie, academy, ...situation }: Duel): XwingTable {
  return xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300, 0], shields: 0, ...rookie },
      academy: { pilot: 'academypilot', faction: 'imperial', at: [450, 500, 180], ...academy },
    },
    { ...situation, options: { ...situation.options, damageDeck: deck } },
  );
}

/** The Academy Pilot hits the Rookie Pilot critically; the cards are dealt in this order. */
export function criticalHit(deck: Deck, cards: readonly string[], rest: Omit<Duel, 'deck'> = {}): XwingTable {
  const rookie = { hasFought: true, ...rest.rookie };
  const table = duel({ ...rest, deck, rookie });
  return table
    .cards(...cards)
    .attack('academy', 'rookie', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] });
}

/** The Rookie Pilot flies this maneuver; a question about its action may be open afterwards. */
export function flown(speed: number, bearing: string, rest: Duel): XwingTable {
  return duel({ ...rest, phase: 'activation', rookie: { ...rest.rookie, dial: { speed, bearing } } });
}
