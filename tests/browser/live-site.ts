import { shareInWorker } from '@sortie/testkit/share';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type PageOptions, Person } from './open-page.ts';
import { RunningServer } from './running-server.ts';

/** Starting takes its time on a busy machine. */
const PATIENCE = 120_000;

/**
 * A server and a browser for all tests of a file. Files share them, unless one wants a server of its own, with
 * these variables or to kill it; people and their games are never shared.
 */
export function liveSite(own?: Readonly<Record<string, string>>): LiveSite {
  const site = new LiveSite(own);
  beforeAll(() => site.begin(), PATIENCE);
  afterAll(() => site.end(), PATIENCE);
  return site;
}

export class LiveSite {
  constructor(private readonly own: Readonly<Record<string, string>> | undefined) {}

  private running: { readonly server: RunningServer; readonly browser: Browser } | undefined;
  private readonly people: Person[] = [];

  async begin(): Promise<void> {
    const [server, browser] = await Promise.all([
      this.own ? RunningServer.start(this.own) : sharedServer(),
      sharedBrowser(),
    ]);
    this.running = { server, browser };
  }

  async end(): Promise<void> {
    await Promise.all(this.people.map((person) => person.close()));
    if (this.own) await this.running?.server.stop();
  }

  get server(): RunningServer {
    return this.running!.server;
  }

  get url(): string {
    return this.server.url;
  }

  /** Somebody with a browser in which nothing is remembered. */
  async person(options?: PageOptions): Promise<Person> {
    const person = await Person.open(this.running!.browser, options);
    this.people.push(person);
    return person;
  }
}

export function sharedBrowser(): Promise<Browser> {
  return shareInWorker('browser', {
    start: () => launch(),
    isAlive: (browser) => browser.isConnected(),
    end: (browser) => browser.close(),
  });
}

function sharedServer(): Promise<RunningServer> {
  return shareInWorker('server', {
    start: () => RunningServer.start(),
    isAlive: (server) => server.isRunning,
    end: (server) => server.stop(),
  });
}
