import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Health, Reach } from '@sortie/protocol';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { readEnvironment } from '../src/operations/environment.ts';
import { answersOf, asked, Client, http, openQuestion, seated } from './client.ts';
import { bench } from './databases.ts';
import { ServerProcess } from './server-process.ts';

const web = mkdtempSync(join(tmpdir(), 'sortie-web-'));
mkdirSync(join(web, 'assets'));
writeFileSync(
  join(web, 'index.html'),
  '<title>Sortie</title><link rel="icon" href="./icon.svg"><script src="./assets/index-1a2b.js"></script>',
);
writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(web, 'assets/index-1a2b.js'), 'console.log(1)');

const { start, newPlace, end } = bench('embedded');
afterAll(async () => {
  await end();
  rmSync(web, { recursive: true, force: true });
});

/** How the server answers a socket that is opened at this address. */
function openSocket(url: string): Promise<number | 'open'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws'));
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

test('a server below a path has page, scripts, requests and sockets there and nowhere else', async () => {
  const server = await start({ web, basePath: '/club/sortie', shareAddress: 'http://192.168.1.5:7717' });
  const host = new URL(server.url).origin;
  expect(server.url).toBe(`${host}/club/sortie`);
  for (const path of ['', '/', '/game/abc', '/lists/xwing/edit/1']) {
    const page = await fetch(server.url + path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toBe(
      '<title>Sortie</title><link rel="icon" href="/club/sortie/icon.svg"><script src="/club/sortie/assets/index-1a2b.js"></script>',
    );
  }
  const script = await fetch(`${server.url}/assets/index-1a2b.js`);
  expect([script.headers.get('cache-control'), await script.text()]).toEqual([
    'public, max-age=31536000, immutable',
    'console.log(1)',
  ]);
  expect(await asked<Health>(200, `${server.url}/api/health`)).toMatchObject({ status: 'ok' });
  expect((await fetch(`${server.url}/api/health`)).headers.get('cache-control')).toBe('no-store');
  expect(await asked<Reach>(200, `${server.url}/api/reach`)).toEqual({
    address: 'http://192.168.1.5:7717/club/sortie',
  });
  const home = await fetch(`${host}/`, { redirect: 'manual' });
  expect([home.status, home.headers.get('location')]).toEqual([302, '/club/sortie/']);
  for (const path of [
    '/api/health',
    '/assets/index-1a2b.js',
    '/game/abc',
    '/club',
    '/club/sortie2/',
    '/club/sortie/api/nothing',
    '/club/sortie/assets/gone.js',
  ]) {
    const { status, body } = await http(host + path);
    expect([path, status, body.problem]).toEqual([path, 404, 'no-such-address']);
  }
  expect(await Promise.all([openSocket(`${server.url}/api/live`), openSocket(`${host}/api/live`)])).toEqual([
    'open',
    404,
  ]);
  const { id, tokens } = await seated(server.url);
  const people = await Promise.all(Object.values(tokens).map((token) => Client.join(server.url, id, token)));
  const asker = people.find((each) => openQuestion(each))!;
  const question = openQuestion(asker)!;
  expect(await asker.answer(question, answersOf(question)[0]!)).toMatchObject({ kind: 'result' });
  for (const client of people) client.close();
});

test('a server on a host of its own names the scripts of the page from the top, however the page is sent', async () => {
  const { url } = await start({ web });
  const scripts = /<link rel="icon" href="\/icon.svg"><script src="\/assets\/index-1a2b.js">/;
  for (const coding of ['br', 'gzip', 'identity']) {
    const page = await fetch(`${url}/game/abc`, { headers: { 'accept-encoding': coding } });
    expect(page.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(await page.text()).toMatch(scripts);
  }
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('the environment names the path as the addresses of the site begin', async () => {
  expect(readEnvironment({ BASE_PATH: '/sortie/' })).toMatchObject({ basePath: '/sortie' });
  expect(readEnvironment({ BASE_PATH: '/club/x-wing.1' })).toMatchObject({ basePath: '/club/x-wing.1' });
  expect(readEnvironment({ BASE_PATH: '/' })).toMatchObject({ basePath: '' });
  expect(readEnvironment({})).not.toHaveProperty('basePath');
  const server = await ServerProcess.start(await newPlace(), { BASE_PATH: '/sortie/', LOG_LEVEL: 'info' });
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sortie$/);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});
