import {
  applyUpdateDifference,
  closeCodes,
  type Joined,
  type LiveView,
  PROTOCOL_VERSION,
  type Reply as ProtocolReply,
  type Update,
  type UpdateDifference,
} from '@sortie/protocol';
import { type Store, store } from '../app/store.ts';
import { Heartbeat } from './heartbeat.ts';
import { doubtful, lost, type Reply, taken } from './reply.ts';
import { setServerTime } from './server-time.ts';
import { wasTaken } from './was-taken.ts';

export interface Live {
  /** `silent` owes an answer for some seconds; `away` is the time between a lost connection and the next. */
  readonly connection: 'joining' | 'here' | 'silent' | 'away' | 'shut';
  /** What is known of the last answer to a question; null when it was replied to in time. */
  readonly answer: AnswerState | null;
  /** Why it is shut for good: `bad-token`, `not-watched`, `no-game`, `version`, `rules`. */
  readonly reason: string | null;
  readonly as: string;
  readonly update: Update | null;
  readonly log: readonly { readonly kind: string }[];
}

/** On its way for a moment, for longer, or nobody knows; and what was found out once the line was back. */
export type AnswerState = 'sent' | 'slow' | 'unknown' | 'taken' | 'lost';

interface Waiting {
  readonly message: object;
  readonly settle: (reply: Reply) => void;
  /** A question about the table may be asked again after a break; an answer may not. */
  readonly repeats: boolean;
  /** The table before an answer to one of its questions was sent; whether it arrived is found out after a break. */
  readonly before?: { readonly view: LiveView; readonly decision: number };
}

type Message = ProtocolReply | Update | UpdateDifference;

