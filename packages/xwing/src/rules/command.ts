import type { Control, Plain, Refusal, SeatId } from '@sortie/kernel';
import { endGame, otherSide, refused, run } from '@sortie/kernel';
import type { XwingEvent, XwingState } from '../model/index.ts';
import type { Disputing } from './dispute.ts';
import { sideOfSeat } from './in-play.ts';

type Orders = readonly (XwingEvent | Control)[] | Refusal;
type Fields = { readonly [field: string]: Plain };

/** What comes from outside the flow of the game: the clock, a concession, a call that nobody can decide. */
export function command(state: XwingState, given: Plain, from: SeatId | 'clock' | 'judge'): Orders {
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Fields;
  if (fields.kind === 'timeExpired' && from === 'clock') return expireTime(state);
  const seat = state.seats.find(({ id }) => id === from)?.id;
  switch (seat && fields.kind) {
    case 'concede':
      return [
        { kind: 'conceded', seat: seat! },
        endGame({ winner: otherSide(sideOfSeat(state, seat!)), rule: 'table.conceded' }),
      ];
    case 'say':
      return say(seat!, fields);
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

/** The round is finished, then the game ends. xw.optional.limit.time, xw.optional.agreement */
function expireTime(state: XwingState): Orders {
  return state.options.timeLimit ? [{ kind: 'timeExpired' }] : refused('xw.optional.agreement');
}

export function isTalk(given: Plain): boolean {
  return typeof given === 'object' && given !== null && (given as Fields).kind === 'say';
}

const LONGEST_TALK = 500;

/** Everybody hears what is said; nobody whispers. xw.optional.team.public-talk */
function say(seat: SeatId, { text, to }: Fields): Orders {
  if (to !== undefined) return refused('xw.optional.team.public-talk', { field: 'to' });
  if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST_TALK) {
    return refused('table.malformed-command', { field: 'text' });
  }
  return [{ kind: 'said', seat, text }];
}

/** Called and waiting for the other side; not once the dice are rolled. */
function isCalled({ dispute, engine }: XwingState): boolean {
  return dispute !== null && engine.stack.every(({ flow }) => flow !== 'dispute');
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
