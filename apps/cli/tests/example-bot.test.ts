import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

test('the bot of the documentation plays a whole game through the protocol', async () => {
  const bot = spawn(process.execPath, [
    path('docs/examples/random-bot.mjs'),
    process.execPath,
    path('apps/cli/bin/sortie.mjs'),
    'referee',
  ]);
  let out = '';
  bot.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const code = await new Promise((resolve) => bot.on('close', resolve));
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^over: \{"winner":(?:0|1|null),/) });
});
