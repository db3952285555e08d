import { posix } from 'node:path';
import { isThere } from './files.ts';
import { isNode, nameOf, nodesOf, type SyntaxNode } from './syntax.ts';
import type { Workspace } from './workspaces.ts';

/** The file that an import leads to, by what is written behind `from`; undefined for what is not ours. */
export type Doors = ReadonlyMap<string, string>;

/** The doors of packages: `@sortie/kernel`, `@sortie/xwing/lists`. */
export function doorsOf(workspaces: readonly Workspace[]): Doors {
  return new Map(
    workspaces.flatMap(({ folder, manifest: { name, exports } }) => {
      const doors = typeof exports === 'string' ? { '.': exports } : (exports ?? {});
      return Object.entries(doors).map(
        ([door, file]) => [posix.join(name, door), posix.join(folder, file)] as const,
      );
    }),
  );
}

export interface Exported {
  readonly name: string;
  /** Another place of the same file refers to it. */
  readonly isUsedHere: boolean;
}

/** The values that a file declares and exports; types cannot be run. */
export function exportsOf(path: string): readonly Exported[] {
  const nodes = nodesOf(path);
  return nodes.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return [];
    return valuesIn(node.declaration).map((name) => ({
      name,
      isUsedHere: nodes.filter((each) => nameOf(each) === name).length > 1,
    }));
  });
}

function valuesIn(declaration: SyntaxNode): readonly string[] {
  if (declaration.type === 'VariableDeclaration') {
    return listOf(declaration.declarations).flatMap(({ id }) => nameOf(id) ?? []);
  }
  const isValue = ['FunctionDeclaration', 'ClassDeclaration'].includes(declaration.type);
  return isValue ? [nameOf(declaration.id) ?? []].flat() : [];
}

/** Every export that these files take from others, written `file name`, however many doors lie between. */
export function usesIn(files: readonly string[], doors: Doors): ReadonlySet<string> {
  const used = new Set<string>();
  const use = (path: string, name: string) => {
    const key = `${path} ${name}`;
    if (used.has(key)) return;
    used.add(key);
    for (const passed of passedOn(path, doors)) {
      if (passed.name === '*') use(passed.path, name);
      else if (passed.name === name) use(passed.path, passed.as);
    }
  };
  const useAll = (path: string) => {
    for (const { name } of exportsOf(path)) use(path, name);
    for (const { path: next, name, as } of passedOn(path, doors)) {
      if (name === '*') useAll(next);
      else use(next, as);
    }
  };
  for (const file of files) {
    for (const { path, name } of takenBy(file, doors)) {
      if (name === '*') useAll(path);
      else use(path, name);
    }
  }
  return used;
}

interface Taken {
  readonly path: string;
  /** `*` is everything. */
  readonly name: string;
}

/** What a file imports for itself. */
function takenBy(file: string, doors: Doors): readonly Taken[] {
  return nodesOf(file).flatMap((node): readonly Taken[] => {
    const path = isNode(node.source) ? reached(file, node.source, doors) : undefined;
    if (path === undefined) return [];
    if (node.type === 'ImportExpression') return [{ path, name: '*' }];
    if (node.type !== 'ImportDeclaration') return [];
    return listOf(node.specifiers).map((specifier) => ({
      path,
      name: specifier.type === 'ImportSpecifier' ? (nameOf(specifier.imported) ?? '*') : '*',
    }));
  });
}

interface Passed extends Taken {
  /** The name it has where it comes from. */
  readonly as: string;
}

/** What a file hands on from others: `export { a as b } from`, `export * from`. */
function passedOn(file: string, doors: Doors): readonly Passed[] {
  return nodesOf(file).flatMap((node): readonly Passed[] => {
    const path = isNode(node.source) ? reached(file, node.source, doors) : undefined;
    if (path === undefined) return [];
    if (node.type === 'ExportAllDeclaration') return [{ path, name: '*', as: '*' }];
    if (node.type !== 'ExportNamedDeclaration') return [];
    return listOf(node.specifiers).flatMap(({ local, exported }) => {
      const [as, name] = [nameOf(local), nameOf(exported)];
      return as === undefined || name === undefined ? [] : [{ path, name, as }];
    });
  });
}

function reached(file: string, source: SyntaxNode, doors: Doors): string | undefined {
  const target = String(source.value);
  if (!target.startsWith('.')) return doors.get(target);
  const path = posix.join(posix.dirname(file), target);
  return /\.(?:tsx?|mjs|js)$/.test(path) && isThere(path) ? path : undefined;
}

function listOf(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
