import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PLAYERS = fileURLToPath(new URL('../../../engines/players/', import.meta.url));

/** Every player that is kept to measure later ones against, with the sha-256 of its script. */
const kept: Readonly<Record<string, string>> = {
  'xwing-1': 'e68c11da36b5c471dbbe143490c3b8dd019ea9e117b2904659a7f1af2567d6f0',
};

test('every kept player is listed', () => {
  expect(readdirSync(PLAYERS).toSorted()).toEqual(Object.keys(kept).map((name) => `${name}.js`));
});

test.each(Object.keys(kept))('%s is the script that was kept, and needs nothing but itself', (name) => {
  const script = readFileSync(`${PLAYERS}${name}.js`, 'utf8');
  expect(createHash('sha256').update(script).digest('hex')).toBe(kept[name]);
  expect(script).not.toMatch(/(?:^|[;}\n])\s*import[\s{*"']|\bimport\(|\brequire\(/);
});
