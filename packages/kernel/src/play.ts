import type { Control } from './control.ts';
import type { Request } from './decision.ts';
import { Engine } from './engine.ts';
import type { EngineEvent } from './engine-event.ts';
import { isFields } from './fields.ts';
import { firstState } from './first-state.ts';
import type { Game } from './game.ts';
import { fingerprint } from './hash.ts';
import { History } from './history.ts';
import type { BugBundle, Entry, NewDice, Opening, SavedGame } from './journal.ts';
import type { Kinded } from './kinded.ts';
import { whyStuck } from './legality.ts';
import type { Plain } from './plain.ts';
import { copy } from './plain.ts';
import { turnedRandom } from './random.ts';
import type { Refusal } from './refusal.ts';
import { isRefusal, refused } from './refusal.ts';
import { laidOutBy, readScript } from './script.ts';
import type { GameState } from './state.ts';
import type { CommandSource } from './table-command.ts';
import { lastStandingPasses, tableOrders } from './table-command.ts';
import { unreachable } from './unreachable.ts';

/** What an accepted answer led to, secrets and all; players are shown `logFor`. */
export interface Accepted<Event> {
  readonly kind: 'accepted';
  readonly events: readonly (Event | EngineEvent)[];
}

const CHECKPOINT_EVERY = 48;

/** A player who tries what breaks the game over and over must not fill the memory. */
const MOST_BUGS = 32;

type Undo = Extract<Entry, { readonly kind: 'undo' }>;

