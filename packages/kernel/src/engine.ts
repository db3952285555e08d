import type { WindowAnswer } from './ability.ts';
import type { Control } from './control.ts';
import { isControl } from './control.ts';
import { controlEvent } from './control-event.ts';
import type { Request } from './decision.ts';
import { requestOf } from './decision.ts';
import type { EngineEvent } from './engine-event.ts';
import { applyEngineEvent, isEngineEvent } from './engine-event.ts';
import type { CallStep, EngineFlow } from './engine-step.ts';
import { engineFlows, isGivenUp, nameAt, placeIn } from './engine-step.ts';
import type { Game } from './game.ts';
import type { Kinded } from './kinded.ts';
import type { Luck } from './luck.ts';
import { luckOf } from './luck.ts';
import { openDecisions } from './open-decisions.ts';
import type { Plain } from './plain.ts';
import { readinessIn, simultaneousRequests } from './simultaneous.ts';
import type { Frame, GameState, OpenDecision } from './state.ts';
import { unreachable } from './unreachable.ts';
import { WindowTurns } from './window-turns.ts';

/** A flow that takes more steps than this between two questions is taken to be endless. */
const MOST_TURNS = 100_000;

/** Events that are always the same: half of a log is made of these and of steps, and it keeps each of them once. */
const EFFECT_TAKEN: EngineEvent = { kind: 'effectTaken' };
const FLOW_ENDED: EngineEvent = { kind: 'flowEnded' };
const ANSWERED: EngineEvent = { kind: 'answered' };

/** Where events are kept once they are written into the state. */
export interface Recorder<Event> {
  kernel(event: EngineEvent): void;
  game(event: Event): void;
}

