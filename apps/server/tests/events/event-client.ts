import { randomUUID } from 'node:crypto';
import type { Plain } from '@sortie/kernel';
import { applyDifference, type Difference } from '@sortie/protocol';
import { type EventView, withOwnPart } from '@sortie/tournaments/view';
import type {
  CommandTaken,
  CreatedEvent,
  CreateEvent,
  EventDifference,
  EventPicture,
  EventRole,
  EventUpdate,
  JoinedEvent,
  MadeLink,
  OwnShare,
  SentCommand,
} from '@sortie/tournaments/wire';
import { WebSocket } from 'ws';
import { asked } from '../client.ts';

type Reply =
  | { readonly id: number; readonly kind: 'result'; readonly result: Plain }
  | { readonly id: number; readonly kind: 'refused'; readonly rule: string; readonly about: Plain }
  | {
      readonly id: number | null;
      readonly kind: 'error';
      readonly problem: string;
      readonly message: string;
      readonly field?: string;
    };

export interface SendOptions {
  readonly confirmed?: readonly string[];
  /** The version that the command is made for; that of the picture without it. */
  readonly version?: number;
  readonly key?: string;
}

/** A socket that follows an event, or tries to. */
export class EventClient {
  /** Every frame as it came. */
  readonly heard: string[] = [];
  private base: EventPicture | undefined;
  private own: OwnShare | undefined;
  as!: JoinedEvent['as'];
  closed: { readonly code: number; readonly reason: string } | undefined;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
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

  static async open(url: string): Promise<EventClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    const client = new EventClient(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** As the page does it; without `differences` it gets whole pictures, as simple programs do. */
  static async join(url: string, event: string, token?: string, differences = true): Promise<EventClient> {
    const client = await EventClient.open(url);
    const joined = await client.ask('joinEvent', {
      protocol: 1,
      event,
      differences,
      ...(token === undefined ? {} : { token }),
    });
    if (joined.kind !== 'result') throw new Error(JSON.stringify(joined));
    return client;
  }

  get picture(): EventPicture {
    const { base, own } = this;
    if (!own) return base!;
    const games = base!.games.map((game) => own.games.find((each) => each.game === game.game) ?? game);
    return { ...base!, view: withOwnPart(base!.view, own.part), games };
  }

  get view(): EventView {
    return this.picture.view;
  }

  ask(kind: string, fields: object = {}): Promise<Reply> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const lose = () => this.closed && reject(new Error(`closed ${this.closed.code}`));
      lose();
      const forget = this.onWake(lose);
      this.waiting.set(id, (reply) => {
        forget();
        resolve(reply);
      });
      this.socket.send(JSON.stringify({ id, kind, ...fields }));
    });
  }

  /** Sends a command for what the picture shows. */
  send(command: SentCommand, options: SendOptions = {}): Promise<Reply> {
    const { confirmed = [], version = this.view.version, key = randomUUID() } = options;
    return this.ask('eventCommand', { version, command, confirmed, key });
  }

  /** A command that is taken, and seen in the picture. */
  async must(command: SentCommand, options: SendOptions = {}): Promise<CommandTaken> {
    const reply = await this.send(command, options);
    if (reply.kind !== 'result') throw new Error(`${command.kind}: ${JSON.stringify(reply)}`);
    const taken = reply.result as unknown as CommandTaken;
    await this.until(({ view }) => view.version >= taken.version);
    return taken;
  }

  /** The rule by which a command is refused. */
  async refusalOf(command: SentCommand, options: SendOptions = {}): Promise<string> {
    const reply = await this.send(command, options);
    return reply.kind === 'refused' ? reply.rule : reply.kind === 'error' ? reply.problem : 'taken';
  }

  async makeLink(role: EventRole): Promise<MadeLink> {
    const reply = await this.ask('makeLink', { for: role });
    if (reply.kind !== 'result') throw new Error(JSON.stringify(reply));
    return reply.result as unknown as MadeLink;
  }

  async until(isSo: (picture: EventPicture) => boolean, within = 20_000): Promise<EventPicture> {
    await this.when(() => isSo(this.picture), within);
    return this.picture;
  }

  async untilClosed(): Promise<number> {
    await this.when(() => this.closed !== undefined);
    return this.closed!.code;
  }

  when(isSo: () => boolean, within = 20_000): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        forget();
        reject(new Error(`not within ${within} ms; closed ${this.closed?.code}`));
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
    const message = JSON.parse(text) as Reply | EventUpdate | EventDifference;
    if (message.kind === 'eventUpdate') this.base = message.picture;
    else if (message.kind === 'eventDifference') this.follow(message);
    else this.receive(message);
    this.wake();
  }

  /** Of what was joined the picture is there at once: the next push may come with the reply. */
  private receive(reply: Reply): void {
    const joined = reply.kind === 'result' ? (reply.result as unknown as Partial<JoinedEvent> | null) : null;
    if (joined?.picture && joined.as) {
      this.as = joined.as;
      this.base = joined.picture;
      this.own = joined.own;
    }
    this.waiting.get(reply.id ?? -1)?.(reply);
  }

  private follow({ now, shown, own }: EventDifference): void {
    const { view, games } = this.base!;
    const after = shown ? applyDifference({ view, games }, shown as unknown as Difference) : { view, games };
    this.base = { ...after, now };
    this.own = own ?? this.own;
  }
}

export const smallEvent: CreateEvent = {
  organiser: 'Olga',
  preset: 'aces-100',
  settings: { name: 'Spring cup', game: 'xwing', listsRequired: false },
};

export function createEvent(url: string, wanted: object = smallEvent): Promise<CreatedEvent> {
  return asked<CreatedEvent>(201, `${url}/api/events`, wanted);
}
