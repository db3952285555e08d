import type { CommandSource, NoteIn, Plain, Refusal, SeatId } from '@sortie/kernel';
import { refused, running } from '@sortie/kernel';
import type { Disputing, Planning, XwingEvent, XwingRun, XwingState } from '../model/index.ts';
import { sideOfSeat } from './in-play.ts';
import { endTimedPlanning } from './planning.ts';
import { run } from './words.ts';

type Orders = readonly (XwingEvent | XwingRun | NoteIn<Planning>)[] | Refusal;
type Fields = { readonly [field: string]: Plain };

/** What players order outside the flow of the game: a call that nobody can decide is left to dice. */
export function command(state: XwingState, given: Plain, from: CommandSource): Orders {
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Fields;
  const seat = state.seats.find(({ id }) => id === from)?.id;
  switch (seat && fields.kind) {
    case 'callDispute':
      return callDispute(state, seat!, fields);
    case 'agreeToDispute':
      return agreeToDispute(state, seat!);
    case 'dropDispute':
      return isCalled(state) ? [{ kind: 'disputeDropped' }] : refused('xw.optional.dispute.rolloff');
    default:
      return refused('table.malformed-command', { field: 'kind' });
  }
}

/**
 * The clock of the game: the round is finished, then the game ends. The timer of the Planning phase: that phase ends.
 * xw.optional.limit.time, xw.optional.agreement
 */
export function timeExpired(state: XwingState, clock: string | null): Orders {
  if (clock !== null) return endTimedPlanning(state);
  return state.options.timeLimit ? [{ kind: 'timeExpired' }] : refused('xw.optional.agreement');
}

/** Called and waiting for the other side; not once the dice are rolled. */
function isCalled(state: XwingState): boolean {
  return state.dispute !== null && running(state, 'dispute').length === 0;
}

const CALL = /^\S(.{0,118}\S)?$/;

function isWording(value: Plain | undefined): value is string {
  return typeof value === 'string' && CALL.test(value);
}

/** xw.optional.dispute.rolloff */
function callDispute(state: XwingState, caller: SeatId, { call, rulings }: Fields): Orders {
  if (!state.options.disputes) return refused('xw.optional.agreement');
  if (!isWording(call)) return refused('table.malformed-command', { field: 'call' });
  const ways =
    rulings === undefined ? ['yes', 'no'] : Array.isArray(rulings) ? rulings.filter(isWording) : [];
  if (new Set(ways).size < 2 || ways.length > 8) {
    return refused('table.malformed-command', { field: 'rulings' });
  }
  const settled = state.rulings.find((each) => each.call === call);
  if (settled) return refused('xw.optional.dispute.binding', { ...settled });
  if (state.dispute) return refused('xw.optional.dispute.rolloff', { call: state.dispute.call });
  return [{ kind: 'disputeCalled', dispute: { caller, call, rulings: [...new Set(ways)] } }];
}

/** Both sides want the dice to settle it. */
function agreeToDispute(state: XwingState, other: SeatId): Orders {
  const { dispute } = state;
  if (!dispute || !isCalled(state)) return refused('xw.optional.dispute.rolloff');
  if (sideOfSeat(state, dispute.caller) === sideOfSeat(state, other)) {
    return refused('xw.optional.dispute.rolloff', { caller: dispute.caller });
  }
  const disputing: Disputing = { caller: dispute.caller, other, winner: null };
  return [run('dispute', disputing)];
}
