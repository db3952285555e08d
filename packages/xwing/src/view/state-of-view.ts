import { freshEngine, newFrame } from '@sortie/kernel';
import type { Attack, Ship, XwingState } from '../model/index.ts';
import type { ShipView, XwingView } from './xwing-view.ts';

/** No secret is missing in what the questions of the rules read: dials and the random numbers never are. */
const NO_RANDOM = [1, 2, 3, 4] as const;

const states = new WeakMap<XwingView, XwingState>();

/** The table of a view as the questions of the rules take it, for measuring only; `attack` counts as under way. */
export function stateOfView(view: XwingView, attack: Attack | null = view.attack): XwingState {
  if (attack !== view.attack) return withAttack(stateOfView(view), attack);
  let state = states.get(view);
  if (!state) {
    const ships = view.ships.map(shipOfView);
    const decks = view.decks.map(({ discard }) => ({ draw: [], discard }));
    state = withAttack(
      { ...view, ships, decks, engine: freshEngine(NO_RANDOM, { flow: 'view', step: null }) },
      attack,
    );
    states.set(view, state);
  }
  return state;
}

function shipOfView({ dial, ...ship }: ShipView): Ship {
  return { ...ship, dial: dial === 'hidden' ? null : dial };
}

function withAttack(state: XwingState, attack: Attack | null): XwingState {
  const stack = attack ? [newFrame(0, { flow: 'attack', step: null, at: attack })] : [];
  return { ...state, engine: { ...state.engine, stack } };
}