/** A game in progress with its history: plays entries, undoes them, and rolls back one that leaves no legal answer. */
export class Play<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  readonly history = new History<State>();
  readonly bugs: BugBundle[] = [];
  private engine!: Engine<State, Effect, Event>;
  private kept: (Event | EngineEvent)[] = [];
  /** What happened since the entry under way began, where no log is kept. */
  private unkept: (Event | EngineEvent)[] = [];
  private revealedNow = false;
  /** The game has gone on with new dice: nothing is laid out from there on. */
  private diceAreNew = false;

  constructor(
    readonly game: Game<State, Effect, Event>,
    readonly opening: Opening,
    private readonly options: {
      readonly onBug?: (bundle: BugBundle) => void;
      readonly keepLog?: boolean;
    },
  ) {}

  get state(): State {
    return this.engine.state;
  }

  get log(): readonly (Event | EngineEvent)[] {
    return this.kept;
  }

  private get keepsLog(): boolean {
    return this.options.keepLog !== false;
  }

  openRequests(): readonly Request[] {
    return this.engine.openRequests();
  }

  /** Plays the opening up to the first question. A game that is stuck here cannot be rolled back any further. */
  begin(): Refusal | undefined {
    const state = firstState(this.game, this.opening);
    if (isRefusal(state)) return state;
    this.kept = [];
    this.load(state, 0);
    this.engine.advance();
    const problem = whyStuck(this.state, this.openRequests());
    if (problem !== undefined) throw new Error(problem);
    this.markMilestone();
    this.checkpoint(0);
    return undefined;
  }

  /** Takes up a saved game where it stands. */
  resume({ journal, revealed, milestones, state }: SavedGame): Refusal | undefined {
    this.history.restore(journal, revealed, milestones);
    try {
      this.load(state as unknown as State, this.history.length);
      if (whyStuck(this.state, this.openRequests()) !== undefined) return refused('table.damaged-save');
    } catch {
      return refused('table.damaged-save');
    }
    this.checkpoint(this.history.length);
    return undefined;
  }

  /** Carries out an entry; when it breaks the game, rolls back to the last good decision and keeps a bundle. */
  enact(entry: Entry): Accepted<Event> | Refusal {
    const before = this.kept.length;
    this.unkept = [];
    this.revealedNow = false;
    const done = this.guarded(entry, () => {
      this.carryOut(entry);
      const problem = whyStuck(this.state, this.openRequests());
      if (problem !== undefined) throw new Error(problem);
    });
    if (isRefusal(done)) return done;
    this.history.add(entry, this.revealedNow);
    this.takeNewDice(this.history.length - 1, this.history.length);
    this.markMilestone();
    if (this.history.length % CHECKPOINT_EVERY === 0) this.checkpoint(this.history.length);
    return { kind: 'accepted', events: this.keepsLog ? this.kept.slice(before) : this.unkept };
  }

  /** How many entries cannot be taken back: those of the game that this one goes on from. */
  get settled(): number {
    return this.newDice.findLast(({ from }) => from <= this.history.length)?.from ?? 0;
  }

  private get newDice(): readonly NewDice[] {
    return this.opening.newDice ?? [];
  }

  /** New dice come in as soon as there are so many entries. */
  private takeNewDice(before: number, now: number): void {
    for (const { from, seed } of this.newDice) {
      if (from <= before || from > now) continue;
      this.turnDice(seed);
      this.dropScript();
    }
  }

  /** What was laid out for the game before is nothing to this one. */
  private dropScript(): void {
    this.diceAreNew = true;
    if (this.opening.script !== undefined) this.engine.emit({ kind: 'scriptDropped' });
  }

  /** From here on the dice go another way. */
  private turnDice(by: string): void {
    this.engine.emit({ kind: 'randomAdvanced', to: turnedRandom(this.state.engine.random, by) });
  }

  /** Strikes the entries from `to` on and goes back to where the game was before them. */
  takeBack(entry: Undo): Refusal | undefined {
    if (entry.to < this.settled) return refused('table.nothing-to-undo');
    if (entry.keepsDice && !this.isOfClock(entry.to)) return refused('table.malformed-entry');
    this.history.takeBack(entry.to, entry);
    this.rebuild();
    return undefined;
  }

  /** The same, with the standing passes of the time between given again behind the undo. */
  goBack(entry: Undo): void {
    const counting = this.history.counting(entry.to);
    this.takeBack(entry);
    for (const each of lastStandingPasses(counting.map(({ entry }) => entry))) this.enact(each);
  }

  private isOfClock(place: number): boolean {
    const entry = this.history.journal[place];
    return entry?.kind === 'command' && entry.from === 'clock';
  }

  /** Asks something of the game that must not fail; when it does, nothing has happened but a bundle. */
  guarded<Result>(attempted: Entry, act: () => Result): Result | Refusal {
    try {
      return act();
    } catch (error) {
      this.rebuild();
      return this.keepBug(attempted, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  /** What a command from outside orders: laying out dice and cards is the table's own, the rest the game's. */
  ordersOf(
    entry: Entry & { readonly kind: 'command' },
  ): readonly (Event | EngineEvent | Control)[] | Refusal {
    const laidOut = laidOutBy(entry);
    if (!laidOut) return this.ordersOfPeople(entry.command, entry.from);
    if (this.opening.script === undefined || this.diceAreNew) return refused('table.not-scripted');
    const script = readScript({ strict: this.state.engine.script.strict, ...laidOut });
    return isRefusal(script) ? script : [{ kind: 'scripted', script }];
  }

  private ordersOfPeople(
    command: Plain,
    from: CommandSource,
  ): readonly (Event | EngineEvent | Control)[] | Refusal {
    const { game, state } = this;
    if (from === 'clock' && isFields(command) && command.kind === 'timeExpired') {
      return this.ordersOfClock(command.clock ?? null);
    }
    const publicTalkRule = game.publicTalkRule ?? 'table.public-talk';
    const context = { state, milestone: game.milestone(state), publicTalkRule };
    return tableOrders(command, from, context) ?? game.command(state, command, from);
  }

  /** A timer of the rules has run out only while it runs: one that is late changes nothing. */
  private ordersOfClock(clock: Plain): readonly (Event | Control)[] | Refusal {
    const { game, state } = this;
    if (clock !== null && typeof clock !== 'string')
      return refused('table.malformed-command', { field: 'clock' });
    if (clock !== null && game.timer?.(state)?.clock !== clock) return refused('table.no-timer', { clock });
    return game.timeExpired?.(state, clock) ?? refused('table.no-clock');
  }

  /** Takes up a state as it was after so many entries. */
  private load(state: State, entries: number): void {
    this.diceAreNew = this.newDice.some(({ from }) => from <= entries);
    const copies = this.keepsLog && !this.game.keepsEventsApart;
    const record = (event: Event | EngineEvent) => {
      if (this.keepsLog) this.kept.push(event);
      else this.unkept.push(event);
    };
    this.engine = new Engine(this.game, state, {
      // The kernel's own events are copied where they are written into the state.
      kernel: (event) => {
        record(event);
        if (event.kind === 'randomAdvanced' || event.kind === 'scriptTaken') this.revealedNow = true;
      },
      game: (event) => {
        record(copies ? copy(event) : event);
        if (this.game.reveals(event)) this.revealedNow = true;
      },
    });
  }

  private carryOut(entry: Entry): void {
    switch (entry.kind) {
      case 'answer': {
        const place = this.state.engine.open.findIndex((each) => each.id === entry.decision);
        this.engine.answer(place, entry.answer);
        return;
      }
      case 'command': {
        const orders = this.ordersOf(entry);
        if (isRefusal(orders)) throw new Error(`a command already taken is refused: ${orders.rule}`);
        this.engine.interrupt(orders);
        this.engine.advance();
        return;
      }
      case 'undo':
        throw new Error('an undo is not carried out but goes back');
      default:
        unreachable(entry);
    }
  }

  /**
   * The state after the entries that count, from the nearest checkpoint. Nothing is asked of chance anew; where
   * something shown was taken back the dice went another way, and go there again.
   */
  private rebuild(): void {
    if (!this.history.nearestCheckpoint()) this.begin();
    const { lines, state, log } = this.history.nearestCheckpoint()!;
    this.kept.length = Math.min(this.kept.length, log);
    this.load(copy(state), lines);
    let passed = lines;
    for (const { place, entry } of this.history.counting(lines)) {
      this.takeNewDice(passed, place);
      passed = place;
      if (entry.kind === 'undo') this.turnDice(`undo ${place}`);
      else this.carryOut(entry);
    }
    this.takeNewDice(passed, this.history.length);
  }

  /** The message may hold secrets, so the refusal only says that there is a bundle. */
  private keepBug(attempted: Entry, message: string): Refusal {
    const bundle: BugBundle = {
      format: 'sortie-bug',
      formatVersion: 2,
      opening: this.opening,
      journal: this.history.journal,
      attempted,
      message,
      stateBefore: JSON.stringify(this.state),
    };
    if (this.bugs.length < MOST_BUGS) this.bugs.push(bundle);
    this.options.onBug?.(bundle);
    return refused('table.rolled-back');
  }

  private checkpoint(lines: number): void {
    this.history.keep({ lines, state: copy(this.state), log: this.kept.length });
  }

  private markMilestone(): void {
    this.history.mark(this.game.milestone(this.state), () => fingerprint(this.state));
  }
}
