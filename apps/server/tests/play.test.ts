import type { Replay } from '@sortie/kernel';
import { isRefusal, verifyDice, verifyReplay } from '@sortie/kernel';
import type { Created, Summary } from '@sortie/protocol';
import { liveAnswerSchemas } from '@sortie/protocol';
import { xwing } from '@sortie/xwing';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { againstComputer, asked, Client, dice, play, seated } from './client.ts';
import { bench, databases } from './databases.ts';

describe.each(databases)('a live game on %s', (kind) => {
  const { start, end } = bench(kind);
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(end);

  test('is played to its end against the computer', async () => {
    const { id, tokens } = await seated(server.url, againstComputer);
    const client = await Client.join(server.url, id, tokens.a!);
    const answers = await play(client, dice(1));
    expect(answers).toBeGreaterThan(5);
    expect(client.now.status).toBe('over');
    const replay = await asked<Replay>(200, `${server.url}/api/games/${id}/replay`);
    const verdict = verifyReplay(xwing, replay);
    expect(!isRefusal(verdict) && verdict.kind).toBe('verified');
    expect(verifyDice(replay)).toBeUndefined();
    client.close();
  });
});
