import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { launch, Person } from '../../../tests/browser/open-page.ts';

const PAGE = fileURLToPath(new URL('../../page/', import.meta.url));

/** Does something at a table with sixty pieces, in a real browser that makes frames as fast as it can. */
export async function atSixtyPieces<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const out = mkdtempSync(join(tmpdir(), 'sortie-sixty-'));
  await build({
    root: PAGE,
    base: './',
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const path = join(out, name);
    const isThere = existsSync(path);
    response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(name)] ?? 'text/html' });
    response.end(isThere ? readFileSync(path) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Frames come as fast as they are made, so that their length is the work in them.
  const browser = await launch(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
  try {
    const { page } = await Person.open(browser);
    await page.addInitScript(() => localStorage.setItem('sortie.settings', '{"motion":"on"}'));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await work(page);
  } finally {
    await browser.close();
    server.close();
    rmSync(out, { recursive: true });
  }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}
