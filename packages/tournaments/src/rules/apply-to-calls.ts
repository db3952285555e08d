import type { AppliersOf, Draft } from '@sortie/kernel';
import type { TournamentEvent } from '../model/event.ts';
import type { CallId } from '../model/ids.ts';
import type { Tournament } from '../model/tournament.ts';

type State = Draft<Tournament>;
type CallEvents = Extract<
  TournamentEvent,
  { readonly kind: 'judgeCalled' | 'callTaken' | 'callRuled' | 'rulingAppealed' | 'appealDecided' }
>;

/** What calls for a judge write. */
export const applyToCalls: AppliersOf<Tournament, CallEvents> = {
  judgeCalled: (state, { call }) => {
    state.calls.push(call);
    state.nextCall++;
  },
  callTaken: (state, { call, judge }) => {
    callIn(state, call).takenBy = judge;
  },
  callRuled: (state, { call, ruling }) => {
    callIn(state, call).ruling = ruling;
  },
  rulingAppealed: (state, { call, by, at }) => {
    callIn(state, call).appeal = { by, at, decision: null, isOverturned: false };
  },
  appealDecided: (state, { call, decision, isOverturned }) => {
    const { appeal } = callIn(state, call);
    if (!appeal) return;
    appeal.decision = decision;
    appeal.isOverturned = isOverturned;
  },
};

function callIn({ calls }: State, call: CallId): State['calls'][number] {
  return calls.find(({ id }) => id === call)!;
}
