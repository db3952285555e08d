import type { Game, GameState, Kinded, Listener, SeatId } from '@sortie/kernel';

/** A card that no box holds, for windows in which no card of the catalogue speaks yet. */
export interface MadeUpCard<At, Effect> {
  readonly name: string;
  readonly seat: string;
  readonly window: string;
  readonly optional?: boolean;
  /** What it orders, given what the flow that opened the window knows. */
  readonly effects: (at: At) => readonly Effect[];
}

/** The game with these cards in play as well. */
export function gameWith<State extends GameState, Effect extends Kinded, Event extends Kinded, At>(
  game: Game<State, Effect, Event>,
  cards: readonly MadeUpCard<At, Effect>[],
): Game<State, Effect, Event> {
  return {
    ...game,
    isHeard: (state, window) => cards.some((card) => card.window === window) || game.isHeard(state, window),
    listeners: (state, window, at, seat, frame) => [
      ...game.listeners(state, window, at, seat, frame),
      ...cards
        .filter((card) => card.window === window && card.seat === seat)
        .map((card) => listenerOf(card, seat, at as At)),
    ],
  };
}

function listenerOf<At, Effect>(card: MadeUpCard<At, Effect>, seat: SeatId, at: At): Listener<Effect> {
  const listener: Listener<Effect, At> = {
    key: card.name,
    seat,
    at,
    ability: {
      id: card.name,
      optional: card.optional ?? true,
      applies: () => true,
      choices: () => [null],
      resolve: (seen: At) => card.effects(seen),
    },
  };
  return listener as Listener<Effect, never>;
}
