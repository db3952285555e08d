import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from './databases.ts';

const program = fileURLToPath(new URL('../bin/server.mjs', import.meta.url));

/** A server as a process of its own. */
export class ServerProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static start(
    { data, databaseUrl }: Place,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const env = {
      ...process.env,
      PORT: '0',
      DATA: data,
      COMPUTER_PAUSE: '0',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...more,
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    return new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        const url = /"url":"([^"]+)"/.exec(said)?.[1];
        if (url) resolve(new ServerProcess(url, child));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    return ended;
  }
}

/** Runs the server's program until it ends by itself; what it said on its error output is told. */
export async function runToItsEnd(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}
