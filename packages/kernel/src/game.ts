import type { AskedUse, Listener } from './ability.ts';
import type { Control, Flow } from './flow.ts';
import type { Luck } from './luck.ts';
import type { Plain } from './plain.ts';
import type { RandomState } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { SeatId, Viewer } from './seat.ts';
import type { GameState } from './state.ts';

/** Everything the kernel needs to know of a game. */
export interface Game<
  State extends GameState = GameState,
  Effect extends { readonly kind: string } = { readonly kind: string },
  Event extends { readonly kind: string } = { readonly kind: string },
> {
  readonly name: string;
  readonly flows: readonly Flow<State, never, Effect>[];

  /** The state before the first step, or why this set-up cannot be played. */
  begin(setup: Plain, random: RandomState): State | Refusal;

  /** The only place that rolls and draws; what it returns is performed next. */
  perform(
    state: State,
    effect: Effect,
    means: { readonly emit: (event: Event) => void; readonly luck: Luck },
  ): readonly (Effect | Control)[] | undefined;

  /** Nothing that an event holds is written into the state to be changed there later, so a log may keep events as they are. */
  readonly keepsEventsApart?: boolean;

  /** The only writer. */
  apply(state: State, event: Event): void;

  /** Whether any ability in play might hear the window; a quick no spares asking every seat. */
  isHeard(state: State, window: string): boolean;

  /** The abilities of this seat that hear the window now and apply. */
  listeners(state: State, window: string, at: object, seat: SeatId): readonly Listener<Effect | Control>[];

  /** Which rule keeps an ability from being used in this window, when a player asks for one that is not offered. */
  whyNotUsed?(state: State, window: string, at: object, asked: AskedUse): Refusal | undefined;

  /** What may leave the referee. */
  view(state: State, viewer: Viewer): Plain;

  /** An event as this viewer may know it; undefined when not at all. */
  see(event: Event, viewer: Viewer, state: State): Event | undefined;

  /** Whether the event showed something hidden, so that taking it back needs consent. */
  reveals(event: Event): boolean;

  /** Grows as the game proceeds (rounds); a replay keeps a hash at each. */
  milestone(state: State): number;

  /** Things that come from outside the flow: a clock that ran out, a concession. */
  command(
    state: State,
    command: Plain,
    from: SeatId | 'clock' | 'judge',
  ): readonly (Event | Control)[] | Refusal;

  /** Whether a command is only said and moves nothing: it outlives an undo. */
  isTalk?(command: Plain): boolean;

  /** Sentences about what is broken; none in a sound state. */
  faults(state: State): readonly string[];

  /** A situation as a small document, and back. */
  readPosition(document: Plain, random: RandomState): State | Refusal;
  writePosition(state: State): Plain;
}
