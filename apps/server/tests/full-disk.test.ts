import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Replay } from '@sortie/kernel';
import { isRefusal, verifyReplay } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { afterAll, describe, expect, test } from 'vitest';
import type { Storage } from '../src/storage/stored-game.ts';
import { againstComputer, answersOf, asked, Client, dice, openQuestion, play, seated } from './client.ts';
import { bench, databases } from './databases.ts';

const faultOf = (code: string) => Object.assign(new Error('it failed'), { code });

/** Storage whose writes fail while `full` is true: before anything is written, or after, as a lost connection does. */
function failing(kept: Storage, trouble: { full: false | 'before' | 'after' }): Storage {
  return new Proxy(kept, {
    get(target, name, self) {
      if (name !== 'append') {
        const member: unknown = Reflect.get(target, name, self);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      }
      return async (write: Parameters<Storage['append']>[0]) => {
        if (trouble.full === 'before') throw faultOf('SQLITE_FULL');
        const done = await target.append(write);
        if (trouble.full === 'after') throw faultOf('ECONNRESET');
        return done;
      };
    },
  });
}

describe.each(databases)('when %s cannot write', (kind) => {
  const { start, end } = bench(kind);
  afterAll(end);

  test('nothing is acknowledged or shown, and the game goes on when it can', async () => {
    const trouble: { full: false | 'before' | 'after' } = { full: false };
    const { url } = await start({ storage: (kept) => failing(kept, trouble) });
    const { id, tokens, created } = await seated(url);
    const [a, b, spectator] = await Promise.all(
      [tokens.a!, tokens.b!, created.spectator!].map((token) => Client.join(url, id, token)),
    );
    const asker = openQuestion(a!) ? a! : b!;
    await play(asker, dice(1), 1);
    const next = () => (openQuestion(a!) ? a! : b!);
    await spectator!.until(({ version }) => version === 1);
    trouble.full = 'before';
    const question = openQuestion(next())!;
    const answer = answersOf(question)[0]!;
    for (let tries = 0; tries < 3; tries++) {
      expect(await next().answer(question, answer)).toMatchObject({ kind: 'error', problem: 'storage' });
    }
    expect(spectator!.now.version).toBe(1);
    const newcomer = await Client.join(url, id, created.spectator!);
    expect(newcomer.now.version).toBe(1);
    newcomer.close();
    trouble.full = false;
    await expect
      .poll(async () => (await next().answer(question, answer)).kind, { timeout: 5000, interval: 200 })
      .toBe('result');
    await spectator!.until(({ version }) => version === 2);
    for (const client of [a!, b!, spectator!]) client.close();
  });

  test('what was written though nobody knew is taken over, not written twice', async () => {
    const trouble: { full: false | 'before' | 'after' } = { full: false };
    const { url } = await start({ storage: (kept) => failing(kept, trouble) });
    const { id, tokens } = await seated(url);
    const clients = await Promise.all([tokens.a!, tokens.b!].map((token) => Client.join(url, id, token)));
    trouble.full = 'after';
    const asker = clients.find((client) => openQuestion(client))!;
    const question = openQuestion(asker)!;
    expect(await asker.answer(question, answersOf(question)[0]!)).toMatchObject({ problem: 'storage' });
    trouble.full = false;
    await Promise.all(clients.map((client) => client.until(({ version }) => version === 1)));
    expect(await asker.answer(question, answersOf(question)[0]!)).toMatchObject({
      rule: 'table.stale-answer',
    });
    await Promise.all(clients.map((client, index) => play(client, dice(index))));
    const verdict = verifyReplay(xwing, await asked<Replay>(200, `${url}/api/games/${id}/replay`));
    expect(!isRefusal(verdict) && verdict.kind).toBe('verified');
    for (const client of clients) client.close();
  });

  test('a computer waits and plays on', async () => {
    const trouble: { full: false | 'before' | 'after' } = { full: false };
    const { url } = await start({ storage: (kept) => failing(kept, trouble), pause: 50 });
    const { id, tokens } = await seated(url, againstComputer);
    const client = await Client.join(url, id, tokens.a!);
    const below = dice(2);
    while (client.now.thinking.length === 0) await play(client, below, 1);
    trouble.full = 'before';
    const { version } = client.now;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(client.now.version).toBe(version);
    trouble.full = false;
    await client.until((update) => update.version > version);
    client.close();
  });
});

/** A folder on a disk of one megabyte; undefined on a machine that does not let us mount one. */
function smallDisk(folder: string): string | undefined {
  const small = join(folder, 'small');
  mkdirSync(small);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small], { stdio: 'pipe' });
    return small;
  } catch {
    return undefined;
  }
}

test('a disk that is really full loses nothing that was acknowledged', async () => {
  const { start, newPlace, end } = bench('embedded');
  const place = await newPlace();
  const disk = smallDisk(place.data);
  const trouble: { full: false | 'before' } = { full: false };
  const ballast = join(disk ?? place.data, 'ballast');
  try {
    const first = await start({
      data: disk ?? place.data,
      ...(disk === undefined ? { storage: (kept: Storage) => failing(kept, trouble) } : {}),
    });
    const { id, tokens } = await seated(first.url);
    const client = await Client.join(first.url, id, tokens.a!);
    const say = () => client.ask('command', { from: 'a', command: { kind: 'say', text: 'x'.repeat(480) } });
    writeFileSync(ballast, Buffer.alloc(300_000));
    let acknowledged = 0;
    let reply = await say();
    for (; reply.kind === 'result'; reply = await say()) {
      acknowledged++;
      if (disk === undefined && acknowledged === 10) trouble.full = 'before';
    }
    expect(reply).toMatchObject({ kind: 'error', problem: 'storage' });
    expect(acknowledged).toBeGreaterThan(5);
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    rmSync(ballast);
    trouble.full = false;
    await expect.poll(async () => (await say()).kind, { timeout: 10_000, interval: 200 }).toBe('result');
    const { version } = await client.until((update) => update.version === acknowledged + 1);
    await first.stop();
    const second = await start({ data: disk ?? place.data });
    expect((await Client.join(second.url, id, tokens.a!)).now.version).toBe(version);
  } finally {
    await end().catch(() => undefined);
    if (disk !== undefined) execFileSync('umount', ['-l', disk]);
  }
});
