import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The real server with the built page, as `npm start` runs it, on a port and in a folder of its own. */
export class RunningServer {
  private process: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'sortie-page-'));

  private constructor(
    private readonly port: number,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** With more variables than every test needs. */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
    const server = new RunningServer(await freePort(), environment);
    await server.begin();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}${this.environment.BASE_PATH ?? ''}`;
  }

  get isRunning(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  /** Milliseconds that it has had of the machine, as Linux counts them. */
  get computedFor(): number {
    const fields = readFileSync(`/proc/${this.process!.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** Starts on the same data, as after a crash. */
  async begin(): Promise<void> {
    this.process = spawn(process.execPath, [`${ROOT}apps/server/bin/server.mjs`], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA: this.folder,
        WEB: process.env.WEB ?? `${ROOT}apps/web/dist`,
        LOG_LEVEL: 'silent',
        COMPUTER_PAUSE: '0',
        ...this.environment,
      },
    });
    for (let tries = 0; tries < 1200; tries++) {
      if (this.process.exitCode !== null) throw new Error(`the server ended with ${this.process.exitCode}`);
      const health = await fetch(`${this.url}/api/health`).catch(() => undefined);
      if (health?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('the server did not start');
  }

  /** Nothing is finished, flushed or said: as when the power goes. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    const { process: running } = this;
    this.process = undefined;
    if (!running || running.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      running.on('exit', () => resolve());
      running.kill(signal);
    });
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
