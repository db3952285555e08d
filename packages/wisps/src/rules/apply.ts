import type { Draft } from '@sortie/kernel';
import { unreachable } from '@sortie/kernel';
import type { Wisp, WispEvent, WispId, WispState } from '../model/model.ts';

/** The only writer of the marsh. */
export function apply(readonlyState: WispState, event: WispEvent): void {
  const state = readonlyState as Draft<WispState>;
  switch (event.kind) {
    case 'bidMade':
      state.bids[event.seat] = event.bid;
      return;
    case 'bidsShown':
      state.bidsShown = true;
      state.first = event.first;
      return;
    case 'omensShuffled':
      state.omens.draw = [...event.pile];
      state.omens.discard = [];
      return;
    case 'omenDrawn':
      state.hands[event.seat]!.push(...state.omens.draw.splice(event.place, 1));
      return;
    case 'omenDiscarded': {
      const hand = state.hands[event.seat]!;
      state.omens.discard.push(...hand.splice(hand.indexOf(event.omen), 1));
      return;
    }
    case 'placed':
      wisp(state, event.wisp).at = { ...event.at };
      return;
    case 'drifted':
      wisp(state, event.wisp).drifted = true;
      return;
    case 'flashRolled':
    case 'dieRerolled':
      return;
    case 'emberBurnt':
      wisp(state, event.wisp).embers--;
      return;
    case 'dimmed':
      wisp(state, event.wisp).light -= event.by;
      return;
    case 'putOut':
      state.wisps = state.wisps.filter((each) => each.id !== event.wisp);
      state.gone.push(event.wisp);
      for (const each of state.wisps) if (each.follows === event.wisp) each.follows = null;
      return;
    case 'roundBegan':
      state.round = event.round;
      state.bidsShown = false;
      for (const { id } of state.seats) state.bids[id] = null;
      for (const each of state.wisps) each.drifted = false;
      return;
    case 'lastRoundCalled':
      state.lastRound = state.round;
      return;
    default:
      unreachable(event);
  }
}

function wisp(state: Draft<WispState>, id: WispId): Draft<Wisp> {
  return state.wisps.find((each) => each.id === id)!;
}
