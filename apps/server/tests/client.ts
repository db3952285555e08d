import { games } from '@sortie/games';
import type { Decision, Plain } from '@sortie/kernel';
import type {
  Created,
  CreateGame,
  Force,
  Joined,
  LiveError,
  LiveMessage,
  Seated,
  Update,
} from '@sortie/protocol';
import { applyUpdateDifference } from '@sortie/protocol';
import type { XwingView } from '@sortie/xwing/view';
import { WebSocket } from 'ws';

export type Table = XwingView;
export type TableUpdate = Update<Table>;
type Message = LiveMessage<Table>;
type Answered = Exclude<Message, { kind: 'update' | 'difference' }>;

export interface HttpAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** Speaks HTTP with a server. */
export async function http<Body = LiveError>(url: string, body?: unknown): Promise<HttpAnswer<Body>> {
  const init = {
    method: 'POST',
    // A busy test may come back only after the server has closed an idle connection.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const response = await fetch(url, body === undefined ? {} : init);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

/** A finished answer of an expected status; another one is told in full. */
export async function asked<Body>(status: number, url: string, body?: unknown): Promise<Body> {
  const answer = await http<Body>(url, body);
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A socket that has joined a game, or tries to. */
export class Client {
  readonly heard: string[] = [];
  readonly updates: TableUpdate[] = [];
  /** The log as a table would hold it. */
  log: { readonly kind: string }[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  private readonly waiting = new Map<string | number, (message: Answered) => void>();
  private readonly watchers = new Set<() => void>();
  private nextId = 1;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.take(data.toString('utf8')));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    const client = new Client(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** As the page does it; without `differences` it gets whole updates, as simple programs do. */
  static async join(
    url: string,
    game: string,
    token?: string,
    differences = true,
    headers: Record<string, string> = {},
  ): Promise<Client> {
    const client = await Client.open(url, headers);
    const joined = await client.ask('join', {
      protocol: 1,
      game,
      ...(token === undefined ? {} : { token }),
      differences,
    });
    if (joined.kind !== 'result') throw new Error(JSON.stringify(joined));
    client.follow((joined.result as unknown as Joined<Table>).update);
    return client;
  }

  get now(): TableUpdate {
    return this.updates.at(-1)!;
  }

  get view(): NonNullable<TableUpdate['view']> {
    return this.now.view!;
  }

  ask(kind: string, fields: object = {}): Promise<Answered> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      if (this.closed) reject(new Error(`closed ${this.closed.code}`));
      this.waiting.set(id, resolve);
      this.onWake(() => this.closed && reject(new Error(`closed ${this.closed.code}`)));
      this.send({ id, kind, ...fields });
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Answers one of the open questions. */
  answer(decision: Decision, answer: Plain): Promise<Answered> {
    const { id, version, seat } = decision;
    return this.ask('answer', { seat, decision: id, version, answer });
  }

  /** Waits for an update of which this is true; the last one may be it already. */
  async until(isSo: (update: TableUpdate) => boolean, within = 20_000): Promise<TableUpdate> {
    await this.when(() => this.updates.length > 0 && isSo(this.now), within);
    return this.now;
  }

  async untilClosed(within = 10_000): Promise<number> {
    await this.when(() => this.closed !== undefined, within);
    return this.closed!.code;
  }

  when(isSo: () => boolean, within = 20_000): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        forget();
        reject(
          new Error(
            `not within ${within} ms; closed ${this.closed?.code}; ${this.heard.at(-1)?.slice(0, 300)}`,
          ),
        );
      }, within);
      const forget = this.onWake(() => {
        if (!isSo()) return;
        clearTimeout(timer);
        forget();
        resolve();
      });
    });
  }

  close(): void {
    this.socket.close();
  }

  private onWake(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private wake(): void {
    for (const watcher of this.watchers) watcher();
  }

  private take(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as Message;
    if (message.kind === 'update') this.follow(message);
    else if (message.kind === 'difference') this.follow(applyUpdateDifference(this.now, message));
    else this.waiting.get(message.id ?? -1)?.(message);
    this.wake();
  }

  private follow(update: TableUpdate): void {
    this.log = [...this.log.slice(0, update.log.from), ...update.log.events];
    this.updates.push(update);
  }
}

const kit = games.find('xwing')!;
const [lists, setup] = await Promise.all([kit.lists(), kit.setup()]);

/** What a seat brings that takes a preset. */
export function forceOf(preset: string): Force {
  return setup.forceOf({}, lists.presets.find(({ id }) => id === preset)!.list);
}

export const forces = { a: forceOf('box-rebel'), b: forceOf('box-imperial') } as const;

/** Small squads and a small table, so that a game is soon over. */
export const options = { points: 100, roundLimit: 4 } as const;

export const twoPeople: CreateGame = {
  game: 'xwing',
  options,
  spectators: true,
  seats: [
    { seat: 'a', side: 0, who: 'person' },
    { seat: 'b', side: 1, who: 'person' },
  ],
};

export const againstComputer: CreateGame = {
  ...twoPeople,
  seats: [
    { seat: 'a', side: 0, who: 'person' },
    { seat: 'b', side: 1, who: 'computer', level: 'easy', name: 'Droid', force: forces.b },
  ],
};

export interface Seating {
  readonly id: string;
  readonly created: Created;
  readonly tokens: Readonly<Record<string, string>>;
}

/** Makes a game and seats everybody. */
export async function seated(
  url: string,
  wanted: CreateGame = twoPeople,
  brought: Readonly<Record<string, Force>> = forces,
): Promise<Seating> {
  const created = await asked<Created>(201, `${url}/api/games`, wanted);
  const tokens: Record<string, string> = {};
  for (const { seat, invite } of created.seats) {
    if (invite === undefined) continue;
    const force = wanted.from ? {} : { force: brought[seat] };
    const body = { invite, name: `Player ${seat}`, seed: `seed of ${seat}`, ...force };
    const { token } = await asked<Seated>(200, `${url}/api/games/${created.id}/seats/${seat}`, body);
    tokens[seat] = token;
  }
  return { id: created.id, created, tokens };
}

export function answersOf({ answers }: Decision): readonly Plain[] {
  return answers.kind === 'offers' ? answers.offers : answers.suggestions;
}

/** A small generator of its own, so that a test goes the same way every time. */
export function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The open question of a client that is not settled. */
export function openQuestion({ updates }: Client): Decision | undefined {
  return updates.at(-1)?.view?.decisions.find(({ settled }) => !settled);
}

/** Plays the seat of a client with legal answers until the game is over, or for so many answers. */
export async function play(client: Client, below: (limit: number) => number, most = 5000): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    const isAsked = () => client.now.status === 'over' || openQuestion(client) !== undefined;
    await client.when(isAsked);
    if (client.now.status === 'over') return answers;
    const question = openQuestion(client)!;
    const legal = answersOf(question);
    const before = client.updates.length;
    const reply = await client.answer(question, legal[below(legal.length)]!);
    if (reply.kind !== 'result') throw new Error(JSON.stringify(reply));
    await client.when(() => client.updates.length > before);
  }
  return most;
}
