import type { WindowAnswer } from './ability.ts';
import type { Control } from './control.ts';
import type { Request } from './decision.ts';
import type { EngineEvent } from './engine-event.ts';
import type { WindowStep } from './engine-step.ts';
import type { Game } from './game.ts';
import type { Kinded } from './kinded.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';
import type { Frame, GameState, OpenDecision, WindowState } from './state.ts';
import type { Heard } from './window.ts';
import { findForced, heardOf, isPassed, windowRequest } from './window.ts';

/** What the windows of a game ask of the engine that runs it. */
export interface WindowDependencies<Effect> {
  readonly emit: (event: EngineEvent) => void;
  readonly reach: (frame: Frame, step: { readonly name: string }) => void;
  readonly ask: (request: Request, before: readonly OpenDecision[]) => void;
  readonly performAll: (effects: readonly (Effect | Control)[]) => void;
}

type HeardNow<Effect> = readonly Heard<Effect | Control>[];

/** Gives each seat its turn in a window: what it may use there, and what a use or a pass leads to. */
export class WindowTurns<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  /** What was heard in the window that is open now: an answer is looked up here and nothing evaluated again. */
  private heardNow: HeardNow<Effect> = [];

  constructor(
    private readonly game: Game<State, Effect, Event>,
    private readonly state: State,
    private readonly engine: WindowDependencies<Effect>,
  ) {}

  /** Goes on to the next seat that something can be used by; whether there was one. */
  turn(step: WindowStep<State>, frame: Frame, before: readonly OpenDecision[]): boolean {
    if (!this.game.isHeard(this.state, step.window)) return false;
    const order = step.order(this.state, frame.at);
    for (let turn = windowAt(frame, step)?.turn ?? 0; turn < order.length; turn++) {
      const seat = order[turn]!;
      const heard = this.hear(step, frame, seat);
      if (heard.length === 0) continue;
      this.engine.reach(frame, step);
      if (frame.window?.turn !== turn) this.engine.emit({ kind: 'windowTurned', turn });
      const only = findForced(heard);
      if (only) this.use(only, only.choices[0]!);
      else if (this.isPassed(step, seat, heard)) {
        this.engine.emit({ kind: 'passedUnasked', seat, window: step.window });
        this.engine.emit({ kind: 'windowTurned', turn: turn + 1 });
      } else this.engine.ask(this.request(step, frame, seat, heard), before);
      return true;
    }
    return false;
  }

  /** The question of the window that is open now, made anew from the state. */
  askAgain(step: WindowStep<State>, frame: Frame): Request {
    const { seat } = this.state.engine.open[0]!;
    return this.request(step, frame, seat, this.hear(step, frame, seat));
  }

  answer(step: WindowStep<State>, frame: Frame, answer: WindowAnswer): void {
    if ('pass' in answer) {
      this.engine.emit({ kind: 'windowTurned', turn: (frame.window?.turn ?? 0) + 1 });
      return;
    }
    const used = this.heardNow.find(({ listener }) => listener.key === answer.use);
    if (!used) throw new Error(`${answer.use} does not hear the window ${step.window}`);
    this.use(used, answer.choice);
  }

  private isPassed(step: WindowStep<State>, seat: SeatId, heard: HeardNow<Effect>): boolean {
    const { passes } = this.state.engine;
    if (passes.length === 0) return false;
    return isPassed(heard, passes, { seat, window: step.window, milestone: this.game.milestone(this.state) });
  }

  private hear(step: WindowStep<State>, frame: Frame, seat: SeatId): HeardNow<Effect> {
    const listeners = this.game.listeners(this.state, step.window, frame.at, seat, frame.id);
    return listeners.length === 0 ? [] : heardOf(listeners, windowAt(frame, step)?.used ?? []);
  }

  private request(step: WindowStep<State>, frame: Frame, seat: SeatId, heard: HeardNow<Effect>): Request {
    this.heardNow = heard;
    return windowRequest(step, seat, heard, (use, choice) =>
      this.game.whyNotUsed?.(this.state, step.window, frame.at, {
        use,
        choice,
        used: frame.window?.used ?? [],
      }),
    );
  }

  private use({ listener }: Heard<Effect | Control>, choice: Plain): void {
    this.engine.emit({ kind: 'abilityUsed', key: listener.key, seat: listener.seat, choice });
    this.engine.performAll(listener.ability.resolve(listener.at, choice));
  }
}

/** The window of the frame when it stands at this step; what an earlier step left is ignored. */
function windowAt<State>(frame: Frame, { name }: WindowStep<State>): WindowState | null {
  return frame.step === name ? frame.window : null;
}
