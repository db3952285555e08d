import type { Control } from './control.ts';
import type { Request } from './decision.ts';
import { Engine } from './engine.ts';
import type { EngineEvent } from './engine-event.ts';
import { isFields } from './fields.ts';
import { firstState } from './first-state.ts';
import type { Game } from './game.ts';
import { fingerprint } from './hash.ts';
import { History } from './history.ts';
import type { BugBundle, Entry, Opening, SavedGame } from './journal.ts';
import type { Kinded } from './kinded.ts';
import { whyStuck } from './legality.ts';
import type { Plain } from './plain.ts';
import { copy } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { isRefusal, refused } from './refusal.ts';
import { readScript } from './script.ts';
import type { GameState } from './state.ts';
import type { CommandSource } from './table-command.ts';
import { tableOrders } from './table-command.ts';
import { unreachable } from './unreachable.ts';

/** What an accepted answer led to, secrets and all; players are shown `logFor`. */
export interface Accepted<Event> {
  readonly kind: 'accepted';
  readonly events: readonly (Event | EngineEvent)[];
}

const CHECKPOINT_EVERY = 48;

/** A player who tries what breaks the game over and over must not fill the memory. */
const MOST_BUGS = 32;

/** A game in progress with its history: plays entries, undoes them, and rolls back one that leaves no legal answer. */
export class Play<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  readonly history = new History<State>();
  readonly bugs: BugBundle[] = [];
  private engine!: Engine<State, Effect, Event>;
  private kept: (Event | EngineEvent)[] = [];
  /** What happened since the entry under way began, where no log is kept. */
  private unkept: (Event | EngineEvent)[] = [];
  private revealedNow = false;

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
    this.load(state);
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
      this.load(state as unknown as State);
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
    this.markMilestone();
    if (this.history.length % CHECKPOINT_EVERY === 0) this.checkpoint(this.history.length);
    return { kind: 'accepted', events: this.keepsLog ? this.kept.slice(before) : this.unkept };
  }

  /** Strikes the entries from `to` on and goes back to where the game was before them. */
  takeBack(entry: Entry & { readonly kind: 'undo' }): void {
    this.history.takeBack(entry.to, entry);
    this.rebuild();
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
  ordersOf({
    command,
    from,
  }: Entry & { readonly kind: 'command' }): readonly (Event | EngineEvent | Control)[] | Refusal {
    if (from !== 'judge' || !isFields(command) || command.kind !== 'script') {
      return this.ordersOfPeople(command, from);
    }
    if (this.opening.script === undefined) return refused('table.not-scripted');
    const { kind: _, ...laidOut } = command;
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

  private load(state: State): void {
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

  /** The state after the entries that count, from the nearest checkpoint. Nothing is asked of chance anew. */
  private rebuild(): void {
    if (!this.history.nearestCheckpoint()) this.begin();
    const { lines, state, log } = this.history.nearestCheckpoint()!;
    this.kept.length = Math.min(this.kept.length, log);
    this.load(copy(state));
    for (const entry of this.history.counting(lines)) this.carryOut(entry);
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
