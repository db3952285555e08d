import type { Game } from './game.ts';
import type { Kinded } from './kinded.ts';
import type { GameState } from './state.ts';

/** A running game as far as it is looked at. */
interface Inspected<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  readonly game: Game<State, Effect, Event>;
  readonly state: State;
}

/** Asked after every answer: a sentence about what is broken in the state of a game, or in how it came about. */
export function inspectorOf<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  played: Inspected<State, Effect, Event>,
): () => string | undefined {
  const { game } = played;
  const watch = game.watch?.(() => played.state);
  return () => game.faults(played.state)[0] ?? watch?.();
}
