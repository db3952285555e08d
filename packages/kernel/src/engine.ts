import type { Listener, WindowAnswer } from './ability.ts';
import { PASS } from './ability.ts';
import type { Request } from './decision.ts';
import { offers } from './decision.ts';
import type { EngineEvent } from './engine-event.ts';
import { applyEngineEvent, isEngineEvent } from './engine-event.ts';
import type { AskAllStep, Control, Flow, Step, WindowStep } from './flow.ts';
import type { Game } from './game.ts';
import type { Luck } from './luck.ts';
import { luckOf } from './luck.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';
import type { Frame, GameState, OpenDecision } from './state.ts';

interface Kinded {
  readonly kind: string;
}

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
    this.luck = luckOf(state.engine, this.emit);
  }

  readonly emit = (event: Event | EngineEvent): void => {
    if (isEngineEvent(event)) applyEngineEvent(this.state.engine, event);
    else this.game.apply(this.state, event);
    this.record(event);
  };

  /** The open questions with their legal answers, in the order of `state.engine.open`. */
  openRequests(): readonly Request[] {
    this.requests ??= this.state.engine.open.length > 0 ? this.askAgain() : [];
    return this.requests;
  }

  /** Goes on until a question is open or the game is over. */
  advance(): void {
    const { engine } = this.state;
    while (engine.outcome === null && engine.open.length === 0) {
      const frame = engine.stack.at(-1);
      if (!frame) throw new Error('the last flow ended before the game did');
      const next = frame.queue[0];
      if (next) {
        this.emit({ kind: 'effectTaken' });
        this.performAll([next as Effect | Control]);
        continue;
      }
      const step = this.steps(frame)[frame.step];
      if (!step) this.emit({ kind: 'flowEnded' });
      else this.enter(step, frame);
    }
  }

  /** Takes a legal answer to the open question at this place of `open`. */
  answer(place: number, answer: Plain): void {
    const request = this.openRequests()[place]!;
    const frame = this.state.engine.stack.at(-1)!;
    const step = this.steps(frame)[frame.step]!;
    const before = this.state.engine.open;
    this.requests = undefined;
    this.emit({ kind: 'answered' });
    switch (step.kind) {
      case 'ask':
        this.emit({ kind: 'stepReached', step: frame.step + 1 });
        this.performAll(step.take(this.state, frame.at, answer));
        break;
      case 'askAll':
        this.performAll(step.take(this.state, frame.at, request, answer));
        if (this.state.engine.stack.at(-1) === frame && frame.queue.length === 0)
          this.askEach(step, frame, before);
        break;
      case 'window':
        this.answerWindow(step, frame, answer as WindowAnswer);
        break;
      case 'do':
        throw new Error(`the step ${step.name} asks nothing`);
    }
    this.advance();
  }

  /** Performs what a command from outside orders, and puts the open questions again. */
  interrupt(orders: readonly (Event | Control)[]): void {
    this.requests = undefined;
    const before = this.state.engine.open;
    this.emit({ kind: 'answered' });
    for (const order of orders) {
      if (order.kind === 'endGame') this.performAll([order as Control]);
      else this.emit(order as Event);
    }
    if (this.state.engine.outcome === null) {
      this.emit({ kind: 'asked', open: before, nextDecision: this.state.engine.nextDecision });
    }
  }

  private steps(frame: Frame): readonly Step<State, object, Effect>[] {
    const flow = this.flows.get(frame.flow);
    if (!flow) throw new Error(`no flow is called ${frame.flow}`);
    return flow.steps;
  }

  private enter(step: Step<State, object, Effect>, frame: Frame): void {
    switch (step.kind) {
      case 'do':
        this.emit({ kind: 'stepReached', step: frame.step + 1 });
        this.performAll(step.run(this.state, frame.at));
        return;
      case 'ask': {
        const request = step.request(this.state, frame.at);
        if (request) this.ask([request], []);
        else this.emit({ kind: 'stepReached', step: frame.step + 1 });
        return;
      }
      case 'askAll':
        this.askEach(step, frame, []);
        return;
      case 'window':
        this.turnWindow(step, frame);
        return;
    }
  }

  private askEach(
    step: AskAllStep<State, object, Effect>,
    frame: Frame,
    before: readonly OpenDecision[],
  ): void {
    const requests = step.requests(this.state, frame.at);
    if (requests.some((request) => !request.settled)) this.ask(requests, before);
    else this.emit({ kind: 'stepReached', step: frame.step + 1 });
  }

  private ask(requests: readonly Request[], before: readonly OpenDecision[]): void {
    const { engine } = this.state;
    let next = engine.nextDecision;
    const open = requests.map((request): OpenDecision => {
      const key = `${request.seat} ${request.kind} ${request.key ?? ''}`;
      const known = before.find((decision) => decision.key === key);
      return known ?? { id: next++, seat: request.seat, kind: request.kind, since: engine.version, key };
    });
    this.emit({ kind: 'asked', open, nextDecision: next });
    this.requests = [...requests];
  }

  private askAgain(): Request[] {
    const frame = this.state.engine.stack.at(-1)!;
    const step = this.steps(frame)[frame.step]!;
    switch (step.kind) {
      case 'ask': {
        const request = step.request(this.state, frame.at);
        return request ? [request] : [];
      }
      case 'askAll':
        return [...step.requests(this.state, frame.at)];
      case 'window': {
        const seat = this.state.engine.open[0]!.seat;
        return [this.windowRequest(step, seat, this.heard(step, frame, seat))];
      }
      case 'do':
        return [];
    }
  }

  private turnWindow(step: WindowStep<State, object>, frame: Frame): void {
    const order = step.order(this.state, frame.at);
    for (let turn = frame.window?.turn ?? 0; turn < order.length; turn++) {
      const seat = order[turn]!;
      const heard = this.heard(step, frame, seat);
      if (heard.length === 0) continue;
      if (frame.window?.turn !== turn) this.emit({ kind: 'windowTurned', turn });
      const only = heard.length === 1 ? heard[0]! : undefined;
      const choices = only && !only.ability.optional ? choicesOf(only) : [];
      if (only && choices.length === 1) this.use(only, choices[0]!);
      else this.ask([this.windowRequest(step, seat, heard)], []);
      return;
    }
    this.emit({ kind: 'stepReached', step: frame.step + 1 });
  }

  private heard(step: WindowStep<State, object>, frame: Frame, seat: SeatId): readonly Listener<Effect>[] {
    const all = this.game.listeners(this.state, step.window, frame.at, seat);
    const used = frame.window?.used;
    if (!used || used.length === 0) return all;
    return all.filter((listener) => listener.ability.repeatable || !used.includes(listener.key));
  }

  private windowRequest(
    step: WindowStep<State, object>,
    seat: SeatId,
    heard: readonly Listener<Effect>[],
  ): Request {
    const uses: WindowAnswer[] = heard.flatMap((listener) =>
      choicesOf(listener).map((choice) => ({ use: listener.key, choice })),
    );
    const mayClose = heard.every((listener) => listener.ability.optional);
    const list: readonly WindowAnswer[] = mayClose ? [...uses, PASS] : uses;
    return {
      seat,
      kind: 'useAbility',
      rule: step.rule,
      about: { window: step.window },
      answers: offers(list),
    };
  }

  private answerWindow(step: WindowStep<State, object>, frame: Frame, answer: WindowAnswer): void {
    if ('pass' in answer) {
      this.emit({ kind: 'windowTurned', turn: (frame.window?.turn ?? 0) + 1 });
      return;
    }
    const seat = step.order(this.state, frame.at)[frame.window?.turn ?? 0]!;
    const listener = this.heard(step, frame, seat).find((each) => each.key === answer.use)!;
    this.use(listener, answer.choice);
  }

  private use(listener: Listener<Effect>, choice: Plain): void {
    this.emit({ kind: 'abilityUsed', key: listener.key, seat: listener.seat, choice });
    this.performAll(listener.ability.resolve(listener.at, choice as never));
  }

  /** Performs effects in order. A flow that one of them starts runs first; the rest waits in the frame. */
  private performAll(effects: readonly (Effect | Control)[]): void {
    let pending = effects;
    while (pending.length > 0 && this.state.engine.outcome === null) {
      const effect = pending[0]!;
      const rest = pending.slice(1);
      if (effect.kind === 'run') {
        const { flow, at } = effect as Control & { kind: 'run' };
        if (rest.length > 0) this.emit({ kind: 'effectsQueued', effects: rest });
        this.emit({ kind: 'flowStarted', flow, at });
        return;
      }
      const more = this.perform(effect);
      pending = more && more.length > 0 ? [...more, ...rest] : rest;
    }
  }

  private perform(effect: Effect | Control): readonly (Effect | Control)[] | undefined {
    const control = effect as Control;
    switch (control.kind) {
      case 'note':
        this.emit({ kind: 'noted', with: control.with });
        return undefined;
      case 'goTo':
        this.emit({ kind: 'stepReached', step: this.placeOf(control.step) });
        return undefined;
      case 'endFlow':
        this.emit({ kind: 'stepReached', step: this.steps(this.state.engine.stack.at(-1)!).length });
        return undefined;
      case 'endGame':
        this.emit({ kind: 'gameEnded', outcome: control.outcome });
        return undefined;
      default:
        return this.game.perform(this.state, effect as Effect, { emit: this.emit, luck: this.luck });
    }
  }

  private placeOf(name: string): number {
    const frame = this.state.engine.stack.at(-1)!;
    const place = this.steps(frame).findIndex((step) => step.name === name);
    if (place < 0) throw new Error(`the flow ${frame.flow} has no step ${name}`);
    return place;
  }
}

function choicesOf<Effect>(listener: Listener<Effect>): readonly Plain[] {
  return listener.ability.choices(listener.at);
}
