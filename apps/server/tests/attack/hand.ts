import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Power } from './target.ts';

/** The one machine from which most attacks come, as the proxy before the server writes it. */
export const ATTACKER = '6.6.6.6';

/** Attackers of whom so many connect from each address. */
export function addressOf(number: number, each = 500): string {
  return `6.6.${Math.floor(number / each / 250)}.${(Math.floor(number / each) % 250) + 1}`;
}

/** The status of an answer over HTTP, or 0 where the server hung up. */
export function ask(
  url: string,
  { body, from = ATTACKER }: { readonly body?: string; readonly from?: string } = {},
): Promise<{ readonly status: number; readonly bytes: number; readonly text: string }> {
  const headers = { 'x-forwarded-for': from, connection: 'close' };
  const sent =
    body === undefined
      ? { method: 'GET', headers }
      : {
          method: 'POST',
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        };
  return new Promise((resolve) => {
    const asked = request(url, sent, (response) => {
      let bytes = 0;
      let text = '';
      response.on('data', (data: Buffer) => {
        bytes += data.length;
        if (text.length < 2000) text += data.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes, text }));
      response.on('error', () => resolve({ status: response.statusCode ?? 0, bytes, text }));
    });
    asked.on('error', () => resolve({ status: 0, bytes: 0, text: '' }));
    asked.end(body);
  });
}

/** A socket that counts what it is sent. */
export class Hand {
  bytes = 0;
  messages = 0;
  /** What the replies said, by what went wrong or `result`. */
  readonly said = new Map<string, number>();
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  onText: (text: string) => void = () => undefined;
  private isOver = false;

  private constructor(url: string, from: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { 'x-forwarded-for': from },
      perMessageDeflate: false,
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) =>
      this.socket.once('close', (code) => {
        this.isOver = true;
        resolve(code);
      }),
    );
    this.socket.on('message', (data: Buffer) => this.hear(data));
  }

  /** Undefined where the server refuses the socket. */
  static async open(url: string, from = ATTACKER): Promise<Hand | undefined> {
    const hand = new Hand(url, from);
    const opened = new Promise<true>((resolve) => hand.socket.once('open', () => resolve(true)));
    return (await Promise.race([opened, hand.closed])) === true ? hand : undefined;
  }

  /** Undefined where the server refuses the socket or the join. */
  static async join(url: string, game: string, token?: string, from = ATTACKER): Promise<Hand | undefined> {
    const hand = await Hand.open(url, from);
    if (!hand) return undefined;
    const answered = new Promise<true>((resolve) => hand.socket.once('message', () => resolve(true)));
    const access = token === undefined ? {} : { token };
    hand.send({ id: 0, kind: 'join', protocol: 1, game, differences: true, ...access });
    await Promise.race([answered, hand.closed]);
    // Whoever is refused is told so a moment before the socket is closed.
    return hand.count('result') > 0 && !hand.isGone ? hand : undefined;
  }

  get isGone(): boolean {
    return this.isOver;
  }

  send(message: object | string): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  close(): void {
    this.socket.terminate();
  }

  count(what: string): number {
    return this.said.get(what) ?? 0;
  }

  private hear(data: Buffer): void {
    this.messages++;
    this.bytes += data.length;
    const head = data.subarray(0, 200).toString();
    const what = /"problem":"([^"]+)"/.exec(head)?.[1] ?? /"kind":"([^"]+)"/.exec(head)?.[1] ?? '';
    this.said.set(what, (this.said.get(what) ?? 0) + 1);
    this.onText(data.toString());
  }
}

/** Does something so many times, a number of them at once, until it is done or the time is over. */
export async function crowd(
  times: number,
  atOnce: number,
  { goesOn }: Pick<Power, 'goesOn'>,
  act: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < times && goesOn()) await act(next++);
  };
  await Promise.all(Array.from({ length: Math.min(times, atOnce) }, one));
}

/** Keeps things as they are until the time is over. */
export async function hold({ goesOn }: Pick<Power, 'goesOn'>): Promise<void> {
  while (goesOn()) await wait(50);
}

/** How often each status came. */
export class Statuses {
  readonly counts: Record<string, number> = {};

  add(status: number): void {
    const name = `status ${status}`;
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }

  of(...statuses: readonly number[]): number {
    return statuses.reduce((sum, status) => sum + (this.counts[`status ${status}`] ?? 0), 0);
  }
}
