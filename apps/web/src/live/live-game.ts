import {
  applyUpdateDifference,
  type Joined,
  type LiveView,
  type Update,
  type UpdateDifference,
} from '@sortie/protocol';
import { type Store, store } from '../app/store.ts';
import { type Connection, doubtful, Line, lost, type Reply } from './line.ts';
import { setServerTime } from './server-time.ts';
import { wasTaken } from './was-taken.ts';

export type { Reply } from './line.ts';

export interface Live {
  readonly connection: Connection;
  /** What is known of the last answer to a question; null when it was replied to in time. */
  readonly answer: AnswerState | null;
  /** Why it is shut for good: `bad-token`, `not-watched`, `no-game`, `version`, `rules`, `broken`. */
  readonly reason: string | null;
  readonly as: string;
  readonly update: Update | null;
  readonly log: readonly { readonly kind: string }[];
}

/** On its way for a moment, for longer, or nobody knows; and what was found out once the line was back. */
export type AnswerState = 'sent' | 'slow' | 'unknown' | 'taken' | 'lost';

/** The table before an answer to one of its questions was sent; whether it arrived is found out after a break. */
interface Before {
  readonly view: LiveView;
  readonly decision: number;
}

/** An answer that takes longer is said to be on its way. */
const SLOW_AFTER = 1_000;

/** One seat's connection to the referee; it reconnects after every break. */
export class LiveGame {
  readonly live: Store<Live> = store<Live>({
    connection: 'joining',
    reason: null,
    as: 'spectator',
    update: null,
    log: [],
    answer: null,
  });

  private readonly line: Line<Update | UpdateDifference>;
  /** Answers to questions that are on their way. */
  private readonly answers = new Set<Before>();

  constructor(game: string, token: string | undefined) {
    const join = { kind: 'join', game, differences: true };
    this.line = new Line<Update | UpdateDifference>({
      join: () => (token === undefined ? join : { ...join, token }),
      onJoined: (result) => this.begin(result as unknown as Joined),
      onPush: (message) => this.hear(message),
      onConnection: (connection, reason) => this.turn(connection, reason),
    });
  }

  join(): void {
    this.line.join();
  }

  leave(): void {
    this.line.leave();
  }

  /** Sends a request of the protocol; a broken line is an error, never a wait without end. */
  async ask(kind: string, fields: object, repeats = false): Promise<Reply> {
    const before = this.line.isHere ? this.questionOf(kind, fields) : undefined;
    if (!before) return this.line.ask(kind, fields, { afterBreak: repeats ? 'repeat' : 'fail' });
    this.answers.add(before);
    this.change({ answer: 'sent' });
    const slow = setTimeout(() => this.line.isHere && this.change({ answer: 'slow' }), SLOW_AFTER);
    const reply = await this.line.ask(kind, fields, {
      afterBreak: () => this.findOut(before),
      onReply: () => {
        this.answers.delete(before);
        this.change({ answer: null });
      },
    });
    clearTimeout(slow);
    this.answers.delete(before);
    return reply;
  }

  /** The table as it was when one of its questions was answered. */
  private questionOf(kind: string, fields: object): Before | undefined {
    const { decision } = fields as { readonly decision?: number };
    const view = this.live.get().update?.view;
    return kind === 'answer' && view && decision !== undefined ? { view, decision } : undefined;
  }

  private findOut(before: Before): Reply {
    const view = this.live.get().update?.view;
    const fate = view ? wasTaken(before.view, view, before.decision) : 'unknown';
    this.answers.delete(before);
    this.change({ answer: fate });
    return fate === 'taken' ? taken : fate === 'lost' ? lost : doubtful;
  }

  /** Whether an answer on its way arrives is not known while nothing is heard. */
  private turn(connection: Connection, reason: string | null): void {
    this.change({ connection, reason });
    if (this.answers.size === 0 || connection === 'shut') return;
    this.change({ answer: connection === 'here' ? 'slow' : 'unknown' });
  }

  private begin({ as, update, now }: Joined): void {
    setServerTime(now);
    this.change({ connection: 'here', as, log: [] });
    this.take(update);
  }

  private hear(message: Update | UpdateDifference): void {
    if (message.kind === 'update') {
      this.take(message);
      return;
    }
    const { update } = this.live.get();
    if (update) this.take(applyUpdateDifference(update, message));
  }

  private take(update: Update): void {
    const { log } = this.live.get();
    this.change({ update, log: [...log.slice(0, this.seenUpTo(update)), ...update.log.events] });
    this.heardUpTo = update.log.to;
  }

  /** Events that others alone may know have a place in the log but are not sent, so places are not lengths. */
  private heardUpTo = 0;

  private seenUpTo({ log }: Update): number {
    return log.from >= this.heardUpTo ? this.live.get().log.length : 0;
  }

  private change(change: Partial<Live>): void {
    this.live.set({ ...this.live.get(), ...change });
  }
}

const taken: Reply = { kind: 'result', result: null };
