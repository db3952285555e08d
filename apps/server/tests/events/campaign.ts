import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlayerId } from '@sortie/tournaments/model';
import type { EventView } from '@sortie/tournaments/view';
import type { CommandTaken, CreatedEvent, SentCommand } from '@sortie/tournaments/wire';
import { createEvent, EventClient, smallEvent } from './event-client.ts';
import { won } from './event-day.ts';
import { JudgedTable } from './judged-table.ts';
import { hundred } from './lists.ts';

/** A command that the server said was taken. */
export interface Acknowledged {
  readonly event: string;
  readonly key: string;
  readonly version: number;
}

const PLAYERS = 6;
const DOUBTS = ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'];
const GONE = /closed|ECONN|socket hang up|fetch failed|opened|502|503/;

/** Somebody with a link, who comes back after every fall of a server and says again what was not answered. */
class Person {
  private client: EventClient | undefined;

  constructor(
    private readonly event: string,
    private readonly token: string | undefined,
    /** An address that answers, another one each time. */
    private readonly address: () => string,
    private readonly onTaken: (taken: Acknowledged) => void,
  ) {}

  async look(): Promise<EventView> {
    return this.untilAnswered(async (client) => client.view);
  }

  /** Opens a table, or nothing when its result is in. */
  async opens(round: number, table: number): Promise<string | undefined> {
    const reply = await this.untilAnswered((client) => client.ask('openGame', { round, table }));
    if (reply.kind === 'error') throw new Error(`openGame: closed by ${reply.problem}`);
    return reply.kind === 'result' ? (reply.result as { readonly game: string }).game : undefined;
  }

  /** The own token of a game; undefined when the event has no more use for it. */
  async tokenOf(game: string): Promise<string | undefined> {
    return this.untilAnswered(async (client) => {
      const found = () => client.picture.games.find((each) => each.game === game);
      await client.when(() => (found()?.token ?? null) !== null || client.closed !== undefined, 20_000);
      if (client.closed) throw new Error('closed');
      return found()?.token ?? undefined;
    });
  }

  /** What it was taken with, or nothing when a rule refuses it: somebody else was first. */
  async does(command: SentCommand): Promise<CommandTaken | undefined> {
    const key = randomUUID();
    const { version } = await this.look();
    const reply = await this.untilAnswered(async (client) => {
      const said = await client.send(command, { key, version, confirmed: DOUBTS });
      if (said.kind === 'error' && said.problem === 'storage') throw new Error('closed by trouble');
      return said;
    });
    if (reply.kind === 'error') throw new Error(`${command.kind}: ${JSON.stringify(reply)}`);
    if (reply.kind === 'refused') return undefined;
    const taken = reply.result as unknown as CommandTaken;
    this.onTaken({ event: this.event, key, version: taken.version });
    await this.untilAnswered(async (client) => {
      await client.when(() => client.view.version >= taken.version || client.closed !== undefined, 60_000);
    });
    return taken;
  }

  leave(): void {
    this.client?.close();
  }

  private async untilAnswered<Result>(ask: (client: EventClient) => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        if (!this.client || this.client.closed) {
          this.client = await EventClient.join(this.address(), this.event, this.token);
        }
        return await ask(this.client);
      } catch (error) {
        if (!GONE.test(String(error))) throw error;
        this.client = undefined;
        await wait(20);
      }
    }
  }
}

/** Events one after the other, run by a desk, a judge's worth of players on phones, and whoever registers. */
export class Campaign {
  readonly acknowledged: Acknowledged[] = [];
  readonly events: string[] = [];
  /** Tables that were played in Sortie. */
  readonly tables: JudgedTable[] = [];
  finished = 0;
  isStopping = false;
  private people: Person[] = [];

  constructor(private readonly address: () => string) {}

  /** Until it is told to stop, and then to the end of the event under way. */
  async run(): Promise<void> {
    while (!this.isStopping) await this.runEvent();
  }

  private person(event: string, token?: string): Person {
    const person = new Person(event, token, this.address, (taken) => this.acknowledged.push(taken));
    this.people.push(person);
    return person;
  }

