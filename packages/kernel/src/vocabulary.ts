import type { EndFlow, EndGame, GoTo, Note, NoteIn, Run } from './control.ts';
import type { Kinded } from './kinded.ts';
import type { GameState } from './state.ts';

/** What a flow is made of, by name: what it knows, which steps it jumps to, what it gives back to its caller. */
export interface FlowType {
  readonly at: object;
  readonly goes?: string;
  readonly result?: unknown;
}

/** What a question speaks about, how its answers look and, where they cannot be listed, where they lie. */
export interface QuestionType {
  readonly about?: unknown;
  readonly answer: unknown;
  readonly region?: unknown;
}

/**
 * The words of a game: its flows, windows and questions by name. `flows` maps names to `FlowType`, `windows`
 * to what the flow that opens them knows, `questions` to `QuestionType`. A misspelt name does not compile.
 */
export interface Vocabulary {
  readonly state: GameState;
  readonly effect: Kinded;
  readonly flows: object;
  readonly windows: object;
  readonly questions: object;
}

export type NameIn<Map extends object> = keyof Map & string;
export type FlowName<V extends Vocabulary> = NameIn<V['flows']>;
export type WindowName<V extends Vocabulary> = NameIn<V['windows']>;
export type QuestionName<V extends Vocabulary> = NameIn<V['questions']>;

export type AtOf<V extends Vocabulary, N extends FlowName<V>> = V['flows'][N] extends {
  readonly at: infer At extends object;
}
  ? At
  : never;

export type GoesOf<V extends Vocabulary, N extends FlowName<V>> = V['flows'][N] extends {
  readonly goes: infer Goes extends string;
}
  ? Goes
  : never;

export type ResultOf<V extends Vocabulary, N extends FlowName<V>> = V['flows'][N] extends {
  readonly result: infer Result;
}
  ? Result
  : undefined;

export type WindowAt<V extends Vocabulary, W extends WindowName<V>> = V['windows'][W] & object;

export type AboutOf<V extends Vocabulary, Q extends QuestionName<V>> = V['questions'][Q] extends {
  readonly about: infer About;
}
  ? About
  : undefined;

export type AnswerOf<V extends Vocabulary, Q extends QuestionName<V>> = V['questions'][Q] extends {
  readonly answer: infer Answer;
}
  ? Answer
  : never;

export type RegionOf<V extends Vocabulary, Q extends QuestionName<V>> = V['questions'][Q] extends {
  readonly region: infer Region;
}
  ? Region
  : never;

/** Starts any flow of the game with what it must know. */
export type RunOf<V extends Vocabulary> = { [N in FlowName<V>]: Run<N, AtOf<V, N>> }[FlowName<V>];

/** Writes into any running flow of the game that one knows the frame of. */
export type NoteInOf<V extends Vocabulary> = { [N in FlowName<V>]: NoteIn<AtOf<V, N>> }[FlowName<V>];

/** What abilities and effects may order. */
export type Order<V extends Vocabulary> = V['effect'] | RunOf<V> | NoteInOf<V> | EndGame;

/** What a step of this flow may order besides: to write into the flow's memory, to jump, to end it. */
export type StepOrder<V extends Vocabulary, N extends FlowName<V>> =
  | Order<V>
  | Note<AtOf<V, N>>
  | GoTo<GoesOf<V, N>>
  | EndFlow<undefined>
  | EndFlow<ResultOf<V, N>>;
