import type { Kinded } from './kinded.ts';
import type { Draft, Plain } from './plain.ts';
import { copy } from './plain.ts';
import type { RandomState } from './random.ts';
import type { SeatId } from './seat.ts';
import type {
  EffectLike,
  EngineState,
  Frame,
  FrameId,
  OpenDecision,
  Outcome,
  Script,
  StandingPass,
} from './state.ts';
import { newFrame, noScript } from './state.ts';
import type { TableEvent } from './table-event.ts';
import { isTableEvent, tableEventKinds } from './table-event.ts';
import { unreachable } from './unreachable.ts';

/** What happened inside the kernel: flows, windows, questions, luck. Applying these needs no random number. */
export type EngineEvent =
  | TableEvent
  | {
      readonly kind: 'flowStarted';
      readonly flow: string;
      readonly step: string | null;
      readonly at: object;
      readonly isCalled: boolean;
    }
  | { readonly kind: 'flowEnded' }
  /** The running flow goes no further than what it still owes; null is no result. */
  | { readonly kind: 'flowEnding'; readonly result: Plain | null }
  /** Its condition no longer holds: what it owed is not performed. */
  | { readonly kind: 'flowGivenUp'; readonly step: string | null }
  | { readonly kind: 'stepReached'; readonly step: string | null }
  /** Written into the innermost flow, or into that with the frame given. */
  | { readonly kind: 'noted'; readonly with: object; readonly frame?: FrameId }
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
  /** What is left of the script no longer counts. */
  | { readonly kind: 'scriptDropped' }
  | { readonly kind: 'passesChanged'; readonly passes: readonly StandingPass[] }
  | { readonly kind: 'gameEnded'; readonly outcome: Outcome };

const KINDS: ReadonlySet<string> = new Set<EngineEvent['kind']>([
  ...tableEventKinds,
  'flowStarted',
  'flowEnded',
  'flowEnding',
  'flowGivenUp',
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
  'scriptDropped',
  'passesChanged',
  'gameEnded',
]);

export function isEngineEvent(event: { readonly kind: string }): event is EngineEvent {
  return KINDS.has(event.kind);
}

/** Whether it happened at the table: how the referee got there stands in no log. */
export function isInLog<Event extends Kinded>(event: Event | EngineEvent): event is Event | TableEvent {
  return !KINDS.has(event.kind) || isTableEvent(event);
}

/** The only writer of the kernel's part of a state. */
export function applyEngineEvent(readonlyEngine: EngineState, event: EngineEvent): void {
  const engine = readonlyEngine as Draft<EngineState>;
  const top = engine.stack[engine.stack.length - 1] as Draft<Frame>;
  switch (event.kind) {
    case 'flowStarted': {
      const { flow, step, at, isCalled } = event;
      const frame = newFrame(engine.nextFrame, { flow, step, at: copy(at) }, isCalled);
      engine.stack.push(frame as Draft<Frame>);
      engine.nextFrame++;
      return;
    }
    case 'flowEnded':
      engine.stack.pop();
      return;
    case 'flowEnding':
      moveTo(top, null);
      top.result = copy(event.result) as Draft<Plain>;
      return;
    case 'flowGivenUp':
      moveTo(top, event.step);
      top.queue = [];
      return;
    case 'stepReached':
      moveTo(top, event.step);
      return;
    case 'noted':
      writeNote(frameWith(engine, event.frame), event.with as Record<string, unknown>);
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
    case 'readied':
      top.ready = event.ready ? [...top.ready, event.seat] : top.ready.filter((each) => each !== event.seat);
      return;
    case 'said':
    case 'conceded':
    case 'passedUnasked':
      return;
    default:
      applyToTable(engine, event);
  }
}

type FrameEvent = Extract<
  EngineEvent['kind'],
  | 'flowStarted'
  | 'flowEnded'
  | 'flowEnding'
  | 'flowGivenUp'
  | 'stepReached'
  | 'noted'
  | 'effectsQueued'
  | 'effectTaken'
  | 'windowTurned'
  | 'abilityUsed'
  | TableEvent['kind']
>;

/** What concerns questions, luck and the end, and no running flow. */
function applyToTable(
  engine: Draft<EngineState>,
  event: Exclude<EngineEvent, { readonly kind: FrameEvent }>,
): void {
  switch (event.kind) {
    case 'asked':
      engine.open = [...event.open];
      engine.nextDecision = event.nextDecision;
      return;
    case 'answered':
      engine.open = [];
      engine.version++;
      return;
    case 'randomAdvanced':
      engine.random = { ...event.to };
      return;
    case 'scriptTaken': {
      const scripted = engine.script[event.from][event.name]!;
      scripted.shift();
      return;
    }
    case 'scripted':
      layOut(engine.script, event.script);
      return;
    case 'scriptDropped':
      engine.script = noScript() as Draft<Script>;
      return;
    case 'passesChanged':
      engine.passes = copy(event.passes) as Draft<StandingPass>[];
      return;
    case 'gameEnded':
      engine.outcome = copy(event.outcome) as Draft<Outcome>;
      engine.open = [];
      return;
    default:
      unreachable(event);
  }
}

function moveTo(frame: Draft<Frame>, step: string | null): void {
  frame.step = step;
  frame.window = null;
  if (frame.ready.length > 0) frame.ready = [];
}

function writeNote({ at }: Draft<Frame>, note: Readonly<Record<string, unknown>>): void {
  const memory = at as Record<string, unknown>;
  for (const name in note) memory[name] = copy(note[name]);
}

function frameWith(engine: Draft<EngineState>, id: FrameId | undefined): Draft<Frame> {
  const frame = id === undefined ? engine.stack.at(-1) : engine.stack.findLast((each) => each.id === id);
  if (!frame) throw new Error(`no flow with the frame ${id} is running`);
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