  private async runEvent(): Promise<void> {
    const { id, token } = await this.create();
    this.events.push(id);
    const desk = this.person(id, token);
    const phones = new Map<PlayerId, Person>();
    for (let steps = 0; steps < 2000; steps++) {
      const view = await desk.look();
      if (view.phase === 'over') break;
      await this.step(view, desk, phones, id);
    }
    this.finished++;
    for (const person of this.people) person.leave();
    this.people = [];
  }

  private async create(): Promise<CreatedEvent> {
    for (;;) {
      try {
        return await createEvent(this.address(), smallEvent);
      } catch (error) {
        if (!GONE.test(String(error))) throw error;
        await wait(20);
      }
    }
  }

  private async step(
    view: EventView,
    desk: Person,
    phones: Map<PlayerId, Person>,
    event: string,
  ): Promise<void> {
    const { players, rounds } = view;
    const absent = players.filter(({ presence }) => presence === 'registered');
    const round = rounds.at(-1);
    if (view.phase === 'setup') {
      if (!view.isAnnounced) await desk.does({ kind: 'announce' });
      else if (view.judges.length === 0) await desk.does({ kind: 'nameJudge', name: 'Jo', isHead: true });
      else if (players.length < PLAYERS) await this.register(players.length, phones, event);
      else if (absent.length > 0) {
        await Promise.all(
          absent.map(({ id }) =>
            (phones.get(id) ?? desk).does({ kind: 'checkIn', player: id, isHere: true }),
          ),
        );
      } else await desk.does({ kind: 'start' });
    } else if (view.draft) await desk.does({ kind: 'publishRound' });
    else if (round?.pairings.some(({ result }) => result === null)) {
      if (!round.clock.isStarted) await desk.does({ kind: 'startClock' });
      else await this.report(round, phones, desk);
    } else if (rounds.length < (view.plan?.rounds ?? 0)) await desk.does({ kind: 'drawRound' });
    else await desk.does({ kind: 'finish' });
  }

  /** Two at once, over different processes where there are several. */
  private async register(at: number, phones: Map<PlayerId, Person>, event: string): Promise<void> {
    await Promise.all(
      [at + 1, at + 2]
        .filter((number) => number <= PLAYERS)
        .map(async (number) => {
          const somebody = this.person(event);
          const list = hundred[number % hundred.length]!;
          const taken = await somebody.does({
            kind: 'addPlayers',
            players: [{ name: `Player ${number}`, list }],
          });
          somebody.leave();
          for (const { player, token } of taken?.tokens ?? []) phones.set(player, this.person(event, token));
        }),
    );
  }

  /** Every phone of the round at once. */
  private async report(
    { number, pairings }: EventView['rounds'][number],
    phones: Map<PlayerId, Person>,
    desk: Person,
  ): Promise<void> {
    const result = won(90, 40);
    const open = pairings.filter((pairing) => pairing.result === null);
    const [first] = open;
    const both = first && ([phones.get(first.players[0]), phones.get(first.players[1])] as const);
    // The first table is played here, unless somebody of it lost their link.
    const isPlayed = both?.[0] && both[1] && number === 1;
    if (isPlayed) await this.playTable(number, first!.table, [both[0]!, both[1]!], desk);
    await Promise.all(
      open
        .filter((pairing) => !isPlayed || pairing !== first)
        .flatMap(({ table, players }) =>
          players.map((player) => {
            const phone = phones.get(player);
            return phone
              ? phone.does({ kind: 'reportResult', round: number, table, result })
              : desk.does({ kind: 'enterResult', round: number, table, result });
          }),
        ),
    );
  }

  /** Until the event has the result, which the game reports by itself. */
  private async playTable(
    round: number,
    table: number,
    phones: readonly [Person, Person],
    desk: Person,
  ): Promise<void> {
    const game = await phones[0].opens(round, table);
    if (game === undefined) return;
    const [a, b, judge] = await Promise.all([...phones, desk].map((each) => each.tokenOf(game)));
    const tokens = { game, players: [a!, b!], judge: judge! } as const;
    const played = new JudgedTable(tokens, this.address, this.tables.length);
    this.tables.push(played);
    await played.play();
    const isIn = ({ rounds }: EventView) =>
      rounds.some(
        (each) =>
          each.number === round && each.pairings.some((at) => at.table === table && at.result !== null),
      );
    while (!isIn(await desk.look())) await wait(20);
  }
}
