import { parseAst } from 'vitest/node';
import { textOf } from './files.ts';

/** A node of the syntax tree. What it holds besides its type depends on that type. */
export interface SyntaxNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

const read = new Map<string, readonly SyntaxNode[]>();

/** All nodes of a file, each before the nodes inside it. */
export function nodesOf(path: string): readonly SyntaxNode[] {
  const known = read.get(path);
  if (known !== undefined) return known;
  const nodes = nodesIn(textOf(path), path.endsWith('.tsx') ? 'tsx' : path.endsWith('js') ? 'js' : 'ts');
  read.set(path, nodes);
  return nodes;
}

export function nodesIn(text: string, lang: 'ts' | 'tsx' | 'js'): readonly SyntaxNode[] {
  return flatten(parseAst(text, { lang }));
}

/** What a piece of program text imports; an import of something computed reads `?`. */
export function importsOf(path: string): readonly string[] {
  return nodesOf(path).flatMap((node) => {
    if (node.type === 'TSExternalModuleReference') return [literal(node.expression)];
    const isImport = /^(?:Import(?:Declaration|Expression)|Export(?:All|Named)Declaration|TSImportType)$/;
    return isImport.test(node.type) && isNode(node.source) ? [literal(node.source)] : [];
  });
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The name of an identifier, and nothing for any other node. */
export function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined;
}

function literal(value: unknown): string {
  return isNode(value) && typeof value.value === 'string' ? value.value : '?';
}

function flatten(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(flatten);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(flatten);
  return isNode(value) ? [value, ...inside] : inside;
}
