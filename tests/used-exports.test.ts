import { describe, expect, test } from 'vitest';
import { codeUnder } from './files.ts';
import { doorsOf, exportsOf, usesIn } from './modules.ts';
import { FOR_TESTS, packages } from './workspaces.ts';

/** What is for tests is used by tests. */
const forProduct = packages.filter(({ name }) => !FOR_TESTS.includes(name));

/** Everything that people run, or that builds and measures it. */
const product = [
  ...forProduct.flatMap(({ sources }) => sources),
  ...codeUnder('apps').filter((path) => !path.includes('/tests/')),
  ...codeUnder('scripts'),
  ...codeUnder('bench'),
];

const doors = doorsOf(packages);

/** The values of a package that nothing but tests could reach. */
function unusedIn(sources: readonly string[], used: ReadonlySet<string>): readonly string[] {
  return sources.flatMap((path) =>
    exportsOf(path)
      .filter(({ name, isUsedHere }) => !isUsedHere && !used.has(`${path} ${name}`))
      .map(({ name }) => `${path}: ${name}`),
  );
}

describe('code that only tests call shows no rule: what a package exports is used by the product', () => {
  const used = usesIn(product, doors);

  test.each(forProduct.map(({ name, sources }) => [name, sources] as const))('in %s', (_name, sources) => {
    expect(unusedIn(sources, used)).toEqual([]);
  });

  test('and what nobody takes would be found', () => {
    const [kernel] = forProduct.filter(({ name }) => name === 'kernel');
    const byNobody = usesIn([], doors);
    expect(unusedIn(kernel!.sources, byNobody).length).toBeGreaterThan(10);
  });
});
