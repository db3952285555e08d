import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { outlineOf } from '../../src/live/share/code-outline.ts';
import { findReach } from '../../src/live/share/reach.ts';

const nobody = () => Promise.reject(new Error('nobody should ask'));
const sharedAt = (address: string | null) => () => Promise.resolve({ address });

test.each(['localhost', '127.0.0.1', '127.0.0.2', '[::1]'])(
  'a page at %s asks where others open it',
  async (hostname) => {
    const page = { hostname, origin: `http://${hostname}:7717` };
    expect(await findReach(page, sharedAt(null))).toEqual({ kind: 'machine' });
    expect(await findReach(page, sharedAt('http://192.168.1.5:7717'))).toEqual({
      kind: 'network',
      origin: 'http://192.168.1.5:7717',
    });
    expect(await findReach(page, nobody)).toEqual({ kind: 'machine' });
  },
);

test('a page that was opened by an address of the network is shared by it', async () => {
  const page = { hostname: 'sortie.example', origin: 'https://sortie.example' };
  expect(await findReach(page, nobody)).toEqual({ kind: 'network', origin: 'https://sortie.example' });
});

test('the outline of a code covers its dark modules and no other', () => {
  const { data, size } = encode('http://192.168.1.5:7717/join/a/p2#b', { border: 4 });
  const covered = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of outlineOf(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at++) covered[Number(y)]![at] = true;
  }
  expect(covered).toEqual(data);
  expect(outlineOf([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
  expect(size).toBeGreaterThan(20);
});
