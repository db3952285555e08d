import type { Decision, Request } from './decision.ts';
import { Engine } from './engine.ts';
import type { EngineEvent } from './engine-event.ts';
import { isEngineEvent } from './engine-event.ts';
import type { Game } from './game.ts';
import { hash } from './hash.ts';
import type { BugBundle, Entry, Milestone, Opening, Replay } from './journal.ts';
import type { Plain } from './plain.ts';
import { copy, equal, isPlain } from './plain.ts';
import { seededRandom } from './random.ts';
import type { Refusal } from './refusal.ts';
import { isRefusal, refused } from './refusal.ts';
import type { SeatId, Viewer } from './seat.ts';
import type { GameState, Outcome, Script } from './state.ts';
import type { UndoRequest } from './undo.ts';
import { undoTerms } from './undo.ts';

interface Kinded {
  readonly kind: string;
}

/** An answer as it comes from outside. */
export interface AnswerMessage {
  readonly decision: number;
  readonly version: number;
  readonly answer: Plain;
}

/** What left the referee after an accepted answer. */
export interface Accepted<Event> {
  readonly kind: 'accepted';
  readonly events: readonly (Event | EngineEvent)[];
}

/** An entry of the journal with what the referee remembers of it. */
interface Line {
  readonly entry: Entry;
  /** Something hidden came to light: undo needs consent from here on back. */
  readonly revealed: boolean;
  /** Taken back by a later undo. */
  undone: boolean;
}

const CHECKPOINT_EVERY = 48;

export interface RefereeOptions {
  /** In an event only the judge takes anything back. */
  readonly undo?: 'consent' | 'judge';
  readonly onBug?: (bundle: BugBundle) => void;
  /** Keeps events; off for long simulations. */
  readonly keepLog?: boolean;
}

