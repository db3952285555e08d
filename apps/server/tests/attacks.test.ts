import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressPaces } from '../src/budgets/address-budgets.ts';
import { gameLimits } from '../src/games/game-limits.ts';
import { liveLimits } from '../src/live/limits.ts';
import { attacks } from './attack/attacks.ts';
import { prepareLongGame, prepareTarget } from './attack/prepare.ts';
import type { Target } from './attack/target.ts';
import { answersOf, Client, openQuestion, seated } from './client.ts';
import { bench } from './databases.ts';

/** Of what was once seen to hurt; `npm run attack` goes to ten times as much and measures. */
const STRENGTH = 0.05;
const SECONDS = 1;

const { start, end } = bench('embedded');
const data = mkdtempSync(join(tmpdir(), 'sortie-attacks-'));
let long: Target['long'];

beforeAll(async () => {
  const server = await start({ data });
  long = await prepareLongGame(server);
  await server.stop();
});
afterAll(async () => {
  await end();
  rmSync(data, { recursive: true, force: true });
});

/** The server as it is run, but for how long a replay may take on a busy machine. */
const usual = {
  proxies: 1,
  pace: addressPaces.requests,
  addressPaces,
  limits: liveLimits,
  gameLimits,
} as const;

test.each(attacks)('$name is held back, and others go on playing', async (attack) => {
  const server = await start({ data, ...usual });
  const { id, tokens } = await seated(server.url);
  const headers = { 'x-forwarded-for': '5.5.5.5' };
  const people = await Promise.all(
    Object.values(tokens).map((token) => Client.join(server.url, id, token, true, headers)),
  );
  const target = await prepareTarget(server.url, long);
  const over = performance.now() + SECONDS * 1000;
  const counts = await attack.run(target, {
    strength: STRENGTH,
    goesOn: () => performance.now() < over,
  });
  const seconds = (performance.now() - over) / 1000 + SECONDS;
  expect(attack.breach(counts, { strength: STRENGTH, seconds })).toBeUndefined();
  const asker = people.find((each) => openQuestion(each))!;
  const question = openQuestion(asker)!;
  expect(await asker.answer(question, answersOf(question)[0]!)).toMatchObject({ kind: 'result' });
  for (const client of people) client.close();
  await server.stop();
});
