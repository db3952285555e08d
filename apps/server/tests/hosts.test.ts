import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { AllowedHosts } from '../src/http/allowed-hosts.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
afterAll(end);

/** A request of a browser that was led here under this name. */
function askUnder(url: string, host: string, path = '/api/health'): Promise<readonly [number, string]> {
  return new Promise((resolve, reject) => {
    const asking = request(`${url}${path}`, { headers: { host } }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => {
        body += data.toString();
      });
      response.on('end', () => resolve([response.statusCode!, body]));
    });
    asking.on('error', reject);
    asking.end();
  });
}

function connectUnder(url: string, host: string): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { host },
    origin: `http://${host}`,
  });
  return new Promise((resolve) => {
    socket.once('open', () => {
      socket.close();
      resolve('open');
    });
    socket.once('error', (error) => resolve(error.message));
  });
}

test('a name that a stranger leads to this machine is not answered, neither a page nor a socket', async () => {
  const { url } = await start({ hosts: ['sortie.example.org'] });
  const { port } = new URL(url);
  const names = [
    ['evil.example', 421],
    [`evil.example:${port}`, 421],
    ['sortie.example.org.evil.example', 421],
    ['localhost.evil.example', 421],
    ['user@localhost', 421],
    ['sortie.example.org', 200],
    [`SORTIE.example.org:${port}`, 200],
    ['sortie.example.org.', 200],
    [`127.0.0.1:${port}`, 200],
    ['[::1]:7717', 200],
    ['localhost', 200],
    ['laptop', 200],
    ['laptop.local', 200],
    ['table.home.arpa', 200],
  ] as const;
  for (const [name, status] of names) {
    expect([name, (await askUnder(url, name))[0]]).toEqual([name, status]);
  }
  for (const path of ['/', '/api/games/x', '/game/x']) {
    const [status, body] = await askUnder(url, 'evil.example', path);
    expect([status, JSON.parse(body)]).toMatchObject([421, { problem: 'unknown-host' }]);
  }
  expect(await connectUnder(url, 'evil.example')).toContain('421');
  expect(await connectUnder(url, 'sortie.example.org')).toBe('open');
});

test('where a proxy knows the names, every one is answered', async () => {
  const { url } = await start({ proxies: 1 });
  expect((await askUnder(url, 'any.example'))[0]).toBe(200);
});

test('a name is told from what only looks like one', () => {
  const hosts = new AllowedHosts([]);
  const odd = [
    'evil.example',
    'a b',
    '[::1',
    'local',
    '.local',
    'x.local.',
    '127.0.0.1.evil.example',
    '0x7f.1',
  ];
  expect(odd.map((each) => [each, hosts.allows(each)])).toEqual([
    ['evil.example', false],
    ['a b', false],
    ['[::1', false],
    ['local', true],
    ['.local', true],
    ['x.local.', true],
    ['127.0.0.1.evil.example', false],
    // It is an address, written in another way.
    ['0x7f.1', true],
  ]);
  expect(hosts.allows(undefined)).toBe(true);
});
