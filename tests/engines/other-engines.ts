import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MOST_OUTPUT = 64 * 1024 * 1024;
const MINUTES = 5 * 60_000;

/** A Node of another major version: named by OTHER_NODE, or installed as a package for this platform. */
export function otherNode(): string {
  const named = process.env.OTHER_NODE;
  if (named !== undefined) return named;
  const system = platform() === 'win32' ? 'win' : platform();
  const name = `node-${system}-${arch()}`;
  const binary = system === 'win' ? 'node.exe' : 'node';
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(manifest, '..', 'bin', binary);
  } catch {
    throw new Error(
      `There is no other Node: npm test installs the package ${name}; or set OTHER_NODE to the path of one.`,
    );
  }
}

/** The shell without windows first: it opens a page with a third of the work of the whole browser. */
const CHROMIUMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

export function chromium(): string {
  const found = [process.env.CHROMIUM ?? '', ...CHROMIUMS].find((path) => path !== '' && existsSync(path));
  if (found !== undefined) return found;
  throw new Error('There is no Chromium: apt-get install chromium, or set CHROMIUM to the path of one.');
}

/** Runs a script, which may wait, that leaves its result as JSON text in `answer`, in another Node. */
export function runInNode(node: string, script: string): unknown {
  return inFolder((folder) => {
    const file = join(folder, 'script.cjs');
    writeFileSync(file, whenDone(script, 'process.stdout.write(answer);'));
    return JSON.parse(run(node, [file]));
  });
}

/** The same in Chromium, which prints the page that the script has written. */
export function runInChromium(browser: string, script: string): unknown {
  return inFolder((folder) => {
    const file = join(folder, 'page.html');
    const page = `<!doctype html><meta charset="utf-8"><body><pre id="answer"></pre><script src="script.js"></script>`;
    writeFileSync(file, page);
    writeFileSync(
      join(folder, 'script.js'),
      whenDone(script, "document.getElementById('answer').textContent = answer;"),
    );
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--user-data-dir=${join(folder, 'profile')}`,
    ];
    const dom = run(browser, [...flags, '--dump-dom', pathToFileURL(file).href]);
    const answer = /<pre id="answer">([^<]*)<\/pre>/.exec(dom)?.[1];
    if (!answer) throw new Error(`Chromium gave no answer: ${dom.slice(0, 500)}`);
    return JSON.parse(answer.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  });
}

/** Classic scripts wait only inside a function. */
function whenDone(script: string, then: string): string {
  return `(async () => {\n${script}\n${then}\n})();\n`;
}

function run(command: string, args: readonly string[]): string {
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return execFileSync(command, args, {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    timeout: MINUTES,
    stdio: [...stdio],
  });
}

function inFolder<Result>(act: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'sortie-engine-'));
  try {
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
