import type { Plain } from './plain.ts';
import type { RandomState } from './random.ts';
import type { Seat, SeatId, Side } from './seat.ts';

/** A running procedure: which flow, how far, what it knows, and the effects it still owes. */
export interface Frame<At = object> {
  readonly flow: string;
  readonly step: number;
  readonly at: At;
  readonly queue: readonly EffectLike[];
  readonly window: WindowState | null;
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
  /** Tells the questions of one step apart, so that each keeps its id while others are answered. */
  readonly key: string;
}

/** Faces and cards laid out beforehand, for tests and puzzles; they come before the generator. */
export interface Script {
  readonly dice: Readonly<Record<string, readonly string[]>>;
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** A roll or draw (or only a roll) that finds its script empty is an error. */
  readonly strict: boolean | 'dice';
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
  readonly open: readonly OpenDecision[];
  readonly nextDecision: number;
  readonly outcome: Outcome | null;
}

/** What every game's state has; all of it is plain data. */
export interface GameState {
  readonly engine: EngineState;
  readonly seats: readonly Seat[];
}

export function freshEngine(random: RandomState, rootFlow: string, at: object = {}): EngineState {
  return {
    version: 0,
    random,
    script: { dice: {}, cards: {}, strict: false },
    stack: [newFrame(rootFlow, at)],
    open: [],
    nextDecision: 1,
    outcome: null,
  };
}

export function newFrame(flow: string, at: object): Frame {
  return { flow, step: 0, at, queue: [], window: null };
}

/** What the innermost running flow of this name knows; undefined when none runs. */
export function innermost<At>(state: GameState, flow: string): At | undefined {
  const { stack } = state.engine;
  for (let index = stack.length - 1; index >= 0; index--) {
    if (stack[index]!.flow === flow) return stack[index]!.at as At;
  }
  return undefined;
}
