import type { Game } from './game.ts';
import type { Opening } from './journal.ts';
import type { Kinded } from './kinded.ts';
import { plainCopy } from './plain-copy.ts';
import { seededRandom } from './random.ts';
import type { Refusal } from './refusal.ts';
import { isRefusal } from './refusal.ts';
import { readScript } from './script.ts';
import type { GameState } from './state.ts';

/** The state with which a game opens, before its first step. */
export function firstState<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  game: Game<State, Effect, Event>,
  opening: Opening,
): State | Refusal {
  const random = seededRandom(opening.seed);
  const state =
    opening.position === undefined
      ? game.begin(opening.setup, random)
      : game.readPosition(opening.position, random);
  if (isRefusal(state) || opening.script === undefined) return state;
  // The state uses it up; the opening keeps it.
  const script = readScript(plainCopy(opening.script) ?? null);
  return isRefusal(script) ? script : { ...state, engine: { ...state.engine, script } };
}
