import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../../apps/server/src/server.ts';
import { sharedBrowser } from '../browser/live-site.ts';
import { type PageOptions, Person } from '../browser/open-page.ts';
import { ROOT } from '../files.ts';
import { testGames } from './registry.ts';

/** Building takes its time on a busy machine. */
const PATIENCE = 180_000;

/** A page, a server and a browser with the games for tests, for all tests of a file. */
export function testSite(): TestSite {
  const site = new TestSite();
  beforeAll(() => site.begin(), PATIENCE);
  afterAll(() => site.end(), PATIENCE);
  return site;
}

export class TestSite {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sortie-test-site-'));
  private readonly people: Person[] = [];
  private running: { readonly server: RunningServer; readonly browser: Browser } | undefined;

  async begin(): Promise<void> {
    const { buildTestPage } = (await import(`${ROOT}scripts/build-web.mjs`)) as {
      readonly buildTestPage: () => Promise<string>;
    };
    const [browser, web] = await Promise.all([sharedBrowser(), buildTestPage()]);
    const server = await startServer({
      games: testGames,
      thinker: new URL('thinker.mjs', import.meta.url),
      host: '127.0.0.1',
      port: 0,
      data: join(this.folder, 'data'),
      web,
      pause: 0,
    });
    this.running = { server, browser };
  }

  async end(): Promise<void> {
    await Promise.all(this.people.map((person) => person.close()));
    await this.running?.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get url(): string {
    return this.running!.server.url;
  }

  /** Somebody with a browser in which nothing is remembered. */
  async person(options?: PageOptions): Promise<Person> {
    const person = await Person.open(this.running!.browser, options);
    this.people.push(person);
    return person;
  }
}
