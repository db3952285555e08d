import type { Game } from './game.ts';
import type { Kinded } from './kinded.ts';
import type { Referee } from './referee.ts';
import type { GameState } from './state.ts';

/** A game about which nothing is known but that it is one. */
export type AnyGame = Game<GameState, Kinded, Kinded>;

export type AnyReferee = Referee<GameState, Kinded, Kinded>;

/** Forgets what a game is made of, for those who run any game. */
export function anyGame<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  game: Game<State, Effect, Event>,
): AnyGame {
  return game as unknown as AnyGame;
}
