import { games } from '@sortie/games';
import { describe, expect, test } from 'vitest';
import { codeUnder } from './files.ts';
import { isNode, nodesOf, type SyntaxNode } from './syntax.ts';
import { testGames } from './test-games/registry.ts';

/** Product, scripts, measurements and what checks the whole; other tests play the games there are. */
const files = [
  ...['packages', 'apps'].flatMap((folder) => codeUnder(folder).filter((path) => !path.includes('/tests/'))),
  ...codeUnder('bench'),
  ...codeUnder('scripts'),
  ...codeUnder('tools'),
  ...codeUnder('tests').filter((path) => !path.startsWith('tests/browser/')),
];

/** The only shared places that name games: where those that people play are registered, and those for tests. */
const REGISTRY = 'packages/games/src/';
const TEST_REGISTRY = 'tests/test-games/';

/** A game's own folders bear its name: `packages/<game>`, `packages/bots/src/<game>`, `apps/web/src/games/<game>` … */
function isOwn(path: string, game: string): boolean {
  return path.split('/').slice(0, -1).includes(game);
}

/** Every text that a file holds as data: what it imports, its strings and templates. */
function textsIn(path: string): readonly string[] {
  return nodesOf(path).flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type === 'JSXText') return [String(node.value)];
    return node.type === 'TemplateElement' ? [rawOf(node)] : [];
  });
}

function rawOf({ value }: SyntaxNode): string {
  const { raw } = (value ?? {}) as { readonly raw?: unknown };
  return typeof raw === 'string' ? raw : '';
}

describe.each(testGames.kits)('outside its folders and the registry, $name', ({ name, title, prefix }) => {
  const registry = games.find(name) ? REGISTRY : TEST_REGISTRY;
  const shared = files.filter((path) => !isOwn(path, name) && !path.startsWith(registry));
  const word = new RegExp(`(?<!\\w)(?:${name}(?!\\w)|${title}(?!\\w)|${prefix}\\.[a-z])`, 'i');
  // What a game is called may be a piece of another one, as a fighter is: there only its ids are looked for.
  const id = new RegExp(`(?<!\\w)(?:${name}(?!\\w)|${prefix}\\.[a-z])`);
  const wordFor = (path: string) => (testGames.kits.some((kit) => isOwn(path, kit.name)) ? id : word);

  test('is named by no file', () => {
    const named = shared.flatMap((path) =>
      textsIn(path)
        .filter((text) => wordFor(path).test(text))
        .map((text) => `${path}: ${text.slice(0, 60)}`),
    );
    expect(named).toEqual([]);
  });

  test('is looked for in every text that a file can hold', () => {
    const own = files.filter((path) => isOwn(path, name) || path.startsWith(registry));
    expect(own.length).toBeGreaterThan(10);
    expect(own.some((path) => textsIn(path).some((text) => word.test(text)))).toBe(true);
    expect(nodesOf('tests/neutral.test.ts').some(isNode)).toBe(true);
  });
});
