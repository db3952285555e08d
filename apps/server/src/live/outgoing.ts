import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { UnreadBytes } from '../budgets/unread-bytes.ts';
import type { LiveLimits } from './limits.ts';

interface Line {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly address: string;
}

interface Bounds {
  readonly unread: UnreadBytes;
  readonly limits: Pick<LiveLimits, 'mostBehind'>;
}

/** What is sent on one socket, and how much of it waits unread. */
export class Outgoing {
  private waiting = 0;
  private wasBehind = false;
  private isCorked = false;
  private isOver = false;

  constructor(
    private readonly line: Line,
    private readonly bounds: Bounds,
    /** The socket was behind and has read everything. */
    private readonly onRead: () => void,
  ) {
    line.socket.once('close', () => this.forget());
  }

  get isBehind(): boolean {
    return this.waiting > this.bounds.limits.mostBehind;
  }

  /** Ends a socket that asks and does not read, so that it cannot fill the memory. */
  write(bytes: Buffer): void {
    const { socket, address } = this.line;
    if (this.isOver) return;
    if (!this.bounds.unread.hasRoom(address, this.waiting)) {
      socket.terminate();
      return;
    }
    this.count(bytes.length);
    this.wasBehind ||= this.isBehind;
    this.holdBack();
    socket.send(bytes, { binary: false }, () => this.settle(bytes.length));
  }

  /** Sends together what is written now: a reply and the update that follows it. */
  private holdBack(): void {
    if (this.isCorked) return;
    const { stream } = this.line;
    this.isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.isCorked = false;
      stream.uncork();
    });
  }

  private settle(bytes: number): void {
    if (this.isOver) return;
    this.count(-bytes);
    if (this.waiting > 0 || !this.wasBehind) return;
    this.wasBehind = false;
    this.onRead();
  }

  private count(bytes: number): void {
    this.waiting += bytes;
    this.bounds.unread.add(this.line.address, bytes);
  }

  private forget(): void {
    this.isOver = true;
    this.count(-this.waiting);
  }
}
