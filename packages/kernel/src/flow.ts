import type { Request } from './decision.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';
import type { Outcome } from './state.ts';

/** What a step orders of the kernel itself. */
export type Control =
  | { readonly kind: 'run'; readonly flow: string; readonly at: object }
  | { readonly kind: 'note'; readonly with: object; readonly flow?: string }
  | { readonly kind: 'goTo'; readonly step: string }
  /** Ends the running flow; `tell` is noted by the flow that started it. */
  | { readonly kind: 'endFlow'; readonly tell?: object }
  | { readonly kind: 'endGame'; readonly outcome: Outcome };

const CONTROLS: ReadonlySet<string> = new Set<Control['kind']>(['run', 'note', 'goTo', 'endFlow', 'endGame']);

/** A game calls none of its effects and events by one of these names. */
export function isControl(order: { readonly kind: string }): order is Control {
  return CONTROLS.has(order.kind);
}

/** One numbered step of a procedure of the rule book. */
export type Step<State, At, Effect> =
  | DoStep<State, At, Effect>
  | AskStep<State, At, Effect>
  | AskAllStep<State, At, Effect>
  | WindowStep<State, At>;

export interface DoStep<State, At, Effect> {
  readonly kind: 'do';
  readonly name: string;
  readonly run: (state: State, at: At) => readonly (Effect | Control)[];
}

/** Puts one question, or none when there is nothing to decide. */
export interface AskStep<State, At, Effect> {
  readonly kind: 'ask';
  readonly name: string;
  readonly request: (state: State, at: At) => Request | undefined;
  readonly take: (state: State, at: At, answer: Plain) => readonly (Effect | Control)[];
}

/** Puts questions to several seats at once and goes on when every one is settled. */
export interface AskAllStep<State, At, Effect> {
  readonly kind: 'askAll';
  readonly name: string;
  readonly requests: (state: State, at: At) => readonly Request[];
  readonly take: (state: State, at: At, request: Request, answer: Plain) => readonly (Effect | Control)[];
}

/** Lets abilities speak, seat after seat in the order that the book gives. */
export interface WindowStep<State, At> {
  readonly kind: 'window';
  readonly name: string;
  readonly window: string;
  readonly rule: string;
  readonly order: (state: State, at: At) => readonly SeatId[];
}

export interface Flow<State, At, Effect> {
  readonly name: string;
  readonly steps: readonly Step<State, At, Effect>[];
}

/** The words with which one game writes its flows. */
export interface FlowWords<State, Effect> {
  readonly flow: <At>(name: string, steps: readonly Step<State, At, Effect>[]) => Flow<State, At, Effect>;
  readonly step: <At>(name: string, run: DoStep<State, At, Effect>['run']) => Step<State, At, Effect>;
  readonly asks: <At, Answer>(
    name: string,
    how: {
      readonly request: (state: State, at: At) => Request<Answer> | undefined;
      readonly take: (state: State, at: At, answer: Answer) => readonly (Effect | Control)[];
    },
  ) => Step<State, At, Effect>;
  readonly asksAll: <At, Answer>(
    name: string,
    how: {
      readonly requests: (state: State, at: At) => readonly Request<Answer>[];
      readonly take: (
        state: State,
        at: At,
        request: Request<Answer>,
        answer: Answer,
      ) => readonly (Effect | Control)[];
    },
  ) => Step<State, At, Effect>;
  readonly opens: <At>(
    window: string,
    how: { readonly rule: string; readonly order: WindowStep<State, At>['order'] },
  ) => Step<State, At, Effect>;
}

export function flowWords<State, Effect>(): FlowWords<State, Effect> {
  return {
    flow: (name, steps) => ({ name, steps }),
    step: (name, run) => ({ kind: 'do', name, run }),
    asks: (name, how) => ({ kind: 'ask', name, ...how }) as never,
    asksAll: (name, how) => ({ kind: 'askAll', name, ...how }) as never,
    opens: (window, how) => ({ kind: 'window', name: window, window, ...how }) as never,
  };
}

export const endFlow: Control = { kind: 'endFlow' };

/** Ends the running flow and leaves what it learnt with the flow that started it. */
export function endFlowTelling<At extends object>(tell: Partial<At>): Control {
  return { kind: 'endFlow', tell };
}

export function run<At extends object>(flow: string, at: At): Control {
  return { kind: 'run', flow, at };
}

/** Writes what the running flow has learnt into its own memory. */
export function note<At extends object>(what: Partial<At>): Control {
  return { kind: 'note', with: what };
}

/** Writes into the memory of the innermost running flow of this name: how a flow tells its caller what came of it. */
export function noteIn<At extends object>(flow: string, what: Partial<At>): Control {
  return { kind: 'note', with: what, flow };
}

export function goTo(step: string): Control {
  return { kind: 'goTo', step };
}

export function endGame(outcome: Outcome): Control {
  return { kind: 'endGame', outcome };
}
