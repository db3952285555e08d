import { describe, expect, test } from 'vitest';
import { codeUnder, filesUnder, isThere, textOf } from './files.ts';
import { nameOf, nodesOf } from './syntax.ts';
import { apps, packages } from './workspaces.ts';

const code = codeUnder('');

/** Facts and rule texts are as long as the cards and the rule book; everything else is program. */
const program = code.filter((path) => !/\/catalogue\/data\/|^packages\/rulebook\//.test(path));

interface LockEntry {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages: lock } = JSON.parse(textOf('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};

describe('the repository', () => {
  test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE'])(
    'has a %s',
    (path) => {
      expect(isThere(path)).toBe(true);
      expect(textOf(path).trim().length).toBeGreaterThan(200);
    },
  );

  test('says that it is an unofficial fan project', () => {
    for (const path of ['README.md', 'LICENSE']) expect(textOf(path)).toMatch(/unofficial fan project/i);
  });

  test('leaves no test out and runs none alone', () => {
    const words = new Set(['only', 'skip', 'todo', 'skipIf', 'runIf', 'fails']);
    const runners = new Set(['test', 'it', 'describe', 'suite', 'shows']);
    const found = code.filter((path) =>
      nodesOf(path).some(
        (node) =>
          node.type === 'MemberExpression' &&
          runners.has(nameOf(node.object) ?? '') &&
          words.has(nameOf(node.property) ?? ''),
      ),
    );
    expect(found).toEqual([]);
  });

  test('types everything: no any, no enum, no silenced compiler', () => {
    const untyped = code.filter((path) =>
      nodesOf(path).some(({ type }) => type === 'TSAnyKeyword' || type === 'TSEnumDeclaration'),
    );
    expect(untyped).toEqual([]);
    const silenced = code.filter((path) => /\/[/*] *@ts-(?:ignore|expect-error|nocheck)/.test(textOf(path)));
    expect(silenced).toEqual([]);
  });

  test('keeps a file of program under 400 lines', () => {
    const long = program.filter((path) => textOf(path).split('\n').length > 401);
    expect(long).toEqual([]);
  });

  test('names its files in kebab-case', () => {
    const others = code.filter(
      (path) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)+$/.test(path.split('/').at(-1) ?? ''),
    );
    expect(others).toEqual([]);
  });

  test('locks versions without naming the registry they came from', () => {
    const resolved = Object.values(lock).flatMap((entry) => entry.resolved ?? []);
    expect(resolved.toSorted()).toEqual([...packages, ...apps].map(({ folder }) => folder).toSorted());
  });

  test('locks the builds for every platform, because npm refuses a lock that leaves one out', () => {
    const missing = Object.entries(lock).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !(`${path}/node_modules/${name}` in lock) && !(`node_modules/${name}` in lock),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('names no place on the machine it was written on', () => {
    const texts = filesUnder('').filter((path) => !/\.(?:png|jpg|webp|woff2|ico|gz)$/.test(path));
    const place = /(?<![\w.~])\/(?:work|home|root|tmp|Users)\/|\.\.\/shared\/(?:seeds|rules|data|tools)/;
    expect(texts.filter((path) => place.test(textOf(path)))).toEqual([]);
  });
});
