import type { Control } from './control.ts';
import type { EngineEvent } from './engine-event.ts';
import type { EngineFlow } from './engine-step.ts';
import { nameAt, placeIn } from './engine-step.ts';
import { unreachable } from './unreachable.ts';

/** What an order to the flow that runs now does to it. */
export function controlEvent<State, Effect>(
  control: Exclude<Control, { kind: 'run' }>,
  flow: EngineFlow<State, Effect>,
): EngineEvent {
  switch (control.kind) {
    case 'note': {
      const { with: what, frame } = control;
      return { kind: 'noted', with: what, ...(frame === undefined ? {} : { frame }) };
    }
    case 'goTo':
      return { kind: 'stepReached', step: nameAt(flow, placeIn(flow, control.step)) };
    case 'endFlow':
      return { kind: 'flowEnding', result: control.result ?? null };
    case 'endGame':
      return { kind: 'gameEnded', outcome: control.outcome };
    default:
      return unreachable(control);
  }
}
