import type { Draft, Plain } from './plain.ts';
import { copy } from './plain.ts';
import type { RandomState } from './random.ts';
import type { SeatId } from './seat.ts';
import type { EffectLike, EngineState, Frame, OpenDecision, Outcome, Script } from './state.ts';
import { newFrame } from './state.ts';
import { unreachable } from './unreachable.ts';

/** What happened inside the kernel: flows, windows, questions, luck. Applying these needs no random number. */
export type EngineEvent =
  | { readonly kind: 'flowStarted'; readonly flow: string; readonly at: object }
  | { readonly kind: 'flowEnded' }
  | { readonly kind: 'stepReached'; readonly step: number }
  /** Written into the innermost flow, or into the innermost of the name given. */
  | { readonly kind: 'noted'; readonly with: object; readonly flow?: string }
  | { readonly kind: 'effectsQueued'; readonly effects: readonly EffectLike[] }
  | { readonly kind: 'effectTaken' }
  | { readonly kind: 'windowTurned'; readonly turn: number }
  | { readonly kind: 'abilityUsed'; readonly key: string; readonly seat: SeatId; readonly choice: Plain }
  | { readonly kind: 'asked'; readonly open: readonly OpenDecision[]; readonly nextDecision: number }
  | { readonly kind: 'answered' }
  | { readonly kind: 'randomAdvanced'; readonly to: RandomState }
  | { readonly kind: 'scriptTaken'; readonly from: 'dice' | 'cards'; readonly name: string }
  /** Faces and cards were laid out behind those that are left. */
  | { readonly kind: 'scripted'; readonly script: Script }
  | { readonly kind: 'gameEnded'; readonly outcome: Outcome };

const KINDS: ReadonlySet<string> = new Set<EngineEvent['kind']>([
  'flowStarted',
  'flowEnded',
  'stepReached',
  'noted',
  'effectsQueued',
  'effectTaken',
  'windowTurned',
  'abilityUsed',
  'asked',
  'answered',
  'randomAdvanced',
  'scriptTaken',
  'scripted',
  'gameEnded',
]);

export function isEngineEvent(event: { readonly kind: string }): event is EngineEvent {
  return KINDS.has(event.kind);
}

/** The only writer of the kernel's part of a state. */
export function applyEngineEvent(readonlyEngine: EngineState, event: EngineEvent): void {
  const engine = readonlyEngine as Draft<EngineState>;
  const top = engine.stack[engine.stack.length - 1] as Draft<Frame>;
  switch (event.kind) {
    case 'flowStarted':
      engine.stack.push(newFrame(event.flow, copy(event.at)) as Draft<Frame>);
      return;
    case 'flowEnded':
      engine.stack.pop();
      return;
    case 'stepReached':
      top.step = event.step;
      top.window = null;
      return;
    case 'noted':
      Object.assign(frameOf(engine, event.flow).at, copy(event.with));
      return;
    case 'effectsQueued':
      top.queue.unshift(...copy(event.effects));
      return;
    case 'effectTaken':
      top.queue.shift();
      return;
    case 'windowTurned':
      top.window = { turn: event.turn, used: top.window?.used ?? [] };
      return;
    case 'abilityUsed':
      top.window?.used.push(event.key);
      return;
    case 'asked':
      engine.open = [...event.open];
      engine.nextDecision = event.nextDecision;
      return;
    case 'answered':
      engine.open = [];
      engine.version++;
      return;
    case 'randomAdvanced':
      engine.random = [...event.to];
      return;
    case 'scriptTaken': {
      const scripted = engine.script[event.from][event.name]!;
      scripted.shift();
      return;
    }
    case 'scripted':
      layOut(engine.script, event.script);
      return;
    case 'gameEnded':
      engine.outcome = copy(event.outcome) as Draft<Outcome>;
      engine.open = [];
      return;
    default:
      unreachable(event);
  }
}

function frameOf(engine: Draft<EngineState>, flow: string | undefined): Draft<Frame> {
  const frame = engine.stack.findLast((each) => flow === undefined || each.flow === flow);
  if (!frame) throw new Error(`no flow called ${flow} is running`);
  return frame;
}

/** Behind what is laid out already. */
function layOut(script: Draft<Script>, more: Script): void {
  for (const from of ['dice', 'cards'] as const) {
    for (const [name, each] of Object.entries(more[from])) {
      script[from][name] = [...(script[from][name] ?? []), ...each];
    }
  }
  script.strict = more.strict;
}
