import type { AskedUse, Listener } from './ability.ts';
import type { Control } from './control.ts';
import type { Kinded } from './kinded.ts';
import type { Luck } from './luck.ts';
import type { Plain } from './plain.ts';
import type { RandomState } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { SeatId, Viewer } from './seat.ts';
import type { FrameId, GameState } from './state.ts';
import type { CommandSource } from './table-command.ts';
import type { Timer } from './timer.ts';

/** Everything the kernel needs to know of a game. */
export interface Game<
  State extends GameState = GameState,
  Effect extends Kinded = Kinded,
  Event extends Kinded = Kinded,
> {
  readonly name: string;
  /** The version of the rules: games and replays name it, and it changes with every change that they could feel. */
  readonly rules: string;
  /** A `FlowTable` of the game's vocabulary: every flow under its name. */
  readonly flows: object;

  /** Why nobody can play with what was agreed, whoever brings what. */
  refuseOptions?(options: Plain): Refusal | undefined;

  /** The state before the first step, or why this set-up cannot be played. */
  begin(setup: Plain, random: RandomState): State | Refusal;

  /** The only place that rolls and draws; what it returns is performed next. */
  perform(
    state: State,
    effect: Effect,
    tools: { readonly emit: (event: Event) => void; readonly luck: Luck },
  ): readonly (Effect | Control)[] | undefined;

  /** Nothing that an event holds is written into the state to be changed there later, so a log may keep events as they are. */
  readonly keepsEventsApart?: boolean;

  /** The only writer. */
  apply(state: State, event: Event): void;

  /** Whether any ability in play might hear the window; a quick no spares asking every seat. */
  isHeard(state: State, window: string): boolean;

  /** The abilities of this seat that hear the window now and apply. */
  listeners(
    state: State,
    window: string,
    at: object,
    seat: SeatId,
    /** The identity of the flow that opened the window. */
    frame: FrameId,
  ): readonly Listener<Effect | Control>[];

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

  /** Commands of the game's own, from outside the flow; saying and conceding are the table's. */
  command(state: State, command: Plain, from: CommandSource): readonly (Event | Control)[] | Refusal;

  /** The clock that the rules have set running, if any: at most one at a time. */
  timer?(state: State): Timer | undefined;

  /**
   * What follows when a clock has run out: that of the whole game (null), or the timer of this name, which runs.
   * Or why no clock may end this game.
   */
  timeExpired?(state: State, clock: string | null): readonly (Event | Control)[] | Refusal;

  /** The rule by which everybody hears what is said, where the book has one. */
  readonly publicTalkRule?: string;

  /** Sentences about what is broken; none in a sound state. */
  faults(state: State): readonly string[];

  /** What no single state shows: asked after every answer, it says what was broken since it was asked last. */
  watch?(state: () => State): () => string | undefined;

  /** A situation as a small document, and back. */
  readPosition(document: Plain, random: RandomState): State | Refusal;
  writePosition(state: State): Plain;
}
