import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type PageOptions, Person } from './open-page.ts';
import { RunningServer } from './running-server.ts';

/** Starting takes its time on a busy machine. */
const PATIENCE = 120_000;

/** A server and a browser for all tests of a file. */
export function liveSite(environment: Readonly<Record<string, string>> = {}): LiveSite {
  const site = new LiveSite(environment);
  beforeAll(() => site.begin(), PATIENCE);
  afterAll(() => site.end(), PATIENCE);
  return site;
}

export class LiveSite {
  constructor(private readonly environment: Readonly<Record<string, string>>) {}

  private running: { readonly server: RunningServer; readonly browser: Browser } | undefined;

  async begin(): Promise<void> {
    const [server, browser] = await Promise.all([RunningServer.start(this.environment), launch()]);
    this.running = { server, browser };
  }

  async end(): Promise<void> {
    await this.running?.browser.close();
    await this.running?.server.stop();
  }

  get server(): RunningServer {
    return this.running!.server;
  }

  get url(): string {
    return this.server.url;
  }

  /** Somebody with a browser in which nothing is remembered. */
  person(options?: PageOptions): Promise<Person> {
    return Person.open(this.running!.browser, options);
  }
}
