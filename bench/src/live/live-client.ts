import { randomPlayer } from '@sortie/bots';
import type { LiveMessage, Update } from '@sortie/protocol';
import { applyUpdateDifference } from '@sortie/protocol';
import WebSocket from 'ws';
import { type Sitting, somebody } from './open-game.ts';

/** One seat of a game, played with random legal answers over a socket of its own; a spectator only looks. */
export class LiveClient {
  /** Milliseconds from an answer sent to the view that it led to. */
  readonly waits: number[] = [];
  /** The version of the game that was last seen here. */
  version = 0;
  isOver = false;
  /** Everything that was heard. */
  bytes = 0;

  private socket: WebSocket | undefined;
  private update: Update | undefined;
  private sentAt: number | undefined;
  /** An answer is under way: only its reply lets another be sent. */
  private isWaiting = false;
  private isResting = false;
  private answeredVersion = -1;
  private nextId = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly player = randomPlayer(String(Math.random()));

  constructor(
    private readonly sitting: Sitting,
    /** A pause before each answer, as a person makes one. */
    private readonly pause: () => number,
    private readonly onOver: () => void = () => undefined,
  ) {}

  join(): Promise<void> {
    const { url, game, token } = this.sitting;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
        headers: { 'x-forwarded-for': somebody() },
      });
      this.socket = socket;
      socket.on('error', reject);
      socket.on('open', () => {
        socket.send(JSON.stringify({ id: 0, kind: 'join', protocol: 1, game, token, differences: true }));
        resolve();
      });
      socket.on('message', (data: Buffer) => {
        this.bytes += data.length;
        this.hear(JSON.parse(data.toString()) as LiveMessage);
      });
    });
  }

  /** Answers no more but stays connected. */
  rest(): void {
    clearTimeout(this.timer);
    this.isResting = true;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.socket?.removeAllListeners();
    this.socket?.on('error', () => {});
    this.socket?.close();
  }

  private hear(message: LiveMessage): void {
    switch (message.kind) {
      case 'update':
        this.show(message);
        return;
      case 'difference':
        this.show(applyUpdateDifference(this.update!, message));
        return;
      case 'result':
        if (message.id === 0) {
          this.show((message.result as unknown as { readonly update: Update }).update);
          return;
        }
        break;
      case 'refused':
        this.sentAt = undefined;
        break;
      case 'error':
        throw new Error(`${message.problem}: ${message.message}`);
    }
    this.isWaiting = false;
    this.consider();
  }

  private show(update: Update): void {
    this.update = update;
    if (this.sentAt !== undefined && update.version > this.answeredVersion) {
      this.waits.push(performance.now() - this.sentAt);
      this.sentAt = undefined;
    }
    this.version = update.version;
    if (update.status === 'over' && !this.isOver) {
      this.isOver = true;
      this.onOver();
    }
    this.consider();
  }

  private consider(): void {
    const { update, isOver, isWaiting, timer } = this;
    if (this.sitting.seat === 'spectator' || this.isResting) return;
    if (isOver || isWaiting || timer || !update) return;
    if (update.version <= this.answeredVersion) return;
    if (!update.view?.decisions.some(({ settled }) => !settled)) return;
    this.timer = setTimeout(() => this.answer(), this.pause());
  }

  private answer(): void {
    this.timer = undefined;
    const { version, view } = this.update!;
    const open = view?.decisions.filter(({ settled }) => !settled) ?? [];
    if (open.length === 0 || version <= this.answeredVersion) return;
    const { decision, answer } = this.player.choose(open, () => null);
    const { seat } = this.sitting;
    this.isWaiting = true;
    this.answeredVersion = version;
    this.sentAt = performance.now();
    const id = this.nextId++;
    this.socket?.send(JSON.stringify({ id, kind: 'answer', seat, decision, version: view!.version, answer }));
  }
}