/** Runs one game: takes answers, refuses what the rules forbid, shows each viewer what is theirs to see. */
export class Referee<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  private engine!: Engine<State, Effect, Event>;
  private lines: Line[] = [];
  private checkpoints: { readonly lines: number; readonly state: State; readonly log: number }[] = [];
  private eventsNow: (Event | EngineEvent)[] = [];
  private revealedNow = false;
  private reached = -1;
  private marks: Milestone[] = [];
  private kept: (Event | EngineEvent)[] = [];
  readonly bugs: BugBundle[] = [];
  undoRequest: UndoRequest | undefined;

  private constructor(
    readonly game: Game<State, Effect, Event>,
    readonly opening: Opening,
    private readonly options: RefereeOptions,
  ) {}

  /** Begins a game, or says why this set-up cannot be played. */
  static open<State extends GameState, Effect extends Kinded, Event extends Kinded>(
    game: Game<State, Effect, Event>,
    opening: Opening,
    options: RefereeOptions = {},
  ): Referee<State, Effect, Event> | Refusal {
    const referee = new Referee(game, opening, options);
    const state = firstState(game, opening);
    if (isRefusal(state)) return state;
    referee.load(state);
    referee.engine.advance();
    referee.markMilestone();
    referee.checkpoint();
    const stuck = referee.stuck();
    if (stuck) throw new Error(stuck);
    return referee;
  }

  get state(): State {
    return this.engine.state;
  }

  get outcome(): Outcome | null {
    return this.state.engine.outcome;
  }

  /** Everything that happened, in order; what was taken back is not in it. */
  get log(): readonly (Event | EngineEvent)[] {
    return this.kept;
  }

  get journal(): readonly Entry[] {
    return this.lines.map((line) => line.entry);
  }

  hash(): string {
    return hash(this.state);
  }

  /** The questions open now, to one seat or to all, with their legal answers. */
  decisions(seat?: SeatId): Decision[] {
    const requests = this.engine.openRequests();
    const { open, version } = this.state.engine;
    return open.flatMap((each, place) => {
      if (seat !== undefined && each.seat !== seat) return [];
      return [published(each.id, version, requests[place]!)];
    });
  }

  /** The questions as the game put them, for players inside the same process. */
  requests(): readonly { readonly id: number; readonly request: Request }[] {
    const requests = this.engine.openRequests();
    return this.state.engine.open.map((each, place) => ({ id: each.id, request: requests[place]! }));
  }

  answer(seat: SeatId, message: AnswerMessage): Accepted<Event> | Refusal {
    const place = this.find(seat, message);
    if (isRefusal(place)) return place;
    const refusal = this.refuses(this.engine.openRequests()[place]!, message.answer);
    if (refusal) return refusal;
    const answer = copy(message.answer);
    return this.enact({ kind: 'answer', seat, decision: message.decision, answer }, () =>
      this.engine.answer(place, answer),
    );
  }

  /** Whether an answer would be taken, and if not, which rule forbids it. Changes nothing. */
  whyNot(seat: SeatId, message: AnswerMessage): Refusal | undefined {
    const place = this.find(seat, message);
    if (isRefusal(place)) return place;
    return this.refuses(this.engine.openRequests()[place]!, message.answer);
  }

  command(from: SeatId | 'clock' | 'judge', command: Plain): Accepted<Event> | Refusal {
    if (!isPlain(command)) return refused('table.malformed-command');
    if (this.outcome) return refused('table.game-over');
    const orders = this.game.command(this.state, command, from);
    if (isRefusal(orders)) return orders;
    return this.enact({ kind: 'command', from, command: copy(command) }, () => {
      this.engine.interrupt(orders);
      this.engine.advance();
    });
  }

  /** Asks to take back one's last answer. Done at once when nothing was revealed since, otherwise on consent. */
  undo(by: SeatId | 'judge'): 'undone' | 'asked' | Refusal {
    const terms = undoTerms(this.lines, by, this.state.seats, this.options.undo ?? 'consent');
    if (isRefusal(terms)) return terms;
    if (terms.needs.length > 0) {
      this.undoRequest = terms;
      return 'asked';
    }
    return this.takeBack(terms);
  }

  consent(seat: SeatId, agrees: boolean): 'undone' | 'asked' | 'kept' | Refusal {
    const request = this.undoRequest;
    if (!request?.needs.includes(seat)) return refused('table.nothing-to-consent-to');
    this.undoRequest = undefined;
    if (!agrees) return 'kept';
    const needs = request.needs.filter((each) => each !== seat);
    if (needs.length === 0) return this.takeBack(request);
    this.undoRequest = { ...request, needs };
    return 'asked';
  }

  view(viewer: Viewer): Plain {
    const waitingFor = [...new Set(this.state.engine.open.map((each) => each.seat))];
    return {
      version: this.state.engine.version,
      outcome: this.outcome as Plain,
      waitingFor,
      decisions: (viewer === 'referee'
        ? this.decisions()
        : this.decisions(viewer as SeatId)) as unknown as Plain,
      table: this.game.view(this.state, viewer),
    };
  }

  /** The log as this viewer may know it. */
  logFor(viewer: Viewer, from = 0): Event[] {
    const seen: Event[] = [];
    for (let index = from; index < this.kept.length; index++) {
      const event = this.kept[index]!;
      if (isEngineEvent(event)) continue;
      const known = this.game.see(event as Event, viewer, this.state);
      if (known) seen.push(known);
    }
    return seen;
  }

  replay(): Replay {
    return {
      format: 'sortie-replay',
      formatVersion: 1,
      opening: this.opening,
      journal: this.journal,
      milestones: this.marks,
      finalHash: this.hash(),
      outcome: this.outcome as Plain,
    };
  }

  /** Enters a journal kept elsewhere; stops at the first entry that is refused. */
  enter(entries: readonly Entry[]): Refusal | undefined {
    for (const entry of entries) {
      const result = this.enterOne(entry);
      if (isRefusal(result)) return result;
    }
    return undefined;
  }

  private enterOne(entry: Entry): unknown {
    switch (entry.kind) {
      case 'answer': {
        const { version } = this.state.engine;
        return this.answer(entry.seat, { decision: entry.decision, version, answer: entry.answer });
      }
      case 'command':
        return this.command(entry.from, entry.command);
      case 'undo':
        return this.takeBack({ to: entry.to, by: entry.by, needs: [] });
    }
  }

  private load(state: State): void {
    this.engine = new Engine(this.game, state, (event) => {
      this.eventsNow.push(event);
      if (this.options.keepLog !== false) this.kept.push(event);
      if (event.kind === 'randomAdvanced' || event.kind === 'scriptTaken') this.revealedNow = true;
      else if (!isEngineEvent(event) && this.game.reveals(event as Event)) this.revealedNow = true;
    });
  }

  private find(seat: SeatId, message: AnswerMessage): number | Refusal {
    if (this.outcome) return refused('table.game-over');
    const { open, version } = this.state.engine;
    const place = open.findIndex((each) => each.id === message.decision);
    const decision = open[place];
    if (!decision) return refused('table.stale-answer', { decision: numberOr0(message.decision), version });
    if (decision.seat !== seat) return refused('table.not-your-decision', { decision: decision.id });
    if (!(message.version >= decision.since && message.version <= version)) {
      return refused('table.stale-answer', { decision: decision.id, version });
    }
    return place;
  }

  private refuses(request: Request, answer: unknown): Refusal | undefined {
    if (!isPlain(answer)) return refused('table.malformed-answer');
    if (request.answers.kind === 'region') return request.answers.refuse(answer);
    if (request.answers.offers.some((offer) => equal(offer, answer))) return undefined;
    return (
      request.whyNot?.(answer) ?? refused('table.not-offered', { kind: request.kind, rule: request.rule })
    );
  }

  /** Carries out an entry; when it breaks the game, rolls back to the last good decision and keeps a bundle. */
  private enact(entry: Entry, act: () => void): Accepted<Event> | Refusal {
    this.eventsNow = [];
    this.revealedNow = false;
    let problem: string | undefined;
    try {
      act();
      problem = this.stuck();
    } catch (error) {
      problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    if (problem !== undefined) return this.rollBack(entry, problem);
    this.lines.push({ entry, revealed: this.revealedNow, undone: false });
    this.undoRequest = undefined;
    this.markMilestone();
    if (this.lines.length % CHECKPOINT_EVERY === 0) this.checkpoint();
    return { kind: 'accepted', events: this.eventsNow };
  }

  /** After every step somebody has a legal answer or the game is over. */
  private stuck(): string | undefined {
    if (this.outcome) return undefined;
    const requests = this.engine.openRequests();
    if (requests.length === 0) return 'nobody is asked and the game is not over';
    for (const request of requests) {
      const { answers } = request;
      const some = answers.kind === 'offers' ? answers.offers.length : answers.suggest().length;
      if (some === 0) return `${request.kind} has no legal answer`;
    }
    return undefined;
  }

  private rollBack(attempted: Entry, message: string): Refusal {
    this.rebuild(this.lines.length);
    const bundle: BugBundle = {
      format: 'sortie-bug',
      opening: this.opening,
      journal: this.journal,
      attempted,
      message,
      stateBefore: JSON.stringify(this.state),
    };
    this.bugs.push(bundle);
    this.options.onBug?.(bundle);
    return refused('table.rolled-back', { message: message.split('\n')[0]! });
  }

  private takeBack(request: UndoRequest): 'undone' | Refusal {
    if (!(request.to >= 0 && request.to < this.lines.length)) return refused('table.nothing-to-undo');
    for (let index = request.to; index < this.lines.length; index++) this.lines[index]!.undone = true;
    const entry: Entry = { kind: 'undo', to: request.to, by: request.by };
    this.lines.push({ entry, revealed: false, undone: true });
    this.undoRequest = undefined;
    this.rebuild(this.lines.length);
    return 'undone';
  }

  /** The state after the first `count` lines, from the nearest checkpoint. Nothing is asked of chance anew. */
  private rebuild(count: number): void {
    const firstUndone = this.lines.findIndex((line) => line.undone);
    const sound = firstUndone < 0 ? count : Math.min(firstUndone, count);
    while (this.checkpoints.length > 1 && this.checkpoints.at(-1)!.lines > sound) this.checkpoints.pop();
    const from = this.checkpoints.at(-1)!;
    this.kept.length = Math.min(this.kept.length, from.log);
    this.load(copy(from.state));
    for (const line of this.lines.slice(from.lines, count)) {
      if (!line.undone) this.reenact(line.entry);
    }
  }

  private reenact(entry: Entry): void {
    if (entry.kind === 'answer') {
      const place = this.state.engine.open.findIndex((each) => each.id === entry.decision);
      this.engine.answer(place, entry.answer);
    } else if (entry.kind === 'command') {
      const orders = this.game.command(this.state, entry.command, entry.from);
      if (isRefusal(orders)) throw new Error(`the journal holds a refused command: ${orders.rule}`);
      this.engine.interrupt(orders);
      this.engine.advance();
    }
  }

  private checkpoint(): void {
    this.checkpoints.push({ lines: this.lines.length, state: copy(this.state), log: this.kept.length });
  }

  private markMilestone(): void {
    const milestone = this.game.milestone(this.state);
    if (milestone <= this.reached) return;
    this.reached = milestone;
    this.marks.push({ entries: this.lines.length, milestone, hash: this.hash() });
  }
}

function firstState<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  game: Game<State, Effect, Event>,
  opening: Opening,
): State | Refusal {
  const random = seededRandom(opening.seed);
  const state =
    opening.position === undefined
      ? game.begin(opening.setup, random)
      : game.readPosition(opening.position, random);
  if (isRefusal(state) || opening.script === undefined) return state;
  const script = opening.script as unknown as Script;
  return { ...state, engine: { ...state.engine, script: copy(script) } };
}

function published(id: number, version: number, request: Request): Decision {
  const { answers } = request;
  return {
    id,
    version,
    seat: request.seat,
    kind: request.kind,
    rule: request.rule,
    about: request.about ?? null,
    settled: request.settled ?? false,
    answers:
      answers.kind === 'offers'
        ? { kind: 'offers', offers: answers.offers }
        : { kind: 'region', region: answers.region, suggestions: answers.suggest() },
  };
}

function numberOr0(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
