import { randomPlayer } from '@sortie/bots';
import type { Plain } from '@sortie/kernel';
import type { Created, Seated, Update } from '@sortie/protocol';
import WebSocket from 'ws';

/** One seat of a game, played with random legal answers over a socket of its own. */
export class LiveClient {
  /** Milliseconds from an answer sent to the view that it led to. */
  readonly waits: number[] = [];
  answered = 0;
  refused = 0;
  isOver = false;

  private socket: WebSocket | undefined;
  private sentAt: number | undefined;
  private nextId = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly url: string,
    private readonly game: string,
    private readonly seat: string,
    private readonly token: string,
    /** A pause before each answer, as a person makes one. */
    private readonly pause: () => number,
  ) {}

  static sat(url: string, game: string, seat: string, token: string, pause: () => number): LiveClient {
    return new LiveClient(url, game, seat, token, pause);
  }

  join(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`);
      this.socket = socket;
      const { game, token } = this;
      socket.on('error', reject);
      socket.on('open', () => {
        socket.send(JSON.stringify({ id: 0, kind: 'join', protocol: 1, game, token }));
        resolve();
      });
      socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString())));
    });
  }

  leave(): void {
    clearTimeout(this.timer);
    this.socket?.removeAllListeners();
    this.socket?.on('error', () => {});
    this.socket?.close();
  }

  private hear(
    message: Update | { readonly id: number; readonly kind: string; readonly result?: unknown },
  ): void {
    if (message.kind === 'refused') {
      this.refused++;
      this.sentAt = undefined;
      return;
    }
    const update =
      message.kind === 'update'
        ? (message as Update)
        : (message as { result?: { update?: Update } }).result?.update;
    if (!update) return;
    if (this.sentAt !== undefined) this.waits.push(performance.now() - this.sentAt);
    this.sentAt = undefined;
    this.consider(update);
  }

  private consider({ view, status }: Update): void {
    clearTimeout(this.timer);
    this.isOver = status === 'over';
    const open = view?.decisions.filter(({ settled }) => !settled) ?? [];
    if (this.isOver || open.length === 0) return;
    this.timer = setTimeout(() => {
      const { decision, answer } = this.player.choose(open, () => null);
      const { seat } = this;
      this.sentAt = performance.now();
      this.answered++;
      const id = this.nextId++;
      this.socket?.send(
        JSON.stringify({ id, kind: 'answer', seat, decision, version: view!.version, answer }),
      );
    }, this.pause());
  }

  private readonly player = randomPlayer(String(Math.random()));
}

/** A game that two people might make: its name and what each of them brings. */
export interface LiveTable {
  readonly game: string;
  readonly forces: readonly [Plain, Plain];
}

/** Two seats of one new game, sat down. */
export async function openGame(
  url: string,
  { game, forces }: LiveTable,
  pause: () => number,
): Promise<readonly LiveClient[]> {
  const seats = forces.map((_, side) => ({ seat: `p${side + 1}`, side, who: 'person' }));
  const { id, seats: made }: Created = await post(`${url}/api/games`, {
    game,
    options: {},
    spectators: false,
    seats,
  });
  const clients: LiveClient[] = [];
  for (const [side, force] of forces.entries()) {
    const { seat, invite } = made[side]!;
    const body = { invite, name: seat, seed: `${id} ${seat}`, force };
    const { token }: Seated = await post(`${url}/api/games/${id}/seats/${seat}`, body);
    clients.push(LiveClient.sat(url, id, seat, token, pause));
  }
  return clients;
}

/** Waits where the server asks for it: so many games are not made at once by one address. */
async function post<Result>(address: string, body: object): Promise<Result> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return (await response.json()) as Result;
    if (response.status !== 429 || tries > 100) {
      throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
