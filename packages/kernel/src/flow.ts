import type { Question } from './decision.ts';
import type { SeatId } from './seat.ts';
import type {
  AboutOf,
  AnswerOf,
  AtOf,
  FlowName,
  GoesOf,
  QuestionName,
  RegionOf,
  ResultOf,
  RunOf,
  StepOrder,
  Vocabulary,
  WindowAt,
  WindowName,
} from './vocabulary.ts';

/** A question of this kind, as a step puts it. */
export type QuestionOf<V extends Vocabulary, Q extends QuestionName<V>> = Question<
  AnswerOf<V, Q>,
  AboutOf<V, Q>,
  RegionOf<V, Q>
>;

/** One step of a procedure of the rule book. `of` is there for types alone: it tells whose step it is. */
export interface Step<V extends Vocabulary, N extends FlowName<V>, Name extends string = string> {
  readonly name: Name;
  readonly of?: (flow: N, words: V) => void;
}

/** The words with which one game writes its flows. */
export interface FlowWords<V extends Vocabulary> {
  /** A procedure: named steps in the book's order. */
  readonly flow: <N extends FlowName<V>, const Steps extends readonly Step<V, N>[]>(
    name: N,
    steps: Steps & EveryJumpIsAStep<GoesOf<V, N>, Steps>,
  ) => Flow<V, N>;
  /**
   * A procedure that goes on only while a condition holds (the ship is still alive), which is tested before
   * every step and every waiting effect. When it no longer holds the flow goes to the step `otherwise`, from
   * which on nothing is tested, or ends.
   */
  readonly guarded: <N extends FlowName<V>, const Steps extends readonly Step<V, N>[]>(
    name: N,
    how: {
      readonly while: (state: V['state'], at: AtOf<V, N>) => boolean;
      readonly otherwise?: NoInfer<GoesOf<V, N>>;
    },
    steps: Steps & EveryJumpIsAStep<GoesOf<V, N>, Steps>,
  ) => Flow<V, N>;
  /** Does something, or nothing. */
  readonly step: <N extends FlowName<V>, const Name extends string>(
    name: Name,
    run: (state: V['state'], at: AtOf<V, N>) => readonly StepOrder<V, N>[],
  ) => Step<V, N, Name>;
  /** Puts one question, or none when there is nothing to decide. */
  readonly asks: <N extends FlowName<V>, const Name extends string, Q extends QuestionName<V>>(
    name: Name,
    how: {
      readonly question: Q;
      readonly request: (state: V['state'], at: AtOf<V, N>) => QuestionOf<V, NoInfer<Q>> | undefined;
      readonly take: (
        state: V['state'],
        at: AtOf<V, N>,
        answer: AnswerOf<V, NoInfer<Q>>,
      ) => readonly StepOrder<V, N>[];
    },
  ) => Step<V, N, Name>;
  /** Puts questions to several seats at once and goes on when every one is settled. */
  readonly asksAll: <N extends FlowName<V>, const Name extends string, Q extends QuestionName<V>>(
    name: Name,
    how: {
      readonly question: Q;
      readonly requests: (state: V['state'], at: AtOf<V, N>) => readonly QuestionOf<V, NoInfer<Q>>[];
      readonly take: (
        state: V['state'],
        at: AtOf<V, N>,
        question: QuestionOf<V, NoInfer<Q>>,
        answer: AnswerOf<V, NoInfer<Q>>,
      ) => readonly StepOrder<V, N>[];
      /** Every seat says in the end that it is ready, and may take that back while others are not. */
      readonly confirm?: Confirmation;
    },
  ) => Step<V, N, Name>;
  /** Runs another flow and takes its result; undefined when that flow was given up. */
  readonly calls: <N extends FlowName<V>, const Name extends string, Called extends FlowName<V>>(
    name: Name,
    how: {
      readonly flow: Called;
      /** What the called flow must know; undefined when it is not called this time. */
      readonly at: (state: V['state'], at: AtOf<V, N>) => AtOf<V, NoInfer<Called>> | undefined;
      readonly take?: (
        state: V['state'],
        at: AtOf<V, N>,
        result: ResultOf<V, NoInfer<Called>> | undefined,
      ) => readonly StepOrder<V, N>[];
    },
  ) => Step<V, N, Name>;
  /** Lets abilities speak, seat after seat in the order that the book gives. */
  readonly opens: <N extends FlowName<V>, const W extends WindowName<V>>(
    window: W,
    how: {
      readonly rule: string;
      readonly order: (state: V['state'], at: WindowAt<V, W>) => readonly SeatId[];
    },
  ) => Step<V, N & FlowKnowing<V, WindowAt<V, W>>, W>;
  /** Starts a flow on top of the one that runs. */
  readonly run: <N extends FlowName<V>>(flow: N, at: AtOf<V, N>) => RunOf<V>;
}

/** The flows whose memory shows what a window shows. */
type FlowKnowing<V extends Vocabulary, At> = {
  [N in FlowName<V>]: AtOf<V, N> extends At ? N : never;
}[FlowName<V>];

/** A flow that says it jumps to a step must have it. */
type EveryJumpIsAStep<Goes extends string, Steps extends readonly { readonly name: string }[]> = [
  Goes,
] extends [Steps[number]['name']]
  ? unknown
  : { readonly missingStep: Exclude<Goes, Steps[number]['name']> };

/** How a seat closes its part of simultaneous questions. */
export interface Confirmation {
  /** The kind of the question that offers `{ ready: true }`, and once that is given `{ ready: false }`. */
  readonly question: string;
  readonly rule: string;
}

export interface Flow<V extends Vocabulary, N extends FlowName<V>> {
  readonly name: N;
  readonly steps: readonly Step<V, N>[];
  readonly while?: (state: V['state'], at: AtOf<V, N>) => boolean;
  readonly otherwise?: string;
}

/** All flows of a game, each under its name: one that is missing does not compile. */
export type FlowTable<V extends Vocabulary> = { readonly [N in FlowName<V>]: Flow<V, N> };

/** The words of a game, typed by its vocabulary. */
export function flowWords<V extends Vocabulary>(): FlowWords<V> {
  const words: UntypedWords = {
    flow: (name, steps) => ({ name, steps }),
    guarded: (name, how, steps) => ({ name, steps, ...how }),
    step: (name, run) => ({ kind: 'do', name, run }),
    asks: (name, how) => ({ kind: 'ask', name, ...how }),
    asksAll: (name, how) => ({ kind: 'askAll', name, ...how }),
    calls: (name, how) => ({ kind: 'call', name, ...how }),
    opens: (window, how) => ({ kind: 'window', name: window, window, ...how }),
    run: (flow, at) => ({ kind: 'run', flow, at }),
  };
  // What a word makes is read by the engine alone; the types above are all that a game sees of it.
  return words as unknown as FlowWords<V>;
}

type UntypedWords = {
  readonly [Word in keyof FlowWords<Vocabulary>]: (name: string, how: object, more?: unknown) => object;
};
