import type { Control } from './control.ts';
import type { Question } from './decision.ts';
import type { Confirmation } from './flow.ts';
import type { Kinded } from './kinded.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';
import type { Frame } from './state.ts';

type Orders<Effect> = readonly (Effect | Control)[];

/** A step as the engine walks it, whatever game wrote it. */
export type EngineStep<State, Effect = Kinded> =
  | DoStep<State, Effect>
  | AskStep<State, Effect>
  | AskAllStep<State, Effect>
  | CallStep<State, Effect>
  | WindowStep<State>;

export interface DoStep<State, Effect> {
  readonly kind: 'do';
  readonly name: string;
  readonly run: (state: State, at: object) => Orders<Effect>;
}

export interface AskStep<State, Effect> {
  readonly kind: 'ask';
  readonly name: string;
  readonly question: string;
  readonly request: (state: State, at: object) => Question | undefined;
  readonly take: (state: State, at: object, answer: Plain) => Orders<Effect>;
}

export interface AskAllStep<State, Effect> {
  readonly kind: 'askAll';
  readonly name: string;
  readonly question: string;
  readonly requests: (state: State, at: object) => readonly Question[];
  readonly take: (state: State, at: object, question: Question, answer: Plain) => Orders<Effect>;
  readonly confirm?: Confirmation;
}

export interface CallStep<State, Effect> {
  readonly kind: 'call';
  readonly name: string;
  readonly flow: string;
  readonly at: (state: State, at: object) => object | undefined;
  readonly take?: (state: State, at: object, result: Plain | undefined) => Orders<Effect>;
}

export interface WindowStep<State> {
  readonly kind: 'window';
  readonly name: string;
  readonly window: string;
  readonly rule: string;
  readonly order: (state: State, at: object) => readonly SeatId[];
}

/** A flow as the engine runs it. */
export interface EngineFlow<State, Effect = Kinded> {
  readonly name: string;
  readonly steps: readonly EngineStep<State, Effect>[];
  /** The places of the steps by their names. */
  readonly places: ReadonlyMap<string, number>;
  /** What is told when it comes to the step at each place, and at last behind them all. */
  readonly reached: readonly StepReached[];
  readonly while?: (state: State, at: object) => boolean;
  /** The place of the step to go to when the condition no longer holds. */
  readonly otherwise: number | null;
}

export interface StepReached {
  readonly kind: 'stepReached';
  readonly step: string | null;
}

interface WrittenFlow<State, Effect> {
  readonly name: string;
  readonly steps: readonly EngineStep<State, Effect>[];
  readonly while?: (state: State, at: object) => boolean;
  readonly otherwise?: string;
}

const known = new WeakMap<object, ReadonlyMap<string, EngineFlow<unknown>>>();

/** The flows of a game ready to run; worked out once for each game. */
export function engineFlows<State, Effect>(flows: object): ReadonlyMap<string, EngineFlow<State, Effect>> {
  let ready = known.get(flows) as ReadonlyMap<string, EngineFlow<State, Effect>> | undefined;
  if (!ready) {
    const written = Object.entries(flows) as readonly [string, WrittenFlow<State, Effect>][];
    ready = new Map(written.map(([name, flow]) => [name, engineFlow(name, flow)]));
    known.set(flows, ready as ReadonlyMap<string, EngineFlow<unknown>>);
  }
  return ready;
}

function engineFlow<State, Effect>(
  name: string,
  flow: WrittenFlow<State, Effect>,
): EngineFlow<State, Effect> {
  if (flow.name !== name) throw new Error(`the flow ${flow.name} is listed as ${name}`);
  const places = new Map(flow.steps.map((step, place) => [step.name, place]));
  if (places.size < flow.steps.length) throw new Error(`two steps of the flow ${name} have the same name`);
  const otherwise = flow.otherwise === undefined ? null : places.get(flow.otherwise);
  if (otherwise === undefined) throw new Error(`the flow ${name} has no step ${flow.otherwise}`);
  const { steps } = flow;
  const names = [...places.keys(), null];
  const reached = names.map((step): StepReached => ({ kind: 'stepReached', step }));
  return { name, steps, places, reached, otherwise, ...(flow.while ? { while: flow.while } : {}) };
}

export function placeIn<State, Effect>(flow: EngineFlow<State, Effect>, step: string | null): number {
  if (step === null) return flow.steps.length;
  const place = flow.places.get(step);
  if (place === undefined) throw new Error(`the flow ${flow.name} has no step ${step}`);
  return place;
}

/** The name of the step at this place; null behind the last one. */
export function nameAt<State, Effect>(flow: EngineFlow<State, Effect>, place: number | null): string | null {
  return place === null ? null : (flow.steps[place]?.name ?? null);
}

/** The condition under which a flow goes on is tested up to the step that comes when it fails. */
export function isGivenUp<State, Effect>(
  flow: EngineFlow<State, Effect>,
  frame: Frame,
  state: State,
): boolean {
  if (!flow.while || frame.step === null) return false;
  if (flow.otherwise !== null && placeIn(flow, frame.step) >= flow.otherwise) return false;
  return !flow.while(state, frame.at);
}
