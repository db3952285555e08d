import { parseAst } from 'vitest/node';

/** A node of the syntax tree with its place in the text. What else it holds depends on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** The nodes of a file, each before the nodes inside it, and which node each one stands in. */
export interface SyntaxTree {
  readonly text: string;
  readonly root: SyntaxNode;
  readonly nodes: readonly SyntaxNode[];
  readonly parents: ReadonlyMap<SyntaxNode, SyntaxNode>;
}

export function readSyntax(text: string): SyntaxTree {
  const root: unknown = parseAst(text, { lang: 'ts' });
  if (!isNode(root)) throw new Error('the parser gave no tree');
  const nodes: SyntaxNode[] = [];
  const parents = new Map<SyntaxNode, SyntaxNode>();
  const visit = (node: SyntaxNode) => {
    nodes.push(node);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      visit(child);
    }
  };
  visit(root);
  return { text, root, nodes, parents };
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .sort((a, b) => a.start - b.start);
}

/** The nodes a node stands in, the nearest first. */
export function ancestorsOf(tree: SyntaxTree, node: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let at = tree.parents.get(node); at !== undefined; at = tree.parents.get(at)) found.push(at);
  return found;
}

/** A child of that name, when it is a node. */
export function child(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  const value = node?.[name];
  return isNode(value) ? value : undefined;
}

export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return String(node.name);
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

export function isFunction(node: SyntaxNode | undefined): node is SyntaxNode {
  return /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node?.type ?? '');
}

/** Types are gone when the program runs; the expressions that merely carry one are not. */
export function isTypeOnly({ type }: SyntaxNode): boolean {
  return type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type);
}

export function isInside(inner: SyntaxNode, outer: SyntaxNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

export function textOfNode({ text }: SyntaxTree, { start, end }: SyntaxNode): string {
  return text.slice(start, end);
}

/** The text of an operand as it may stand beside another operator. */
export function operandText(tree: SyntaxTree, node: SyntaxNode): string {
  const text = textOfNode(tree, node);
  return /^(?:Binary|Logical|Conditional|Assignment|Arrow)/.test(node.type) ? `(${text})` : text;
}
