import type { Plain } from '@sortie/kernel';
import { protocolSchema } from '@sortie/protocol/service';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, dice, openQuestion, play, seated } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(end);

const withoutLog = (update: Client['now']) => ({ ...update, log: null });

test('whoever follows differences sees the same through a whole game as whoever gets whole updates', async () => {
  const { id, tokens, created } = await seated(server.url);
  const everybody = { a: tokens.a!, b: tokens.b!, spectator: created.spectator! };
  const pairs = await Promise.all(
    Object.values(everybody).map(async (token) => ({
      follower: await Client.join(server.url, id, token),
      whole: await Client.join(server.url, id, token, false),
    })),
  );
  await Promise.all(pairs.slice(0, 2).map(({ follower }, seat) => play(follower, dice(seat))));
  for (const { follower, whole } of pairs) {
    const { version } = pairs[0]!.follower.now;
    for (const client of [follower, whole]) await client.until((update) => update.version === version);
    const byVersion = new Map(whole.updates.map((update) => [update.version, withoutLog(update)]));
    expect(byVersion.size).toBeGreaterThan(25);
    for (const update of follower.updates) {
      // Coming and going changes an update without its version: the last of each version is compared.
      if (follower.updates.findLast((each) => each.version === update.version) !== update) continue;
      expect(withoutLog(update)).toEqual(byVersion.get(update.version));
    }
    expect(follower.log).toEqual(whole.log);
    expect(sizeOf(follower)).toBeLessThan(sizeOf(whole) / 4);
  }
});

test('a difference is as the schema says, and somebody who comes late has everything', async () => {
  const { id, tokens } = await seated(server.url);
  const [a, b] = [await Client.join(server.url, id, tokens.a!), await Client.join(server.url, id, tokens.b!)];
  await Promise.all([play(a, dice(3)), play(b, dice(4))]);
  const late = await Client.join(server.url, id, tokens.a!);
  await a.until(({ version }) => version === late.now.version);
  expect(withoutLog(late.now)).toEqual(withoutLog(a.now));
  expect(late.log).toEqual(a.log);
  const differences = a.heard.map((text) => JSON.parse(text) as { kind: string }).filter(isDifference);
  expect(differences.length).toBeGreaterThan(20);
  const validator = Compile(protocolSchema.live.answers.difference);
  expect(differences.filter((message) => !validator.Check(message))).toEqual([]);
});

test('after an undo the log is begun anew and what is shown goes back', async () => {
  const { id, tokens } = await seated(server.url);
  const a = await Client.join(server.url, id, tokens.a!);
  const b = await Client.join(server.url, id, tokens.b!);
  const asked = [a, b].find((client) => openQuestion(client))!;
  const seat = asked === a ? 'a' : 'b';
  const before = asked.now;
  const question = openQuestion(asked)!;
  const { answers } = question;
  const [first] = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  await asked.answer(question, first as Plain);
  await asked.until(({ version }) => version > before.version);
  expect((await asked.ask('undo', { by: seat })).kind).toBe('result');
  await asked.until(({ view }) => JSON.stringify(view!.table) === JSON.stringify(before.view!.table));
  const whole = await Client.join(server.url, id, tokens[seat]!, false);
  expect(asked.log).toEqual(whole.log);
});

function isDifference({ kind }: { readonly kind: string }): boolean {
  return kind === 'difference';
}

function sizeOf({ heard }: Client): number {
  return heard.slice(1).reduce((sum, text) => sum + text.length, 0);
}
