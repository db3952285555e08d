import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '../server-process.ts';
import type { Counts } from './target.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
/** Milliseconds between two looks at the server's memory. */
const LOOK = 250;

/** A server of its own on a copy of prepared data, with its memory watched. */
export class AttackedSite {
  private most = 0;
  private first = 0;
  private readonly watcher: NodeJS.Timeout;

  private constructor(
    readonly server: ServerProcess,
    private readonly data: string,
  ) {
    this.watcher = setInterval(() => void this.look(), LOOK);
  }

  static async start(prepared: string): Promise<AttackedSite> {
    const data = mkdtempSync(join(tmpdir(), 'sortie-attacked-'));
    cpSync(prepared, data, { recursive: true });
    const server = await ServerProcess.start({ data }, { TRUST_PROXY: '1', LOG_LEVEL: 'info' });
    const site = new AttackedSite(server, data);
    await site.look();
    return site;
  }

  get url(): string {
    return this.server.url;
  }

  /** Megabytes that it has grown by, at most. */
  get grown(): number {
    return Math.round((this.most - this.first) / 1024 / 1024);
  }

  /** From here on its memory is compared with what it is now. */
  async settle(): Promise<void> {
    this.first = 0;
    await this.look();
  }

  async stop(): Promise<void> {
    clearInterval(this.watcher);
    if (this.server.isRunning) await this.server.end('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }

  private async look(): Promise<void> {
    const text = await fetch(`${this.url}/api/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    const bytes = Number(/^sortie_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0);
    if (this.first === 0) this.first = bytes;
    this.most = Math.max(this.most, bytes);
  }
}

/** Runs one attack in a process of its own. */
export function runAttacker(order: object, longest: number): Promise<Counts> {
  const arguments_ = ['--import', 'tsx', ATTACKER, JSON.stringify(order)];
  const child = spawn(process.execPath, arguments_, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const late = setTimeout(() => child.kill('SIGKILL'), longest);
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearTimeout(late);
      if (code === 0) resolve(JSON.parse(said) as Counts);
      else reject(new Error(`the attacker ended with ${code}`));
    });
  });
}
