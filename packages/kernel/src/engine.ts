import type { WindowAnswer } from './ability.ts';
import type { Control } from './control.ts';
import { isControl } from './control.ts';
import type { Request } from './decision.ts';
import { remembering } from './decision.ts';
import type { EngineEvent } from './engine-event.ts';
import { applyEngineEvent, isEngineEvent } from './engine-event.ts';
import type { CallStep, EngineFlow, EngineStep, WindowStep } from './engine-step.ts';
import { engineFlows } from './engine-step.ts';
import type { Game } from './game.ts';
import type { Kinded } from './kinded.ts';
import type { Luck } from './luck.ts';
import { luckOf } from './luck.ts';
import { openDecisions } from './open-decisions.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';
import { readinessIn, simultaneousRequests } from './simultaneous.ts';
import type { Frame, GameState, OpenDecision, WindowState } from './state.ts';
import { unreachable } from './unreachable.ts';
import type { Heard } from './window.ts';
import { forced, heardOf, isPassed, windowRequest } from './window.ts';

/** No rule book does as much between two questions: a flow that goes on longer goes on for ever. */
const MOST_TURNS = 100_000;

/** Runs a game's flows on a state until somebody is asked or the game is over. */
export class Engine<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  /** The questions open now, in the order of `open`; made anew from the state when missing. */
  private requests: Request[] | undefined;
  /** What was heard in the window that is open now: an answer is looked up here and nothing evaluated again. */
  private heardNow: readonly Heard<Effect | Control>[] | undefined;
  private readonly flows: ReadonlyMap<string, EngineFlow<State, Effect>>;
  private readonly luck: Luck;

  constructor(
    readonly game: Game<State, Effect, Event>,
    readonly state: State,
    private readonly record: (event: Event | EngineEvent) => void,
  ) {
    this.flows = engineFlows(game.flows);
    this.luck = luckOf(state.engine, this.emit);
  }

  readonly emit = (event: Event | EngineEvent): void => {
    if (isEngineEvent(event)) applyEngineEvent(this.state.engine, event);
    else this.game.apply(this.state, event);
    this.record(event);
  };

  /** The open questions with their legal answers, in the order of `state.engine.open`. */
  openRequests(): readonly Request[] {
    this.requests ??= this.state.engine.open.length > 0 ? this.askAgain().map(remembering) : [];
    return this.requests;
  }

  /** Goes on until a question is open or the game is over. */
  advance(): void {
    const { engine } = this.state;
    for (let turns = 0; engine.outcome === null && engine.open.length === 0; turns++) {
      const frame = this.top();
      if (turns > MOST_TURNS) throw new Error(`the flow ${frame.flow} goes on without end`);
      const flow = this.flowOf(frame);
      if (this.isToBeGivenUp(flow, frame)) {
        this.emit({ kind: 'flowGivenUp', step: nameAt(flow, flow.otherwise) });
        continue;
      }
      const next = frame.queue[0];
      if (next) {
        this.emit({ kind: 'effectTaken' });
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
    this.emit({ kind: 'flowEnded' });
    if (!isCalled) return;
    const caller = this.top();
    const flow = this.flowOf(caller);
    const place = placeIn(flow, caller.step);
    const step = flow.steps[place] as CallStep<State, Effect>;
    this.emit({ kind: 'stepReached', step: nameAt(flow, place + 1) });
    if (step.take) this.performAll(step.take(this.state, caller.at, result ?? undefined));
  }

  /** The condition under which a flow goes on is tested up to the step that comes when it fails. */
  private isToBeGivenUp(flow: EngineFlow<State, Effect>, frame: Frame): boolean {
    if (!flow.while || frame.step === null) return false;
    if (flow.otherwise !== null && placeIn(flow, frame.step) >= flow.otherwise) return false;
    return !flow.while(this.state, frame.at);
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
    const heard = this.heardNow;
    this.forget();
    this.emit({ kind: 'answered' });
    switch (step.kind) {
      case 'ask':
        this.emit({ kind: 'stepReached', step: nameAt(flow, at + 1) });
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
        this.answerWindow(step, frame, answer as WindowAnswer, heard);
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
    this.forget();
    const before = engine.open;
    const frame = this.top();
    const flow = this.flowOf(frame);
    this.emit({ kind: 'answered' });
    const controls: Control[] = [];
    for (const order of orders) {
      if (isControl(order)) controls.push(order);
      else this.emit(order);
    }
    this.performAll(controls);
    this.putAgain(frame, flow, placeIn(flow, frame.step), before);
  }

  private forget(): void {
    this.requests = undefined;
    this.heardNow = undefined;
  }

  private top(): Frame {
    const frame = this.state.engine.stack.at(-1);
    if (!frame) throw new Error('the last flow ended before the game did');
    return frame;
  }

  private flowOf(frame: Frame): EngineFlow<State, Effect> {
    const flow = this.flows.get(frame.flow);
    if (!flow) throw new Error(`no flow is called ${frame.flow}`);
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
        this.emit({ kind: 'stepReached', step: nameAt(flow, place + 1) });
        this.performAll(orders);
        return true;
      }
      case 'call': {
        const at = step.at(this.state, frame.at);
        if (!at) return false;
        this.reach(frame, step);
        this.start(step.flow, at, true);
        return true;
      }
      case 'ask': {
        const question = step.request(this.state, frame.at);
        if (!question) return false;
        this.reach(frame, step);
        this.ask([{ ...question, kind: step.question }], before);
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
        return this.turnWindow(step, frame, before);
      default:
        return unreachable(step);
    }
  }

  private reach(frame: Frame, { name }: EngineStep<State, Effect>): void {
    if (frame.step !== name) this.emit({ kind: 'stepReached', step: name });
  }

  private start(name: string, at: object, isCalled: boolean): void {
    const flow = this.flows.get(name);
    if (!flow) throw new Error(`no flow is called ${name}`);
    this.emit({ kind: 'flowStarted', flow: name, step: nameAt(flow, 0), at, isCalled });
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
    if (!this.isToBeGivenUp(flow, frame)) this.enter(frame, flow, place, before);
  }

  private ask(requests: readonly Request[], before: readonly OpenDecision[]): void {
    this.emit({ kind: 'asked', ...openDecisions(requests, before, this.state.engine) });
    this.requests = requests.map(remembering);
  }

  private askAgain(): Request[] {
    const frame = this.top();
    const flow = this.flowOf(frame);
    const step = flow.steps[placeIn(flow, frame.step)];
    switch (step?.kind) {
      case 'ask': {
        const question = step.request(this.state, frame.at);
        return question ? [{ ...question, kind: step.question }] : [];
      }
      case 'askAll':
        return simultaneousRequests(step, this.state, frame);
      case 'window': {
        const { seat } = this.state.engine.open[0]!;
        const heard = this.heard(step, frame, seat);
        return [this.windowRequest(step, frame, seat, heard)];
      }
      case 'do':
      case 'call':
      case undefined:
        return [];
      default:
        return unreachable(step);
    }
  }

  private turnWindow(step: WindowStep<State>, frame: Frame, before: readonly OpenDecision[]): boolean {
    if (!this.game.isHeard(this.state, step.window)) return false;
    const order = step.order(this.state, frame.at);
    for (let turn = windowAt(frame, step)?.turn ?? 0; turn < order.length; turn++) {
      const seat = order[turn]!;
      const heard = this.heard(step, frame, seat);
      if (heard.length === 0) continue;
      this.reach(frame, step as EngineStep<State, Effect>);
      if (frame.window?.turn !== turn) this.emit({ kind: 'windowTurned', turn });
      const only = forced(heard);
      if (only) this.use(only, only.choices[0]!);
      else if (this.isPassed(step, seat, heard)) {
        this.emit({ kind: 'passedUnasked', seat, window: step.window });
        this.emit({ kind: 'windowTurned', turn: turn + 1 });
      } else this.ask([this.windowRequest(step, frame, seat, heard)], before);
      return true;
    }
    return false;
  }

  private isPassed(
    step: WindowStep<State>,
    seat: SeatId,
    heard: readonly Heard<Effect | Control>[],
  ): boolean {
    const { passes } = this.state.engine;
    if (passes.length === 0) return false;
    return isPassed(heard, passes, { seat, window: step.window, milestone: this.game.milestone(this.state) });
  }

  private heard(step: WindowStep<State>, frame: Frame, seat: SeatId): readonly Heard<Effect | Control>[] {
    const listeners = this.game.listeners(this.state, step.window, frame.at, seat, frame.id);
    return listeners.length === 0 ? [] : heardOf(listeners, windowAt(frame, step)?.used ?? []);
  }

  private windowRequest(
    step: WindowStep<State>,
    frame: Frame,
    seat: SeatId,
    heard: readonly Heard<Effect | Control>[],
  ): Request {
    this.heardNow = heard;
    return windowRequest(step, seat, heard, (use, choice) =>
      this.game.whyNotUsed?.(this.state, step.window, frame.at, {
        use,
        choice,
        used: frame.window?.used ?? [],
      }),
    );
  }

  private answerWindow(
    step: WindowStep<State>,
    frame: Frame,
    answer: WindowAnswer,
    heard: readonly Heard<Effect | Control>[] | undefined,
  ): void {
    if ('pass' in answer) {
      this.emit({ kind: 'windowTurned', turn: (frame.window?.turn ?? 0) + 1 });
      return;
    }
    const used = heard?.find(({ listener }) => listener.key === answer.use);
    if (!used) throw new Error(`${answer.use} does not hear the window ${step.window}`);
    this.use(used, answer.choice);
  }

  private use({ listener }: Heard<Effect | Control>, choice: Plain): void {
    this.emit({ kind: 'abilityUsed', key: listener.key, seat: listener.seat, choice });
    this.performAll(listener.ability.resolve(listener.at, choice));
  }

  /** Performs effects in order. A flow that one of them starts runs first; the rest waits in the frame. */
  private performAll(effects: readonly (Effect | Control)[]): void {
    let pending = effects;
    for (let turns = 0; pending.length > 0 && this.state.engine.outcome === null; turns++) {
      const effect = pending[0]!;
      const rest = pending.slice(1);
      if (turns > MOST_TURNS) throw new Error(`the effect ${effect.kind} goes on without end`);
      if (!isControl(effect)) {
        const more = this.game.perform(this.state, effect, { emit: this.emit, luck: this.luck });
        pending = more && more.length > 0 ? [...more, ...rest] : rest;
      } else if (effect.kind === 'run') {
        if (rest.length > 0) this.emit({ kind: 'effectsQueued', effects: rest });
        this.start(effect.flow, effect.at, false);
        return;
      } else {
        this.obey(effect);
        pending = rest;
      }
    }
  }

  private obey(control: Exclude<Control, { kind: 'run' }>): void {
    switch (control.kind) {
      case 'note': {
        const { with: what, frame } = control;
        this.emit({ kind: 'noted', with: what, ...(frame === undefined ? {} : { frame }) });
        return;
      }
      case 'goTo':
        this.goTo(control.step);
        return;
      case 'endFlow':
        this.emit({ kind: 'flowEnding', result: control.result ?? null });
        return;
      case 'endGame':
        this.emit({ kind: 'gameEnded', outcome: control.outcome });
        return;
      default:
        unreachable(control);
    }
  }

  private goTo(step: string): void {
    const { flow, places } = { flow: this.top().flow, places: this.flowOf(this.top()).places };
    if (!places.has(step)) throw new Error(`the flow ${flow} has no step ${step}`);
    this.emit({ kind: 'stepReached', step });
  }
}

function placeIn<State, Effect>(flow: EngineFlow<State, Effect>, step: string | null): number {
  if (step === null) return flow.steps.length;
  const place = flow.places.get(step);
  if (place === undefined) throw new Error(`the flow ${flow.name} has no step ${step}`);
  return place;
}

/** The name of the step at this place; null behind the last one. */
function nameAt<State, Effect>(flow: EngineFlow<State, Effect>, place: number | null): string | null {
  return place === null ? null : (flow.steps[place]?.name ?? null);
}

/** What is left of a window that the frame has passed belongs to no other. */
function windowAt<State>(frame: Frame, { name }: WindowStep<State>): WindowState | null {
  return frame.step === name ? frame.window : null;
}