/** Runs a game's flows on a state until somebody is asked or the game is over. */
export class Engine<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  /** The questions open now, in the order of `open`; made anew from the state when missing. */
  private requests: readonly Request[] | undefined;
  private readonly flows: ReadonlyMap<string, EngineFlow<State, Effect>>;
  private readonly tools: { readonly emit: (event: Event) => void; readonly luck: Luck };
  private readonly windows: WindowTurns<State, Effect, Event>;

  constructor(
    readonly game: Game<State, Effect, Event>,
    readonly state: State,
    private readonly recorder: Recorder<Event>,
  ) {
    this.flows = engineFlows(game.flows);
    this.tools = { emit: this.tell, luck: luckOf(state.engine, this.emit) };
    this.windows = new WindowTurns(game, state, {
      emit: this.emit,
      reach: (frame, step) => this.reach(frame, step),
      ask: (request, before) => this.ask([request], before),
      performAll: (effects) => this.performAll(effects),
    });
  }

  /** What happens in the kernel. Some twenty events come with every answer, and most of them are the kernel's. */
  readonly emit = (event: EngineEvent): void => {
    applyEngineEvent(this.state.engine, event);
    this.recorder.kernel(event);
  };

  /** What happens in the game. */
  private readonly tell = (event: Event): void => {
    this.game.apply(this.state, event);
    this.recorder.game(event);
  };

  /** The open questions with their legal answers, in the order of `state.engine.open`. */
  openRequests(): readonly Request[] {
    this.requests ??= this.state.engine.open.length > 0 ? this.askAgain() : [];
    return this.requests;
  }

  /** Goes on until a question is open or the game is over. */
  advance(): void {
    const { engine } = this.state;
    for (let turns = 0; engine.outcome === null && engine.open.length === 0; turns++) {
      const frame = this.top();
      if (turns > MOST_TURNS) throw new Error(`the flow ${frame.flow} goes on without end`);
      const flow = this.flowOf(frame);
      if (isGivenUp(flow, frame, this.state)) {
        this.emit({ kind: 'flowGivenUp', step: nameAt(flow, flow.otherwise) });
        continue;
      }
      const next = frame.queue[0];
      if (next) {
        this.emit(EFFECT_TAKEN);
        this.performAll([next as Effect | Control]);
      } else this.stride(flow, frame);
    }
  }

  /** Goes on to the next step that does something; steps that ask, order and are heard by nothing pass silently. */
  private stride(flow: EngineFlow<State, Effect>, frame: Frame): void {
    const { steps } = flow;
    for (let place = placeIn(flow, frame.step); place < steps.length; place++) {
      if (this.enter(frame, flow, place, [])) return;
    }
    this.endFlow(frame);
  }

  private endFlow({ isCalled, result }: Frame): void {
    this.emit(FLOW_ENDED);
    if (!isCalled) return;
    const caller = this.top();
    const flow = this.flowOf(caller);
    const place = placeIn(flow, caller.step);
    const step = flow.steps[place] as CallStep<State, Effect>;
    this.emit(flow.reached[place + 1]!);
    if (step.take) this.performAll(step.take(this.state, caller.at, result ?? undefined));
  }

  /** Takes a legal answer to the open question at this place of `open`. */
  answer(place: number, answer: Plain): void {
    const request = this.openRequests()[place];
    if (!request) throw new Error('no such question is open');
    const frame = this.top();
    const flow = this.flowOf(frame);
    const at = placeIn(flow, frame.step);
    const step = flow.steps[at]!;
    const before = this.state.engine.open;
    this.requests = undefined;
    this.emit(ANSWERED);
    switch (step.kind) {
      case 'ask':
        this.emit(flow.reached[at + 1]!);
        this.performAll(step.take(this.state, frame.at, answer));
        break;
      case 'askAll': {
        const ready = readinessIn(request, step.confirm, answer);
        if (ready === undefined) this.performAll(step.take(this.state, frame.at, request, answer));
        else this.emit({ kind: 'readied', seat: request.seat, ready });
        this.putAgain(frame, flow, at, before);
        break;
      }
      case 'window':
        this.windows.answer(step, frame, answer as WindowAnswer);
        break;
      case 'do':
      case 'call':
        throw new Error(`the step ${step.name} asks nothing`);
      default:
        unreachable(step);
    }
    this.advance();
  }

  /**
   * Performs what a command from outside orders: what happened first, then what the flow must do. The open
   * questions are put anew, for the command may have changed their answers, or whether they stand at all.
   */
  interrupt(orders: readonly (Event | EngineEvent | Control)[]): void {
    const { engine } = this.state;
    this.requests = undefined;
    const before = engine.open;
    const frame = this.top();
    const flow = this.flowOf(frame);
    this.emit(ANSWERED);
    const controls: Control[] = [];
    for (const order of orders) {
      if (isControl(order)) controls.push(order);
      else if (isEngineEvent(order)) this.emit(order);
      else this.tell(order);
    }
    this.performAll(controls);
    this.putAgain(frame, flow, placeIn(flow, frame.step), before);
  }

  private top(): Frame {
    const frame = this.state.engine.stack.at(-1);
    if (!frame) throw new Error('the last flow ended before the game did');
    return frame;
  }

  private flowOf({ flow: name }: { readonly flow: string }): EngineFlow<State, Effect> {
    const flow = this.flows.get(name);
    if (!flow) throw new Error(`no flow is called ${name}`);
    return flow;
  }

  /** Whether the step had anything to do, to ask or to hear. */
  private enter(
    frame: Frame,
    flow: EngineFlow<State, Effect>,
    place: number,
    before: readonly OpenDecision[],
  ): boolean {
    const step = flow.steps[place]!;
    switch (step.kind) {
      case 'do': {
        const orders = step.run(this.state, frame.at);
        if (orders.length === 0) return false;
        this.emit(flow.reached[place + 1]!);
        this.performAll(orders);
        return true;
      }
      case 'call': {
        const at = step.at(this.state, frame.at);
        if (!at) return false;
        this.reach(frame, step);
        this.start(step, at, true);
        return true;
      }
      case 'ask': {
        const question = step.request(this.state, frame.at);
        if (!question) return false;
        this.reach(frame, step);
        this.ask([requestOf(question, step.question)], before);
        return true;
      }
      case 'askAll': {
        const requests = simultaneousRequests(step, this.state, frame);
        if (!requests.some((request) => !request.settled)) return false;
        this.reach(frame, step);
        this.ask(requests, before);
        return true;
      }
      case 'window':
        return this.windows.turn(step, frame, before);
      default:
        return unreachable(step);
    }
  }

  private reach(frame: Frame, { name }: { readonly name: string }): void {
    if (frame.step === name) return;
    const flow = this.flowOf(frame);
    this.emit(flow.reached[placeIn(flow, name)]!);
  }

  private start(order: { readonly flow: string }, at: object, isCalled: boolean): void {
    const step = nameAt(this.flowOf(order), 0);
    this.emit({ kind: 'flowStarted', flow: order.flow, step, at, isCalled });
  }

  /** Questions that still stand after something was done keep their ids: an answer under way still finds them. */
  private putAgain(
    frame: Frame,
    flow: EngineFlow<State, Effect>,
    place: number,
    before: readonly OpenDecision[],
  ): void {
    const { engine } = this.state;
    const isThere =
      engine.stack.at(-1) === frame && placeIn(flow, frame.step) === place && frame.queue.length === 0;
    if (engine.outcome !== null || !isThere || place >= flow.steps.length) return;
    if (!isGivenUp(flow, frame, this.state)) this.enter(frame, flow, place, before);
  }

  private ask(requests: readonly Request[], before: readonly OpenDecision[]): void {
    this.emit(openDecisions(requests, before, this.state.engine));
    this.requests = requests;
  }

  private askAgain(): Request[] {
    const frame = this.top();
    const flow = this.flowOf(frame);
    const step = flow.steps[placeIn(flow, frame.step)];
    switch (step?.kind) {
      case 'ask': {
        const question = step.request(this.state, frame.at);
        return question ? [requestOf(question, step.question)] : [];
      }
      case 'askAll':
        return simultaneousRequests(step, this.state, frame);
      case 'window':
        return [this.windows.askAgain(step, frame)];
      case 'do':
      case 'call':
      case undefined:
        return [];
      default:
        return unreachable(step);
    }
  }

  /** Performs effects in order. A flow that one of them starts runs first; the rest waits in the frame. */
  private performAll(effects: readonly (Effect | Control)[]): void {
    const { engine } = this.state;
    let pending = effects;
    let next = 0;
    for (let turns = 0; next < pending.length && engine.outcome === null; turns++) {
      const effect = pending[next++]!;
      if (turns > MOST_TURNS) throw new Error(`the effect ${effect.kind} goes on without end`);
      if (!isControl(effect)) {
        const more = this.game.perform(this.state, effect, this.tools);
        if (!more || more.length === 0) continue;
        pending = next < pending.length ? [...more, ...pending.slice(next)] : more;
        next = 0;
      } else if (effect.kind === 'run') {
        if (next < pending.length) this.emit({ kind: 'effectsQueued', effects: pending.slice(next) });
        this.start(effect, effect.at, false);
        return;
      } else this.emit(controlEvent(effect, this.flowOf(this.top())));
    }
  }
}
