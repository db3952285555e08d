import type { Plain } from '@sortie/kernel';
import {
  applyUpdateDifference,
  closeCodes,
  PROTOCOL_VERSION,
  type Reply as ProtocolReply,
  type Update,
  type UpdateDifference,
} from '@sortie/protocol';
import { type Store, store } from '../app/store.ts';

export type Reply =
  | { readonly kind: 'result'; readonly result: Plain }
  | { readonly kind: 'refused'; readonly rule: string; readonly about: Plain }
  | { readonly kind: 'error'; readonly problem: string; readonly message: string };

export interface Live {
  /** `away` is the time between a lost connection and the next. */
  readonly connection: 'joining' | 'here' | 'away' | 'shut';
  /** Why it is shut for good: `bad-token`, `no-game`, `version`, `rules`. */
  readonly reason: string | null;
  readonly as: string;
  readonly update: Update | null;
  readonly log: readonly { readonly kind: string }[];
}

interface Waiting {
  readonly message: object;
  readonly settle: (reply: Reply) => void;
  /** A question about the table may be asked again after a break; an answer may not. */
  readonly repeats: boolean;
}

type Message = ProtocolReply | Update | UpdateDifference;

const HEARTBEAT = 15_000;
const PATIENCE = 10_000;
const LONGEST_BREAK = 4_000;
const SHUT: Readonly<Record<number, string>> = {
  [closeCodes.badToken]: 'bad-token',
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
  });

  private socket: WebSocket | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;
  private breaks = 0;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = 0;
  private left = false;

  constructor(
    private readonly game: string,
    private readonly token: string | undefined,
  ) {}

  join(): void {
    this.left = false;
    this.connect();
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  leave(): void {
    this.left = true;
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    this.socket?.close(1000);
  }

  /** Sends a request of the protocol; a broken line is an error, never a wait without end. */
  ask(kind: string, fields: object, repeats = false): Promise<Reply> {
    return new Promise((resolve) => {
      const id = this.nextId++;
      const message = { id, kind, ...fields };
      const limit = setTimeout(() => this.settle(id, lost), PATIENCE);
      this.waiting.set(id, {
        message,
        repeats,
        settle: (reply) => {
          clearTimeout(limit);
          resolve(reply);
        },
      });
      if (this.live.get().connection === 'here') this.send(message);
      else if (!repeats) this.settle(id, lost);
    });
  }

  private readonly hurry = (): void => {
    if (this.live.get().connection !== 'away' || document.visibilityState === 'hidden') return;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`);
    this.socket = socket;
    socket.onopen = () => {
      const { game, token } = this;
      const join = { id: 0, kind: 'join', protocol: PROTOCOL_VERSION, game, differences: true };
      socket.send(JSON.stringify(token === undefined ? join : { ...join, token }));
      this.beat(socket);
    };
    socket.onmessage = ({ data }) => {
      // A difference of a line that was given up does not fit what the new one shows.
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lose(code);
    };
  }

  /** A line can be dead without anybody saying so. */
  private beat(socket: WebSocket): void {
    this.lastHeard = Date.now();
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => {
      if (Date.now() - this.lastHeard > HEARTBEAT * 2) {
        socket.close();
        if (this.socket === socket) this.lose(1006);
      } else if (this.live.get().connection === 'here') this.send({ id: this.nextId++, kind: 'hello' });
    }, HEARTBEAT);
  }

  private lose(code: number): void {
    clearInterval(this.heartbeat);
    this.socket = undefined;
    const reason = SHUT[code];
    for (const [id, { repeats }] of this.waiting) if (!repeats) this.settle(id, lost);
    if (this.left || reason !== undefined) {
      this.change({ connection: 'shut', reason: reason ?? null });
      return;
    }
    this.change({ connection: 'away' });
    const pause = Math.min(LONGEST_BREAK, 250 * 2 ** this.breaks++);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private hear(message: Message): void {
    this.lastHeard = Date.now();
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
      const { as, update } = message.result as unknown as { readonly as: string; readonly update: Update };
      this.breaks = 0;
      this.change({ connection: 'here', as, log: [] });
      this.take(update);
      for (const { message: asked } of this.waiting.values()) this.send(asked);
      return;
    }
    if (typeof message.id === 'number') this.settle(message.id, message as Reply);
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
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
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

const lost: Reply = { kind: 'error', problem: 'offline', message: 'The line to the referee is broken.' };
