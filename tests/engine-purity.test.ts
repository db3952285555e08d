import { describe, expect, test } from 'vitest';
import { textOf } from './files.ts';
import { isNode, nameOf, nodesIn, nodesOf, type SyntaxNode } from './syntax.ts';
import { enginePackages } from './workspaces.ts';

const words = (text: string) => new Set(text.split(' '));

/** The only mathematics whose last bit is the same on every JavaScript engine. */
const SAME_EVERYWHERE = words(
  'abs ceil clz32 floor fround imul max min round sign sqrt trunc PI SQRT2 SQRT1_2',
);

/** The world outside the rules: clocks, chance, the machine and its language settings. */
const OUTSIDE = new Set([
  ...words('Date Temporal performance setTimeout setInterval setImmediate queueMicrotask'),
  ...words('process console globalThis structuredClone Intl eval Function'),
  ...words('WeakRef FinalizationRegistry SharedArrayBuffer Atomics'),
]);

const LANGUAGE_DEPENDENT = /^(?:toLocale|localeCompare)/;

/** What in a piece of program text may differ between two machines, or two runs on one. */
function impurities(nodes: readonly SyntaxNode[]): readonly string[] {
  const names = propertyNames(nodes);
  const mathematics = new Set(
    nodes.flatMap((node) =>
      nameOf(node.object) === 'Math' && SAME_EVERYWHERE.has(nameOf(node.property) ?? '') ? [node.object] : [],
    ),
  );
  return nodes.flatMap((node) => {
    if (node.operator === '**' || node.operator === '**=') return [String(node.operator)];
    const name = nameOf(node);
    if (name === undefined) return [];
    if (LANGUAGE_DEPENDENT.test(name)) return [name];
    if (names.has(node)) return [];
    if (name === 'Math' && !mathematics.has(node)) return ['Math'];
    return OUTSIDE.has(name) ? [name] : [];
  });
}

/** Identifiers that only name a property, so that `card.process` is not the machine's process. */
function propertyNames(nodes: readonly SyntaxNode[]): ReadonlySet<unknown> {
  return new Set(
    nodes
      .filter((node) => node.computed !== true)
      .flatMap((node) => [
        ...(node.type === 'MemberExpression' ? [node.property] : []),
        ...(isNode(node.key) && node.shorthand !== true ? [node.key] : []),
      ]),
  );
}

interface CompilerOptions {
  readonly lib?: readonly string[];
  readonly types?: readonly string[];
}

function compilerOptions(path: string): CompilerOptions {
  return (JSON.parse(textOf(path)) as { readonly compilerOptions?: CompilerOptions }).compilerOptions ?? {};
}

describe('the engine packages', () => {
  test.each([
    ['Math.sqrt(2) + Math.max(1, 2)', []],
    ['Math.sin(1)', ['Math']],
    ["Math['sqrt'](1)", ['Math']],
    ['const { random } = Math', ['Math']],
    ['2 ** 3', ['**']],
    ['x **= 2', ['**=']],
    ['new Date().getTime()', ['Date']],
    ['let d: Date', ['Date']],
    ['card.process({ console: 1 })', []],
    ['f({ console })', ['console']],
    ['names[process]', ['process']],
    ["'a'.localeCompare('b')", ['localeCompare']],
  ])('would see what `%s` takes from the machine', (text, expected) => {
    expect([...new Set(impurities(nodesIn(text, 'ts')))]).toEqual(expected);
  });

  test.each(enginePackages.map((workspace) => [workspace.name, workspace.sources] as const))(
    '%s computes the same on every machine',
    (_name, sources) => {
      const found = sources.flatMap((file) =>
        impurities(nodesOf(file)).map((what) => `${file} uses ${what}`),
      );
      expect(found).toEqual([]);
    },
  );

  test.each(enginePackages.map((workspace) => [workspace.name, workspace.folder] as const))(
    '%s compiles without the types of the browser and of Node',
    (_name, folder) => {
      const options = {
        ...compilerOptions('tsconfig.base.json'),
        ...compilerOptions(`${folder}/tsconfig.json`),
      };
      expect(options).toMatchObject({ lib: ['ES2023'], types: [] });
    },
  );
});
