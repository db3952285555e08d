import type { Control } from './control.ts';
import type { EngineEvent } from './engine-event.ts';
import type { EngineFlow } from './engine-step.ts';
import { placeIn } from './engine-step.ts';
import { unreachable } from './unreachable.ts';

/** What an order to the flow that runs now does to it. */
export function controlEvent<State, Effect>(
  control: Exclude<Control, { kind: 'run' }>,
  flow: EngineFlow<State, Effect>,
): EngineEvent {
  switch (control.kind) {
    case 'note': {
      const { with: what, frame } = control;
      return frame === undefined ? { kind: 'noted', with: what } : { kind: 'noted', with: what, frame };
    }
    case 'goTo':
      return flow.reached[placeIn(flow, control.step)]!;
    case 'endFlow':
      return { kind: 'flowEnding', result: control.result ?? null };
    case 'endGame':
      return { kind: 'gameEnded', outcome: control.outcome };
    default:
      return unreachable(control);
  }
}
