import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launch, Person } from '../../../tests/browser/open-page.ts';
import type { Measurement } from '../measure.ts';

const PAGE = fileURLToPath(new URL('../../page/', import.meta.url));
const MOVES = 240;

/** One of sixty pieces dragged over the table: the time between two frames that show it elsewhere. */
export async function drag(): Promise<Measurement[]> {
  const out = mkdtempSync(join(tmpdir(), 'sortie-drag-'));
  await build({ root: PAGE, base: './', logLevel: 'error', build: { outDir: out, emptyOutDir: true } });
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
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const ghost = page.locator('[data-ghost]').first();
    const box = (await ghost.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(WATCH_FRAMES);
    for (let move = 1; move <= MOVES; move++) {
      const angle = move / 20;
      await page.mouse.move(x + Math.sin(angle) * 150, y - 200 + Math.cos(angle) * 150);
    }
    await page.mouse.up();
    const { frames, steps } = (await page.evaluate('window.sortieFrames')) as Frames;
    const sorted = frames.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
    return [
      {
        name: 'a frame while dragging one of 60 pieces, median',
        ours: median,
        unit: 'ms',
        aim: 'at most 16',
        reached: steps > MOVES / 4 && median <= 16,
        note: `${steps} different places in ${frames.length} frames`,
      },
    ];
  } finally {
    await browser.close();
    server.close();
    rmSync(out, { recursive: true });
  }
}

interface Frames {
  readonly frames: readonly number[];
  readonly steps: number;
}

/** Runs in the page, as text: how long each frame takes, and in how many places the piece was seen. */
const WATCH_FRAMES = `
  const kept = { frames: [], steps: 0 };
  window.sortieFrames = kept;
  let last = performance.now();
  let place = '';
  const look = (now) => {
    const here = JSON.stringify(document.querySelector('[data-ghost]').getBoundingClientRect());
    kept.frames.push(now - last);
    if (here !== place) kept.steps++;
    place = here;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;