const PATIENCE = 10_000;
/** An answer that takes longer is said to be on its way. */
const SLOW_AFTER = 1_000;
const LONGEST_BREAK = 4_000;
const SHUT: Readonly<Record<number, string>> = {
  [closeCodes.badToken]: 'bad-token',
  [closeCodes.notWatched]: 'not-watched',
  [closeCodes.noSuchGame]: 'no-game',
  [closeCodes.protocolVersion]: 'version',
  [closeCodes.unknownRules]: 'rules',
};

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

  private socket: WebSocket | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;
  private breaks = 0;
  private readonly heartbeat = new Heartbeat({
    onHello: () => this.send({ id: this.nextId++, kind: 'hello' }),
    onSilence: () => this.fallSilent(),
    onDeath: () => this.giveUp(),
  });
  private retry: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    private readonly game: string,
    private readonly token: string | undefined,
  ) {}

  join(): void {
    this.left = false;
    this.connect();
    window.addEventListener('online', this.hurry);
    window.addEventListener('offline', this.giveUp);
    document.addEventListener('visibilitychange', this.hurry);
  }

  leave(): void {
    this.left = true;
    window.removeEventListener('online', this.hurry);
    window.removeEventListener('offline', this.giveUp);
    document.removeEventListener('visibilitychange', this.hurry);
    this.heartbeat.stop();
    clearTimeout(this.retry);
    this.socket?.close(1000);
  }

  /** Sends a request of the protocol; a broken line is an error, never a wait without end. */
  ask(kind: string, fields: object, repeats = false): Promise<Reply> {
    return new Promise((resolve) => {
      const id = this.nextId++;
      const message = { id, kind, ...fields };
      const isHere = this.live.get().connection === 'here';
      const before = isHere ? this.questionOf(kind, fields) : undefined;
      const limit = setTimeout(() => this.runOut(id), PATIENCE);
      const slow = before && setTimeout(() => this.callSlow(id), SLOW_AFTER);
      this.waiting.set(id, {
        message,
        repeats,
        ...(before ? { before } : {}),
        settle: (reply) => {
          clearTimeout(limit);
          clearTimeout(slow);
          resolve(reply);
        },
      });
      if (before) this.tell(id, 'sent');
      if (isHere) this.send(message);
      else if (!repeats) this.settle(id, lost);
    });
  }

  /** The table as it was when one of its questions was answered. */
  private questionOf(kind: string, fields: object): Waiting['before'] {
    const { decision } = fields as { readonly decision?: number };
    const view = this.live.get().update?.view;
    return kind === 'answer' && view && decision !== undefined ? { view, decision } : undefined;
  }

  /** Where an answer stands, as long as it is the last one. */
  private tell(id: number, answer: AnswerState): void {
    if (this.waiting.has(id)) this.change({ answer });
  }

  private callSlow(id: number): void {
    if (this.live.get().connection === 'here') this.tell(id, 'slow');
  }

  /** Whether an answer arrived is found out when the line is back, however long that takes. */
  private runOut(id: number): void {
    const waiting = this.waiting.get(id);
    if (waiting?.before && this.live.get().connection !== 'here') return;
    if (waiting?.before) this.findOut(id, waiting.before);
    else this.settle(id, lost);
  }

  private findOut(id: number, { view: before, decision }: NonNullable<Waiting['before']>): void {
    const view = this.live.get().update?.view;
    const fate = view ? wasTaken(before, view, decision) : 'unknown';
    this.change({ answer: fate });
    this.settle(id, fate === 'taken' ? taken : fate === 'lost' ? lost : doubtful);
  }

  private readonly hurry = (): void => {
    if (this.live.get().connection !== 'away' || document.visibilityState === 'hidden') return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** The line is of no use any longer, whatever the socket thinks of itself. */
  private readonly giveUp = (): void => {
    const { socket } = this;
    if (!socket) return;
    this.lose(1006);
    socket.close();
  };

  private fallSilent(): void {
    if (this.live.get().connection !== 'here') return;
    this.change({ connection: 'silent' });
    this.doubtAnswers();
  }

  private speakAgain(): void {
    this.change({ connection: 'here' });
    for (const [id, { before }] of this.waiting) if (before) this.tell(id, 'slow');
  }

  private doubtAnswers(): void {
    for (const [id, { before }] of this.waiting) if (before) this.tell(id, 'unknown');
  }

  private connect(): void {
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`);
    this.socket = socket;
    // A line that does not come about is given up like one that falls silent.
    this.heartbeat.begin();
    this.heartbeat.expect();
    socket.onopen = () => {
      const { game, token } = this;
      const join = { id: 0, kind: 'join', protocol: PROTOCOL_VERSION, game, differences: true };
      socket.send(JSON.stringify(token === undefined ? join : { ...join, token }));
    };
    socket.onmessage = ({ data }) => {
      // A difference of a line that was given up does not fit what the new one shows.
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lose(code);
    };
  }

  private lose(code: number): void {
    this.heartbeat.stop();
    this.socket = undefined;
    const reason = SHUT[code];
    const isOver = this.left || reason !== undefined;
    for (const [id, { repeats, before }] of this.waiting) {
      if (isOver || !(repeats || before)) this.settle(id, lost);
    }
    this.doubtAnswers();
    if (isOver) {
      this.change({ connection: 'shut', reason: reason ?? null });
      return;
    }
    this.change({ connection: 'away' });
    const pause = Math.min(LONGEST_BREAK, 250 * 2 ** this.breaks++);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private hear(message: Message): void {
    this.heartbeat.hear();
    if (this.live.get().connection === 'silent') this.speakAgain();
    if (message.kind === 'update') {
      this.take(message);
      return;
    }
    if (message.kind === 'difference') {
      const { update } = this.live.get();
      if (update) this.take(applyUpdateDifference(update, message));
      return;
    }
    if (message.id === 0 && message.kind === 'result') {
      const { as, update, now } = message.result as unknown as Joined;
      setServerTime(now);
      this.breaks = 0;
      this.change({ connection: 'here', as, log: [] });
      this.take(update);
      this.resume();
      return;
    }
    if (typeof message.id === 'number') this.receive(message.id, message as Reply);
  }

  /** Questions about the table are asked again; of answers it is found out whether they arrived. */
  private resume(): void {
    for (const [id, { message, before }] of this.waiting) {
      if (before) this.findOut(id, before);
      else this.send(message);
    }
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

  private send(message: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.heartbeat.expect();
    this.socket.send(JSON.stringify(message));
  }

  private receive(id: number, reply: Reply): void {
    if (this.waiting.get(id)?.before) this.change({ answer: null });
    this.settle(id, reply);
  }

  private settle(id: number, reply: Reply): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.settle(reply);
  }

  private change(change: Partial<Live>): void {
    this.live.set({ ...this.live.get(), ...change });
  }
}
