import type { Plain } from './plain.ts';
import type { FrameId, Outcome } from './state.ts';

/** Starts a flow on top of the one that runs. */
export interface Run<Name extends string = string, At extends object = object> {
  readonly kind: 'run';
  readonly flow: Name;
  readonly at: At;
}

/** Writes into the memory of the running flow. */
export interface Note<At extends object = object> {
  readonly kind: 'note';
  readonly with: Partial<At>;
  readonly frame?: undefined;
}

/** Writes into the memory of a flow further out, by the identity of its frame. */
export interface NoteIn<At extends object = object> {
  readonly kind: 'note';
  readonly with: Partial<At>;
  readonly frame: FrameId;
}

export interface GoTo<Step extends string = string> {
  readonly kind: 'goTo';
  readonly step: Step;
}

/** Ends the running flow once what it still owes is performed; `result` goes to the step that called it. */
export interface EndFlow<Result = Plain | undefined> {
  readonly kind: 'endFlow';
  readonly result?: Result;
}

export interface EndGame {
  readonly kind: 'endGame';
  readonly outcome: Outcome;
}

/** What is ordered of the kernel itself. */
export type Control = Run | Note | NoteIn | GoTo | EndFlow | EndGame;

/** A game calls none of its effects and events by one of these names. */
export function isControl(order: { readonly kind: string }): order is Control {
  switch (order.kind as Control['kind']) {
    case 'run':
    case 'note':
    case 'goTo':
    case 'endFlow':
    case 'endGame':
      return true;
    default:
      return false;
  }
}

export const endFlow: EndFlow<undefined> = { kind: 'endFlow' };

/** Ends the running flow and gives its caller a result. */
export function endFlowWith<Result>(result: Result): EndFlow<Result> {
  return { kind: 'endFlow', result };
}

/** Writes what the running flow has learnt into its own memory. */
export function note<At extends object>(what: Partial<At>): Note<At> {
  return { kind: 'note', with: what };
}

/** Writes into the memory of a flow further out, by the identity of its frame. */
export function noteIn<At extends object>(frame: FrameId, what: Partial<At>): NoteIn<At> {
  return { kind: 'note', with: what, frame };
}

export function goTo<const Step extends string>(step: Step): GoTo<Step> {
  return { kind: 'goTo', step };
}

export function endGame(outcome: Outcome): EndGame {
  return { kind: 'endGame', outcome };
}
