import type { PlayerId } from '@sortie/tournaments/model';
import { EventClient } from './event-client.ts';
import type { Day } from './event-day.ts';

/** What is asked over HTTP about an event by who is not its organiser. */
const FILES = ['file', 'list-fortress', 'players.csv', 'commands'];

/** Those who must not know what only the organiser knows: the wall twice, and players on their phones. */
export class Outsiders {
  /** Every answer that came over HTTP, with its status. */
  readonly answers: string[] = [];

  private constructor(
    private readonly url: string,
    private readonly event: string,
    readonly wall: EventClient,
    readonly plainWall: EventClient,
    readonly phones: ReadonlyMap<PlayerId, EventClient>,
    private readonly tokens: readonly string[],
  ) {}

  static async of(url: string, { created, desk }: Day, players: readonly PlayerId[]): Promise<Outsiders> {
    const phones = new Map<PlayerId, EventClient>();
    const tokens: string[] = [];
    for (const player of players) {
      const { token } = await desk.makeLink({ role: 'player', player });
      tokens.push(token);
      // Every second phone asks for whole pictures.
      phones.set(player, await EventClient.join(url, created.id, token, tokens.length % 2 === 0));
    }
    const wall = await EventClient.join(url, created.id);
    const plainWall = await EventClient.join(url, created.id, undefined, false);
    return new Outsiders(url, created.id, wall, plainWall, phones, tokens);
  }

  get all(): readonly EventClient[] {
    return [this.wall, this.plainWall, ...this.phones.values()];
  }

  /** Every frame that each of them was sent so far. */
  get frames(): readonly (readonly string[])[] {
    return this.all.map(({ heard }) => [...heard]);
  }

  /** Asks for everything there is over HTTP, without a token and with those of players. */
  async askAround(): Promise<void> {
    for (const token of [undefined, ...this.tokens]) {
      for (const what of FILES) this.answers.push(await this.ask(what, token));
    }
  }

  private async ask(what: string, token: string | undefined): Promise<string> {
    const headers: Record<string, string> = { 'content-type': 'application/json', connection: 'close' };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    // What players may not do is refused, and the refusal must tell nothing either.
    const command = JSON.stringify({ version: 0, command: { kind: 'publishRound' } });
    const post = what === 'commands' ? { method: 'POST', body: command } : {};
    const response = await fetch(`${this.url}/api/events/${this.event}/${what}`, { headers, ...post });
    return `${what} ${response.status} ${await response.text()}`;
  }

  /** Everybody has seen what the desk has seen, and whatever was sent to them before has arrived. */
  async keepUp({ view }: EventClient): Promise<void> {
    await Promise.all(this.all.map((each) => each.until((picture) => picture.view.version >= view.version)));
    await Promise.all(this.all.map((each) => each.ask('hello')));
  }

  leave(): void {
    for (const each of this.all) each.close();
  }
}

/** Where what two were sent differs first; undefined when every byte is the same. */
export function firstDifference(one: Outsiders, other: Outsiders): string | undefined {
  const lists = ({ frames, answers }: Outsiders) => [...frames, answers];
  const others = lists(other);
  for (const [who, texts] of lists(one).entries()) {
    const twins = others[who]!;
    if (texts.length !== twins.length) return `${who} was sent ${texts.length} and ${twins.length}`;
    for (const [number, text] of texts.entries()) {
      const at = Array.from(text).findIndex((letter, place) => letter !== twins[number]!.charAt(place));
      if (at < 0 && text.length === twins[number]!.length) continue;
      const around = (each: string) => each.slice(Math.max(0, at - 60), at + 60);
      return `${who}, frame ${number}: ${around(text)} and ${around(twins[number]!)}`;
    }
  }
  return undefined;
}
