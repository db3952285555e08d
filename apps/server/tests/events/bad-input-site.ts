import type { SentCommand } from '@sortie/tournaments/wire';
import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { bench, type databases } from '../databases.ts';
import type { EventClient, SendOptions } from './event-client.ts';
import type { Day } from './event-day.ts';

/** Speaks to an event over HTTP with a token. */
export async function speak(url: string, token: string | undefined, body?: object | string) {
  const headers: Record<string, string> = { connection: 'close' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: text }),
  });
  return { status: response.status, text: await response.text() };
}

export const refusal = (rule: string, about: object) => ({ kind: 'refused', rule, about });

export const by = (client: EventClient, command: SentCommand, options?: SendOptions) => () =>
  client.send(command, options);

/** A server for the tests of a file at which things are tried that must change nothing. */
export class BadInputSite {
  readonly start: ReturnType<typeof bench>['start'];
  private running: RunningServer | undefined;

  constructor(kind: (typeof databases)[number]) {
    const { start, end } = bench(kind);
    this.start = start;
    beforeAll(async () => {
      this.running = await start();
    });
    afterAll(end);
  }

  get url(): string {
    return this.running!.url;
  }

  at({ created }: Day, what: string): string {
    return `${this.url}/api/events/${created.id}/${what}`;
  }

  /** Tries what must be refused: the answer, and the whole log before and after it. */
  async tries(day: Day, act: () => Promise<unknown>) {
    const before = await this.wholeOf(day);
    const answer = await act();
    return { answer, before, after: await this.wholeOf(day) };
  }

  async fileOf(day: Day, form: string, text: string, token: string | undefined = day.created.token) {
    const body = { version: day.desk.view.version, from: { form, text } };
    const { status, text: answer } = await speak(this.at(day, 'players'), token, body);
    return { status, body: JSON.parse(answer) as object };
  }

  async wholeOf(day: Day): Promise<string> {
    return (await speak(this.at(day, 'file'), day.created.token)).text;
  }
}
