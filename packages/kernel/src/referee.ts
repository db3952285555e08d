import type { AnswerMessage, OpenRequest } from './answer-message.ts';
import { findAnswered } from './answer-message.ts';
import type { Fairness } from './commitment.ts';
import { seedFault, seedToProve } from './commitment.ts';
import type { Decision } from './decision.ts';
import type { EngineEvent } from './engine-event.ts';
import { isEngineEvent } from './engine-event.ts';
import type { Game } from './game.ts';
import { fingerprint, hash } from './hash.ts';
import type { BugBundle, Entry, Opening, Replay, SavedGame } from './journal.ts';
import type { Kinded } from './kinded.ts';
import { publishDecision, refusalOf } from './legality.ts';
import type { Plain } from './plain.ts';
import { plainCopy } from './plain-copy.ts';
import type { Accepted } from './play.ts';
import { Play } from './play.ts';
import { readEntry, readOpening } from './read-journal.ts';
import { readSavedGame } from './read-saved-game.ts';
import type { Refusal } from './refusal.ts';
import { isRefusal, refused } from './refusal.ts';
import { refuseOtherRules } from './rules-of.ts';
import type { SeatId, Viewer } from './seat.ts';
import type { GameState, Outcome } from './state.ts';
import { seenPasses } from './state.ts';
import type { CommandSource } from './table-command.ts';
import { isAside } from './table-command.ts';
import type { TableEvent } from './table-event.ts';
import { isTableEvent } from './table-event.ts';
import type { UndoRequest } from './undo.ts';
import { undoTerms } from './undo.ts';
import { unreachable } from './unreachable.ts';
import { writeReplay, writeSavedGame } from './write-game.ts';

export interface RefereeOptions {
  /** In an event only the judge takes anything back. */
  readonly undo?: 'consent' | 'judge';
  readonly onBug?: (bundle: BugBundle) => void;
  /** Keeps events; off for long simulations, whose events are then not safe from later writes. */
  readonly keepLog?: boolean;
  /** How the seed came about, with the secret; it leaves the referee when the game is over. */
  readonly fairness?: Fairness;
}

