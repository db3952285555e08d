import type { EngineEvent, Game, GameState, Kinded } from '@sortie/kernel';
import { applyEngineEvent, copy, isEngineEvent } from '@sortie/kernel';

/** Writes an event of a log into a state. The log stays as it is whatever is written into the state later. */
export function applyEvent<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  game: Game<State, Effect, Event>,
  state: State,
  event: Event | EngineEvent,
): void {
  const happened = copy(event);
  if (isEngineEvent(happened)) applyEngineEvent(state.engine, happened);
  else game.apply(state, happened);
}
