import type { WindowAnswer } from './ability.ts';
import type { Request } from './decision.ts';
import { remembering } from './decision.ts';
import type { EngineEvent } from './engine-event.ts';
import { applyEngineEvent, isEngineEvent } from './engine-event.ts';
import type { Control, Flow, Step, WindowStep } from './flow.ts';
import { isControl } from './flow.ts';
import type { Game } from './game.ts';
import type { Luck } from './luck.ts';
import { luckOf } from './luck.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';
import type { Frame, GameState, OpenDecision, WindowState } from './state.ts';
import { unreachable } from './unreachable.ts';
import type { Heard } from './window.ts';
import { forced, heardOf, windowRequest } from './window.ts';

interface Kinded {
  readonly kind: string;
}

/** No rule book does as much between two questions: a flow that goes on longer goes on for ever. */
const MOST_TURNS = 100_000;

/** Runs a game's flows on a state until somebody is asked or the game is over. */
export class Engine<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  /** The questions open now, by the id of their decision; made anew from the state when missing. */
  private requests: Request[] | undefined;
  private readonly flows = new Map<string, Flow<State, object, Effect>>();
  private readonly luck: Luck;

  constructor(
    readonly game: Game<State, Effect, Event>,
    readonly state: State,
    private readonly record: (event: Event | EngineEvent) => void,
  ) {
    for (const flow of game.flows) this.flows.set(flow.name, flow as Flow<State, object, Effect>);
    if (this.flows.size < game.flows.length) throw new Error('two flows have the same name');
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
      const next = frame.queue[0];
      if (next) {
        this.emit({ kind: 'effectTaken' });
        this.performAll([next as Effect | Control]);
        continue;
      }
      this.stride(frame);
    }
  }

  /** Goes on to the next step that does something; steps that ask, order and are heard by nothing pass silently. */
  private stride(frame: Frame): void {
    const count = this.steps(frame).length;
    for (let place = frame.step; place < count; place++) if (this.enter(frame, place, [])) return;
    this.emit({ kind: 'flowEnded' });
  }

  private reach(frame: Frame, place: number): void {
    if (frame.step !== place) this.emit({ kind: 'stepReached', step: place });
  }

  /** Takes a legal answer to the open question at this place of `open`. */
  answer(place: number, answer: Plain): void {
    const request = this.openRequests()[place];
    if (!request) throw new Error('no such question is open');
    const frame = this.top();
    const at = frame.step;
    const step = this.steps(frame)[at]!;
    const before = this.state.engine.open;
    this.requests = undefined;
    this.emit({ kind: 'answered' });
    switch (step.kind) {
      case 'ask':
        this.emit({ kind: 'stepReached', step: at + 1 });
        this.performAll(step.take(this.state, frame.at, answer));
        break;
      case 'askAll':
        this.performAll(step.take(this.state, frame.at, request, answer));
        this.putAgain(frame, at, before);
        break;
      case 'window':
        this.answerWindow(step, frame, answer as WindowAnswer);
        break;
      case 'do':
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
    const at = frame.step;
    this.emit({ kind: 'answered' });
    const controls: Control[] = [];
    for (const order of orders) {
      if (isControl(order)) controls.push(order);
      else this.emit(order);
    }
    this.performAll(controls);
    this.putAgain(frame, at, before);
  }

  private top(): Frame {
    const frame = this.state.engine.stack.at(-1);
    if (!frame) throw new Error('the last flow ended before the game did');
    return frame;
  }

  private steps(frame: Frame): readonly Step<State, object, Effect>[] {
    const flow = this.flows.get(frame.flow);
    if (!flow) throw new Error(`no flow is called ${frame.flow}`);
    return flow.steps;
  }

  /** Whether the step had anything to do, to ask or to hear. */
  private enter(frame: Frame, place: number, before: readonly OpenDecision[]): boolean {
    const step = this.steps(frame)[place]!;
    switch (step.kind) {
      case 'do': {
        const orders = step.run(this.state, frame.at);
        if (orders.length === 0) return false;
        this.emit({ kind: 'stepReached', step: place + 1 });
        this.performAll(orders);
        return true;
      }
      case 'ask': {
        const request = step.request(this.state, frame.at);
        if (!request) return false;
        this.reach(frame, place);
        this.ask([request], before);
        return true;
      }
      case 'askAll': {
        const requests = step.requests(this.state, frame.at);
        if (!requests.some((request) => !request.settled)) return false;
        this.reach(frame, place);
        this.ask(requests, before);
        return true;
      }
      case 'window':
        return this.turnWindow(step, frame, place, before);
      default:
        return unreachable(step);
    }
  }

  /** Questions that still stand after something was done keep their ids: an answer under way still finds them. */
  private putAgain(frame: Frame, at: number, before: readonly OpenDecision[]): void {
    const { engine } = this.state;
    const isThere = engine.stack.at(-1) === frame && frame.step === at && frame.queue.length === 0;
    if (engine.outcome === null && isThere) this.enter(frame, at, before);
  }

  private ask(requests: readonly Request[], before: readonly OpenDecision[]): void {
    const { engine } = this.state;
    let next = engine.nextDecision;
    const open = requests.map((request, place): OpenDecision => {
      const key = `${request.seat} ${request.kind} ${request.key ?? ''}`;
      const there = before[place];
      const known = there?.key === key ? there : before.find((decision) => decision.key === key);
      return known ?? { id: next++, seat: request.seat, kind: request.kind, since: engine.version, key };
    });
    const same = requests.length > 1 ? sameKey(open) : undefined;
    if (same !== undefined) throw new Error(`two questions have the same key: ${same}`);
    this.emit({ kind: 'asked', open, nextDecision: next });
    this.requests = requests.map(remembering);
  }

  private askAgain(): Request[] {
    const frame = this.top();
    const step = this.steps(frame)[frame.step];
    switch (step?.kind) {
      case 'ask': {
        const request = step.request(this.state, frame.at);
        return request ? [request] : [];
      }
      case 'askAll':
        return [...step.requests(this.state, frame.at)];
      case 'window': {
        const { seat } = this.state.engine.open[0]!;
        return [this.windowRequest(step, frame, seat, this.heard(step, frame, frame.step, seat))];
      }
      case 'do':
      case undefined:
        return [];
      default:
        return unreachable(step);
    }
  }

  private turnWindow(
    step: WindowStep<State, object>,
    frame: Frame,
    place: number,
    before: readonly OpenDecision[],
  ): boolean {
    if (!this.game.isHeard(this.state, step.window)) return false;
    const order = step.order(this.state, frame.at);
    for (let turn = windowAt(frame, place)?.turn ?? 0; turn < order.length; turn++) {
      const seat = order[turn]!;
      const heard = this.heard(step, frame, place, seat);
      if (heard.length === 0) continue;
      this.reach(frame, place);
      if (frame.window?.turn !== turn) this.emit({ kind: 'windowTurned', turn });
      const only = forced(heard);
      if (only) this.use(only, only.choices[0]!);
      else this.ask([this.windowRequest(step, frame, seat, heard)], before);
      return true;
    }
    return false;
  }

  private heard(
    step: WindowStep<State, object>,
    frame: Frame,
    place: number,
    seat: SeatId,
  ): readonly Heard<Effect | Control>[] {
    const listeners = this.game.listeners(this.state, step.window, frame.at, seat);
    return listeners.length === 0 ? [] : heardOf(listeners, windowAt(frame, place)?.used ?? []);
  }

  private windowRequest(
    step: WindowStep<State, object>,
    frame: Frame,
    seat: SeatId,
    heard: readonly Heard<Effect | Control>[],
  ): Request {
    return windowRequest(step, seat, heard, (use, choice) =>
      this.game.whyNotUsed?.(this.state, step.window, frame.at, {
        use,
        choice,
        used: frame.window?.used ?? [],
      }),
    );
  }

  private answerWindow(step: WindowStep<State, object>, frame: Frame, answer: WindowAnswer): void {
    const turn = frame.window?.turn ?? 0;
    if ('pass' in answer) {
      this.emit({ kind: 'windowTurned', turn: turn + 1 });
      return;
    }
    const seat = step.order(this.state, frame.at)[turn]!;
    const heard = this.heard(step, frame, frame.step, seat).find(
      ({ listener }) => listener.key === answer.use,
    );
    if (!heard) throw new Error(`${answer.use} does not hear the window ${step.window}`);
    this.use(heard, answer.choice);
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
        this.emit({ kind: 'flowStarted', flow: effect.flow, at: effect.at });
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
        const { with: what, flow } = control;
        this.emit({ kind: 'noted', with: what, ...(flow === undefined ? {} : { flow }) });
        return;
      }
      case 'goTo':
        this.emit({ kind: 'stepReached', step: this.placeOf(control.step) });
        return;
      case 'endFlow':
        if (control.tell) {
          this.emit({ kind: 'flowEnded' });
          this.emit({ kind: 'noted', with: control.tell });
        } else this.emit({ kind: 'stepReached', step: this.steps(this.top()).length });
        return;
      case 'endGame':
        this.emit({ kind: 'gameEnded', outcome: control.outcome });
        return;
      default:
        unreachable(control);
    }
  }

  private placeOf(name: string): number {
    const frame = this.top();
    const place = this.steps(frame).findIndex((step) => step.name === name);
    if (place < 0) throw new Error(`the flow ${frame.flow} has no step ${name}`);
    return place;
  }
}

function sameKey(open: readonly OpenDecision[]): string | undefined {
  const keys = new Set<string>();
  for (const { key } of open) {
    if (keys.has(key)) return key;
    keys.add(key);
  }
  return undefined;
}

/** What is left of a window that the frame has passed belongs to no other. */
function windowAt(frame: Frame, place: number): WindowState | null {
  return frame.step === place ? frame.window : null;
}
