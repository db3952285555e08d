import type { Plain } from './plain.ts';
import type { RandomState } from './random.ts';
import type { Seat, SeatId, Side, Viewer } from './seat.ts';

/** Tells one running flow from every other of the game, also from one of the same name further out. */
export type FrameId = number;

/** A running procedure: which flow, how far, what it knows, and the effects it still owes. */
export interface Frame<At = object> {
  readonly id: FrameId;
  readonly flow: string;
  /** The name of the step it has come to; null behind the last one. */
  readonly step: string | null;
  readonly at: At;
  readonly queue: readonly EffectLike[];
  readonly window: WindowState | null;
  /** A step of the flow below waits for its result. */
  readonly isCalled: boolean;
  readonly result: Plain | null;
  /** Seats that have closed their part of the simultaneous questions that are open. */
  readonly ready: readonly SeatId[];
}

/** An open window: whose turn it is to speak, and which abilities have spoken. */
export interface WindowState {
  readonly turn: number;
  readonly used: readonly string[];
}

export interface EffectLike {
  readonly kind: string;
}

/** A question put to a seat. Its legal answers follow from the state, so they are not stored in it. */
export interface OpenDecision {
  readonly id: number;
  readonly seat: SeatId;
  readonly kind: string;
  /** The state version at which it was first asked. */
  readonly since: number;
  /** Tells the questions of one kind to one seat apart, so that each keeps its id while others are answered. */
  readonly key: string;
}

/** Faces and cards laid out beforehand, for tests and puzzles; they come before the generator. */
export interface Script {
  readonly dice: Readonly<Record<string, readonly string[]>>;
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** A roll or draw (or only a roll) that finds its script empty is an error. */
  readonly strict: boolean | 'dice';
}

/** A seat lets windows go by without being asked. */
export interface StandingPass {
  readonly seat: SeatId;
  /** The window it passes; null is every window. */
  readonly window: string | null;
  /** `idle`: only while nothing that could be used would change anything. */
  readonly when: 'always' | 'idle';
  /** The last milestone (round) in which it holds; null until it is taken back. */
  readonly until: number | null;
}

export interface Outcome {
  /** The winning side; null is a draw. */
  readonly winner: Side | null;
  /** The rule that ended the game. */
  readonly rule: string;
  readonly about?: Plain;
}

export interface EngineState {
  /** Grows by one with every accepted answer or command. */
  readonly version: number;
  readonly random: RandomState;
  readonly script: Script;
  /** Running flows, the innermost last. */
  readonly stack: readonly Frame[];
  readonly nextFrame: FrameId;
  readonly open: readonly OpenDecision[];
  readonly nextDecision: number;
  readonly passes: readonly StandingPass[];
  readonly outcome: Outcome | null;
}

/** What every game's state has; all of it is plain data. */
export interface GameState {
  readonly engine: EngineState;
  readonly seats: readonly Seat[];
}

/** A flow at one of its steps, with what it knows. */
export interface Beginning {
  readonly flow: string;
  readonly step: string | null;
  readonly at?: object;
}

/** An engine that goes on from here; a game from a position begins in the middle of its first flow. */
export function freshEngine(random: RandomState, beginning: Beginning): EngineState {
  return {
    version: 0,
    random,
    script: noScript(),
    stack: [newFrame(0, beginning)],
    nextFrame: 1,
    open: [],
    nextDecision: 1,
    passes: [],
    outcome: null,
  };
}

export function noScript(): Script {
  return { dice: {}, cards: {}, strict: false };
}

export function newFrame(id: FrameId, { flow, step, at = {} }: Beginning, isCalled = false): Frame {
  return { id, flow, step, at, queue: [], window: null, isCalled, result: null, ready: [] };
}

/** The innermost running flow of this name with its identity; undefined when none runs. */
export function innermostFrame<At>(state: GameState, flow: string): Frame<At> | undefined {
  const { stack } = state.engine;
  for (let index = stack.length - 1; index >= 0; index--) {
    if (stack[index]!.flow === flow) return stack[index] as Frame<At>;
  }
  return undefined;
}

/** What the innermost running flow of this name knows; undefined when none runs. */
export function innermost<At>(state: GameState, flow: string): At | undefined {
  return innermostFrame<At>(state, flow)?.at;
}

/** What the flows of this name that run now know, the innermost first. */
export function running<At>(state: GameState, flow: string): readonly At[] {
  const found: At[] = [];
  const { stack } = state.engine;
  for (let index = stack.length - 1; index >= 0; index--) {
    if (stack[index]!.flow === flow) found.push(stack[index]!.at as At);
  }
  return found;
}

/** The seats that have closed their part of the simultaneous questions now open. */
export function readySeats(state: GameState): readonly SeatId[] {
  return state.engine.stack.at(-1)?.ready ?? [];
}

/** A player sees the passes that they have given themselves. */
export function seenPasses({ engine }: GameState, viewer: Viewer): Plain {
  return engine.passes
    .filter(({ seat }) => viewer === 'referee' || seat === viewer)
    .map((pass) => ({ ...pass }));
}
