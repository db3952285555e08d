import type { Plain } from '@sortie/kernel';
import { closeCodes, PROTOCOL_VERSION } from '@sortie/protocol';
import { pathOf } from '../app/site-base.ts';
import { Heartbeat } from './heartbeat.ts';

/** What comes back for a request. */
export type Reply =
  | { readonly kind: 'result'; readonly result: Plain }
  | { readonly kind: 'refused'; readonly rule: string; readonly about: Plain }
  | { readonly kind: 'error'; readonly problem: string; readonly message: string };

/** `silent` owes an answer for some seconds; `away` is the time between a lost connection and the next. */
export type Connection = 'joining' | 'here' | 'silent' | 'away' | 'shut';

/** What is pushed without being asked for: it has no id. */
type Pushed = { readonly kind: string };

export interface LineDependencies<Push extends Pushed> {
  /** The first message of every connection, but for its id and the version of the protocol. */
  readonly join: () => object;
  /** The first reply of a connection. */
  readonly onJoined: (result: Plain) => void;
  readonly onPush: (message: Push) => void;
  /** Every change but that to `here` by joining. The reason is why it is shut for good. */
  readonly onConnection: (connection: Connection, reason: string | null) => void;
}

/**
 * What becomes of a request when the line breaks before its reply comes: it has failed, it is sent again, or its
 * reply is found out from what the line shows once it is back.
 */
export type AfterBreak = 'fail' | 'repeat' | (() => Reply);

export interface Asking {
  readonly afterBreak: AfterBreak;
  /** The server's reply has come; not called for one that was found out or is made up. */
  readonly onReply?: () => void;
}

interface Waiting extends Asking {
  readonly message: object;
  readonly settle: (reply: Reply) => void;
  isSent: boolean;
}

const PATIENCE = 10_000;
const LONGEST_BREAK = 4_000;
const SHUT: Readonly<Record<number, string>> = {
  [closeCodes.badToken]: 'bad-token',
  [closeCodes.notWatched]: 'not-watched',
  [closeCodes.noSuchGame]: 'no-game',
  [closeCodes.noSuchEvent]: 'no-event',
  [closeCodes.protocolVersion]: 'version',
  [closeCodes.unknownRules]: 'rules',
  [closeCodes.broken]: 'broken',
};

/** A connection to the server that joins something, asks and listens, and connects again after every break. */
export class Line<Push extends Pushed> {
  private socket: WebSocket | undefined;
  private connection: Connection = 'joining';
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

  constructor(private readonly dependencies: LineDependencies<Push>) {}

  get isHere(): boolean {
    return this.connection === 'here';
  }

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

  /** Sends a request; a broken line is an error, never a wait without end. */
  ask(kind: string, fields: object, asking: Asking): Promise<Reply> {
    return new Promise((resolve) => {
      const id = this.nextId++;
      const message = { id, kind, ...fields };
      const limit = setTimeout(() => this.runOut(id), PATIENCE);
      const settle = (reply: Reply) => {
        clearTimeout(limit);
        resolve(reply);
      };
      this.waiting.set(id, { ...asking, message, settle, isSent: this.isHere });
      if (this.isHere) this.send(message);
      else if (asking.afterBreak === 'fail') this.settle(id, lost);
    });
  }

  /** Whether something that waits for the line to be back arrived is found out then, however long that takes. */
  private runOut(id: number): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    const { afterBreak, isSent } = waiting;
    if (typeof afterBreak === 'function') {
      if (this.isHere) this.settle(id, afterBreak());
    } else this.settle(id, isSent && afterBreak === 'repeat' ? doubtful : lost);
  }

  private readonly hurry = (): void => {
    if (this.connection !== 'away' || document.visibilityState === 'hidden') return;
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
    if (this.isHere) this.turn('silent');
  }

  private connect(): void {
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${pathOf('/api/live')}`);
    this.socket = socket;
    // A line that does not come about is given up like one that falls silent.
    this.heartbeat.begin();
    this.heartbeat.expect();
    socket.onopen = () => {
      socket.send(JSON.stringify({ id: 0, protocol: PROTOCOL_VERSION, ...this.dependencies.join() }));
    };
    socket.onmessage = ({ data }) => {
      // A difference of a line that was given up does not fit what the new one shows.
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as Push | IdReply);
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
    for (const [id, { afterBreak }] of this.waiting) {
      if (isOver || afterBreak === 'fail') this.settle(id, lost);
    }
    if (isOver) {
      this.turn('shut', reason ?? null);
      return;
    }
    this.turn('away');
    const pause = Math.min(LONGEST_BREAK, 250 * 2 ** this.breaks++);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private hear(message: Push | IdReply): void {
    this.heartbeat.hear();
    if (this.connection === 'silent') this.turn('here');
    if (!isReply(message)) {
      this.dependencies.onPush(message);
      return;
    }
    if (message.id === 0 && message.kind === 'result') {
      this.breaks = 0;
      this.connection = 'here';
      this.dependencies.onJoined(message.result);
      this.resume();
      return;
    }
    if (typeof message.id !== 'number') return;
    this.waiting.get(message.id)?.onReply?.();
    this.settle(message.id, message);
  }

  private resume(): void {
    for (const [id, waiting] of this.waiting) {
      if (typeof waiting.afterBreak === 'function') this.settle(id, waiting.afterBreak());
      else {
        waiting.isSent = true;
        this.send(waiting.message);
      }
    }
  }

  private send(message: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.heartbeat.expect();
    this.socket.send(JSON.stringify(message));
  }

  private settle(id: number, reply: Reply): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.settle(reply);
  }

  private turn(connection: Connection, reason: string | null = null): void {
    this.connection = connection;
    this.dependencies.onConnection(connection, reason);
  }
}

type IdReply = Reply & { readonly id: string | number | null };

function isReply(message: Pushed | IdReply): message is IdReply {
  return message.kind === 'result' || message.kind === 'refused' || message.kind === 'error';
}

export const doubtful: Reply = {
  kind: 'error',
  problem: 'unknown',
  message: 'Whether the answer arrived is not known.',
};
export const lost: Reply = {
  kind: 'error',
  problem: 'offline',
  message: 'The line to the referee is broken.',
};
