import { applyDifference, type Difference, type LiveError } from '@sortie/protocol';
import type { TableNumber } from '@sortie/tournaments/model';
import { withOwnPart } from '@sortie/tournaments/view';
import type {
  CommandTaken,
  EventDifference,
  EventPicture,
  EventRole,
  EventUpdate,
  JoinedEvent,
  ListedOrganisers,
  MadeLink,
  OwnShare,
  SentCommand,
} from '@sortie/tournaments/wire';
import { pathOf } from '../app/site-base.ts';
import { type Store, store } from '../app/store.ts';
import type { EventLine, EventReply, FollowedEvent } from './event-line.ts';
import { Line, lost, type Reply } from './line.ts';
import { randomText } from './random-text.ts';

/** Characters of a request that the socket takes for certain: they may have several bytes each. */
const LARGEST_MESSAGE = 15_000;

/** One viewer's connection to an event of the server; it reconnects after every break. */
export class LiveEvent implements EventLine {
  readonly event: Store<FollowedEvent> = store<FollowedEvent>({
    connection: 'joining',
    reason: null,
    as: { role: 'public' },
    organiser: null,
    picture: null,
  });

  private readonly line: Line<EventUpdate | EventDifference>;
  /** What differences follow: for a player the public's picture, and beside it the player's own share. */
  private base: EventPicture | null = null;
  private own: OwnShare | undefined;

  constructor(
    private readonly id: string,
    private token: string | undefined,
  ) {
    const join = { kind: 'joinEvent', event: id, differences: true };
    this.line = new Line<EventUpdate | EventDifference>({
      join: () => (this.token === undefined ? join : { ...join, token: this.token }),
      onJoined: (result) => this.begin(result as unknown as JoinedEvent),
      onPush: (message) => this.hear(message),
      onConnection: (connection, reason) => this.change({ connection, reason }),
    });
  }

  join(): void {
    this.line.join();
  }

  leave(): void {
    this.line.leave();
  }

  /** Sent again after a break with the same key, a command is carried out once. */
  async send(command: SentCommand, confirmed: readonly string[] = []): Promise<EventReply> {
    const version = this.event.get().picture?.view.version ?? 0;
    const fields = { version, command, confirmed, key: randomText() };
    const body = JSON.stringify(fields);
    const reply =
      body.length > LARGEST_MESSAGE
        ? await this.post(body)
        : await this.line.ask('eventCommand', fields, { afterBreak: 'repeat' });
    return asEventReply<CommandTaken>(reply);
  }

  /** What is too large for a message: a document of cards, players with their lists. */
  private async post(body: string): Promise<Reply> {
    const authorization = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const address = `/api/events/${encodeURIComponent(this.id)}/commands`;
    const response = await fetch(pathOf(address), { method: 'POST', headers, body }).catch(() => undefined);
    if (!response) return lost;
    const answer = (await response.json().catch(() => ({}))) as Reply | Partial<LiveError>;
    if ('kind' in answer) return answer;
    const { problem = 'failed', message = response.statusText } = answer;
    return { kind: 'error', problem, message };
  }

  /** A link that is made anew for whoever asks is the one that the line comes back with. */
  async makeLink(role: EventRole): Promise<EventReply<MadeLink>> {
    const reply = await this.line.ask('makeLink', { for: role }, { afterBreak: 'fail' });
    const done = asEventReply<MadeLink>(reply);
    if (done.kind === 'done' && done.result.isOwn) this.token = done.result.token;
    return done;
  }

  async listOrganisers(): Promise<EventReply<ListedOrganisers>> {
    return asEventReply(await this.line.ask('listOrganisers', {}, { afterBreak: 'repeat' }));
  }

  async openGame(round: number, table: TableNumber): Promise<EventReply<{ readonly game: string }>> {
    return asEventReply(await this.line.ask('openGame', { round, table }, { afterBreak: 'repeat' }));
  }

  private begin({ as, organiser, picture, own }: JoinedEvent): void {
    this.base = picture;
    this.own = own;
    this.change({ connection: 'here', reason: null, as, organiser, picture: this.picture() });
  }

  private hear(message: EventUpdate | EventDifference): void {
    if (message.kind === 'eventUpdate') this.base = message.picture;
    else this.base = this.follow(message);
    this.change({ picture: this.picture() });
  }

  private follow({ now, shown, own }: EventDifference): EventPicture | null {
    const { base } = this;
    this.own = own ?? this.own;
    if (!base) return null;
    const { view, games } = base;
    const after = shown ? applyDifference({ view, games }, shown as unknown as Difference) : { view, games };
    return { ...after, now };
  }

  private picture(): EventPicture | null {
    const { base, own } = this;
    if (!base || !own) return base;
    const games = base.games.map((game) => own.games.find((each) => each.game === game.game) ?? game);
    return { ...base, view: withOwnPart(base.view, own.part), games };
  }

  private change(change: Partial<FollowedEvent>): void {
    this.event.set({ ...this.event.get(), ...change });
  }
}

function asEventReply<Result>(reply: Reply): EventReply<Result> {
  if (reply.kind === 'result') return { kind: 'done', result: reply.result as Result };
  if (reply.kind === 'error') return reply;
  const { rule, about } = reply;
  const asks = typeof about === 'object' && about !== null && 'ask' in about && about.ask === true;
  return { kind: 'refused', rule, about, asks };
}
