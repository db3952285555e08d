import type { CreatedEvent, JoinedEvent, SentCommand } from '@sortie/tournaments/wire';
import WebSocket from 'ws';
import { RunningServer } from '../../../tests/browser/running-server.ts';
import type { Measurement } from '../measure.ts';
import { bigEvent } from './big-event.ts';

const PLAYERS = 500;
const ROUNDS = 2;
const TIMES = 8;
/** Sockets that make the links of players: each may ask only so often. */
const DESKS = 10;

/** A socket of an event. What is pushed to it is counted when it arrives. */
class Follower {
  heardAt = 0;
  joined!: JoinedEvent;
  private readonly waiting = new Map<number, (result: unknown) => void>();
  private nextId = 1;
  private onPush: () => void = () => undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.hear(data));
  }

  static async join(url: string, event: string, token: string): Promise<Follower> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const follower = new Follower(socket);
    const fields = { protocol: 1, event, token, differences: true };
    follower.joined = (await follower.ask('joinEvent', fields)) as JoinedEvent;
    return follower;
  }

  ask(kind: string, fields: object): Promise<unknown> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, kind, ...fields }));
    });
  }

  send(command: SentCommand, version: number): Promise<unknown> {
    return this.ask('eventCommand', { version, command });
  }

  /** The next push has arrived. */
  untilPush(): Promise<void> {
    return new Promise((resolve) => {
      this.onPush = resolve;
    });
  }

  leave(): void {
    this.socket.removeAllListeners();
    this.socket.on('error', () => undefined);
    this.socket.close();
  }

  private hear(data: Buffer): void {
    if (data.subarray(0, 24).toString() === '{"kind":"eventDifference') {
      this.heardAt = performance.now();
      this.onPush();
      return;
    }
    const { id, kind, result } = JSON.parse(data.toString()) as { id: number; kind: string; result: unknown };
    if (kind !== 'result') throw new Error(data.toString());
    this.waiting.get(id)?.(result);
  }
}

/** A round is published to as many phones as there are players: from the command sent to the picture received. */
export async function eventPublished(): Promise<Measurement[]> {
  const server = await RunningServer.start();
  const followers: Follower[] = [];
  try {
    const response = await fetch(`${server.url}/api/events/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ organiser: 'Olga', file: bigEvent(PLAYERS, ROUNDS) }),
    });
    const { id, token } = (await response.json()) as CreatedEvent;
    const desks = await Promise.all(
      Array.from({ length: DESKS }, () => Follower.join(server.url, id, token)),
    );
    const { players, version: first } = desks[0]!.joined.picture.view;
    for (const [at, { id: player }] of players.entries()) {
      const asked = desks[at % DESKS]!.ask('makeLink', { for: { role: 'player', player } });
      const link = (await asked) as { readonly token: string };
      followers.push(await Follower.join(server.url, id, link.token));
    }
    const waits: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const version = first + time * 2;
      const heard = Promise.all(followers.map((follower) => follower.untilPush()));
      const begun = performance.now();
      void desks[0]!.send({ kind: 'publishRound' }, version);
      await heard;
      waits.push(...followers.map(({ heardAt }) => heardAt - begun));
      const back = Promise.all(followers.map((follower) => follower.untilPush()));
      void desks[0]!.send({ kind: 'takeRoundBack' }, version + 1);
      await back;
    }
    for (const desk of desks) desk.leave();
    return report(waits);
  } finally {
    for (const follower of followers) follower.leave();
    await server.stop();
  }
}

function report(waits: number[]): Measurement[] {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const note = `round ${ROUNDS + 1} of ${PLAYERS} players, ${TIMES} times`;
  const p99 = at(0.99);
  return [
    {
      name: 'round published to 500 sockets, median',
      ours: at(0.5),
      unit: 'ms',
      aim: '',
      reached: true,
      note,
    },
    {
      name: 'round published to 500 sockets, 99th percentile',
      ours: p99,
      unit: 'ms',
      aim: 'at most 500',
      reached: p99 <= 500,
      note,
    },
  ];
}
