import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@sortie/games';
import { describe, expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/** From the lowest to the highest: a folder imports itself and those before it. */
const LAYERS = ['app', 'rules', 'live', 'table', 'lists', 'games', 'pages'] as const;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:tsx?|css)$/.test(path));

const textOf = (path: string) => readFileSync(`${SOURCE}/${path}`, 'utf8');

function importsOf(path: string): readonly string[] {
  const found = textOf(path).matchAll(/(?:from |import |import\()'([^']+)'/g);
  return [...found].map(([, target]) => target!);
}

/** The file in the page that an import means. */
function reached(path: string, target: string): string | undefined {
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : undefined;
}

const layerOf = (path: string) => LAYERS.findIndex((layer) => path.startsWith(`${layer}/`));

const ownFolder = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1];

describe('the page', () => {
  test('every file has its layer, but for the entries that put them together', () => {
    const outside = files.filter((path) => layerOf(path) < 0 && /\.tsx?$/.test(path));
    expect(outside.toSorted()).toEqual(['app.tsx', 'main.tsx', 'mount-page.tsx', 'verify-worker.ts']);
  });

  test.each(LAYERS)('%s imports only itself and what is below it', (layer) => {
    const strays = files
      .filter((path) => path.startsWith(`${layer}/`))
      .flatMap((path) =>
        importsOf(path)
          .flatMap((target) => reached(path, target) ?? [])
          .filter((other) => layerOf(other) > LAYERS.indexOf(layer))
          .map((other) => `${path} imports ${other}`),
      );
    expect(strays).toEqual([]);
  });

  test('nothing outside the folder of a game imports from it', () => {
    const strays = files.flatMap((path) =>
      importsOf(path)
        .flatMap((target) => reached(path, target) ?? [])
        .filter((other) => {
          const game = ownFolder(other);
          return game !== undefined && game !== ownFolder(path);
        })
        .map((other) => `${path} imports ${other}`),
    );
    expect(strays).toEqual([]);
  });

  test.each(games.kits.map(({ name, title }) => [name, title] as const))(
    'no file outside its own folder names %s',
    (name, title) => {
      const words = [name, title.toLowerCase()];
      const naming = files.filter((path) => {
        if (ownFolder(path) === name) return false;
        const text = textOf(path).toLowerCase();
        return words.some((word) => text.includes(word));
      });
      expect(naming).toEqual([]);
    },
  );
});