/** Runs one game: takes answers, refuses what the rules forbid, shows each viewer what is theirs to see. */
export class Referee<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  undoRequest: UndoRequest | undefined;

  private constructor(
    private readonly play: Play<State, Effect, Event>,
    private readonly options: RefereeOptions,
  ) {}

  /** Begins a game, or says why this set-up cannot be played. */
  static open<State extends GameState, Effect extends Kinded, Event extends Kinded>(
    game: Game<State, Effect, Event>,
    opening: Opening,
    options: RefereeOptions = {},
  ): Referee<State, Effect, Event> | Refusal {
    const read = readOpening(plainCopy(opening));
    if (!read) return refused('table.malformed-opening');
    const fault =
      refuseOtherRules(game, read) ?? (options.fairness && seedFault(options.fairness, seedToProve(read)));
    if (fault) return fault;
    const play = new Play(game, read, options);
    return play.begin() ?? new Referee(play, options);
  }

  /** Goes on with a game put aside, without playing it again. Its log begins here. */
  static resume<State extends GameState, Effect extends Kinded, Event extends Kinded>(
    game: Game<State, Effect, Event>,
    saved: SavedGame,
    options: RefereeOptions = {},
  ): Referee<State, Effect, Event> | Refusal {
    const read = readSavedGame(plainCopy(saved));
    if (!read || read.opening.game !== game.name) return refused('table.damaged-save');
    const otherRules = refuseOtherRules(game, read.opening);
    if (otherRules) return otherRules;
    const { fairness } = read;
    const play = new Play(game, read.opening, options);
    return play.resume(read) ?? new Referee(play, fairness ? { fairness, ...options } : options);
  }

  get game(): Game<State, Effect, Event> {
    return this.play.game;
  }

  get opening(): Opening {
    return this.play.opening;
  }

  get bugs(): readonly BugBundle[] {
    return this.play.bugs;
  }

  get state(): State {
    return this.play.state;
  }

  get outcome(): Outcome | null {
    return this.state.engine.outcome;
  }

  /**
   * Grows with everything that is entered. An undo takes the state back but not this number, so that an
   * answer still under way from before the undo is known to be stale.
   */
  get version(): number {
    return this.state.engine.version + this.play.history.undone;
  }

  /** Everything that happened, in order; what was taken back is not in it. */
  get log(): readonly (Event | EngineEvent)[] {
    return this.play.log;
  }

  get journal(): readonly Entry[] {
    return this.play.history.journal;
  }

  hash(): string {
    return hash(this.state);
  }

  /** The hash of the game and its dice, as replays keep it. */
  fingerprint(): string {
    return fingerprint(this.state);
  }

  /** The questions open now, to one seat or to all, with their legal answers. */
  decisions(seat?: SeatId): Decision[] {
    return this.requests().flatMap(({ id, request }) =>
      seat === undefined || request.seat === seat ? [publishDecision(id, this.version, request)] : [],
    );
  }

  /** The questions as the game put them, for players inside the same process. */
  requests(): readonly OpenRequest[] {
    return this.state.engine.open.map((_decision, place) => this.requestAt(place));
  }

  private readonly findRequest = (id: number): OpenRequest | undefined => {
    const place = this.state.engine.open.findIndex((decision) => decision.id === id);
    return place < 0 ? undefined : this.requestAt(place);
  };

  private requestAt(place: number): OpenRequest {
    const { id, since, key } = this.state.engine.open[place]!;
    return { id, since: since + this.play.history.undone, key, request: this.play.openRequests()[place]! };
  }

  answer(seat: SeatId, message: AnswerMessage): Accepted<Event> | Refusal {
    const entry = this.readAnswer(seat, message);
    return isRefusal(entry) ? entry : this.settle(this.play.enact(entry));
  }

  /** Whether an answer would be taken, and if not, which rule forbids it. Changes nothing. */
  whyNot(seat: SeatId, message: AnswerMessage): Refusal | undefined {
    const entry = this.readAnswer(seat, message);
    return isRefusal(entry) ? entry : undefined;
  }

  /** The legal answer nearest to a rough one, where the question can find it, or why there is none. Changes nothing. */
  complete(seat: SeatId, message: AnswerMessage): { readonly answer: Plain } | Refusal {
    const open = findAnswered(this, this.findRequest, seat, message);
    if (isRefusal(open)) return open;
    const { request, given } = open;
    const { answers } = request;
    const refusal = this.play.guarded(open.entry, () => refusalOf(request, given));
    if (!refusal) return { answer: given };
    if (answers.kind !== 'region' || !answers.complete) return refusal;
    const complete = answers.complete;
    const completed = this.play.guarded(open.entry, () => ({ answer: complete(given) }));
    if (isRefusal(completed)) return completed;
    const { answer } = completed;
    return isRefusal(answer) ? answer : (refusalOf(request, answer) ?? { answer });
  }

  command(from: CommandSource, command: Plain): Accepted<Event> | Refusal {
    const given = plainCopy(command);
    if (given === undefined) return refused('table.malformed-command');
    if (this.outcome) return refused('table.game-over');
    if (from !== 'clock' && from !== 'judge' && !this.state.seats.some((seat) => seat.id === from)) {
      return refused('table.unknown-seat');
    }
    const entry = { kind: 'command', from, command: given } as const;
    const orders = this.play.guarded(entry, () => this.play.ordersOf(entry));
    return isRefusal(orders) ? orders : this.settle(this.play.enact(entry));
  }

  /** Asks to take back one's last answer. Done at once when nothing was revealed since, otherwise on consent. */
  undo(by: SeatId | 'judge'): 'undone' | 'asked' | Refusal {
    const terms = undoTerms(this.play.history.lines, by, this.state.seats, {
      law: this.options.undo ?? 'consent',
      isAside,
      settled: this.play.settled,
    });
    if (isRefusal(terms)) return terms;
    if (terms.needs.length === 0) return this.takeBack(terms);
    this.undoRequest = terms;
    return 'asked';
  }

  consent(seat: SeatId, agrees: boolean): 'undone' | 'asked' | 'kept' | Refusal {
    const request = this.undoRequest;
    if (!request?.needs.includes(seat)) return refused('table.nothing-to-consent-to');
    this.undoRequest = undefined;
    if (agrees !== true) return 'kept';
    const needs = request.needs.filter((each) => each !== seat);
    if (needs.length === 0) return this.takeBack(request);
    this.undoRequest = { ...request, needs };
    return 'asked';
  }

  view(viewer: Viewer): Plain {
    const thinking = this.requests().filter(({ request }) => !request.settled);
    return {
      version: this.version,
      outcome: this.outcome as Plain,
      waitingFor: [...new Set(thinking.map(({ request }) => request.seat))],
      passes: seenPasses(this.state, viewer),
      decisions: (viewer === 'referee'
        ? this.decisions()
        : this.decisions(viewer as SeatId)) as unknown as Plain,
      table: this.game.view(this.state, viewer),
    };
  }

  /** The log as this viewer may know it. */
  logFor(viewer: Viewer, from = 0): (Event | TableEvent)[] {
    return this.play.log.slice(from).flatMap((event) => this.seenEvent(event, viewer) ?? []);
  }

  /** What a viewer may know of an event; undefined when nothing. */
  seenEvent(event: Event | EngineEvent, viewer: Viewer): Event | TableEvent | undefined {
    if (!isEngineEvent(event)) return this.game.see(event, viewer, this.state);
    return isTableEvent(event) ? event : undefined;
  }

  replay(): Replay {
    return writeReplay(this.play, this.options.fairness);
  }

  save(): SavedGame {
    return writeSavedGame(this.play, this.options.fairness);
  }

  /** Enters a journal kept elsewhere; stops at the first entry that is refused. */
  enter(entries: readonly Entry[]): Refusal | undefined {
    for (const entry of entries) {
      const result = this.enterOne(readEntry(plainCopy(entry) ?? null, this.play.history.length));
      if (isRefusal(result)) return result;
    }
    return undefined;
  }

  private enterOne(entry: Entry | undefined): Accepted<Event> | 'undone' | Refusal {
    switch (entry?.kind) {
      case 'answer': {
        const { seat, question, key = '', answer } = entry;
        const open = this.state.engine.open.find(
          (each) => each.seat === seat && each.kind === question && each.key === key,
        );
        if (!open) return refused('table.stale-answer', { question, version: this.version });
        return this.answer(seat, { decision: open.id, version: this.version, answer });
      }
      case 'command':
        return this.command(entry.from, entry.command);
      case 'undo':
        // Standing passes that were given again after it are in the journal too.
        return this.play.takeBack(entry) ?? 'undone';
      case undefined:
        return refused('table.malformed-entry');
      default:
        return unreachable(entry);
    }
  }

  /** An answer from outside as an entry of the journal, once everything that forbids it has been asked. */
  private readAnswer(seat: SeatId, message: AnswerMessage): (Entry & { kind: 'answer' }) | Refusal {
    const open = findAnswered(this, this.findRequest, seat, message);
    if (isRefusal(open)) return open;
    const { entry, request } = open;
    return this.play.guarded(entry, () => refusalOf(request, entry.answer)) ?? entry;
  }

  private takeBack({ to, by }: UndoRequest): 'undone' {
    this.play.goBack({ kind: 'undo', to, by });
    this.undoRequest = undefined;
    return 'undone';
  }

  /** An accepted entry ends a pending request for undo. */
  private settle(result: Accepted<Event> | Refusal): Accepted<Event> | Refusal {
    if (!isRefusal(result)) this.undoRequest = undefined;
    return result;
  }
}
