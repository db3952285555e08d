import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@sortie/games';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../apps/server/src/server.ts';
import { freePort } from './running-server.ts';

const ROOT = new URL('../../', import.meta.url);

/**
 * A server with the built page in the process of the test: for what is not set from outside, such as the time of
 * day, and for games that no event has opened.
 */
export function serverWithin(options: Partial<ServerOptions> = {}): ServerWithin {
  const server = new ServerWithin();
  beforeAll(() => server.begin(options));
  afterAll(() => server.end());
  return server;
}

class ServerWithin {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sortie-within-'));
  private port: number | undefined;
  private running: RunningServer | undefined;

  get url(): string {
    return this.running!.url;
  }

  get judged(): RunningServer['judged'] {
    return this.running!.judged;
  }

  async begin(options: Partial<ServerOptions>): Promise<void> {
    this.port ??= await freePort();
    this.running = await startServer({
      games,
      thinker: new URL('apps/server/bin/thinker.mjs', ROOT),
      host: '127.0.0.1',
      port: this.port,
      data: this.folder,
      web: process.env.WEB ?? fileURLToPath(new URL('apps/web/dist', ROOT)),
      ...options,
    });
  }

  /** Goes on at the same address with the same data, and other options. */
  beginAnew(options: Partial<ServerOptions>): Promise<void> {
    return this.betweenRuns(options, () => undefined);
  }

  /** The same, after something was done to its data while it was down. */
  async betweenRuns(options: Partial<ServerOptions>, act: (folder: string) => void): Promise<void> {
    await this.running?.stop();
    act(this.folder);
    await this.begin(options);
  }

  async end(): Promise<void> {
    await this.running?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
