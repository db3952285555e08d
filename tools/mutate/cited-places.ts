import {
  ancestorsOf,
  child,
  childrenOf,
  isInside,
  isTypeOnly,
  nameOf,
  type SyntaxNode,
  type SyntaxTree,
} from './syntax-tree.ts';

/** A piece of program that says which rules it enforces. */
export interface CitedPlace {
  readonly node: SyntaxNode;
  readonly rules: readonly string[];
}

/** The places of a file that cite rules: by a comment before or behind them, or by the id in a refusal. */
export function citedPlaces(tree: SyntaxTree, rules: ReadonlySet<string>): readonly CitedPlace[] {
  const cited = new Map<SyntaxNode, Set<string>>();
  for (const { id, at } of citations(tree.text, rules)) {
    const node = placeOf(tree, at);
    if (node === undefined || isTypeOnly(node)) continue;
    cited.set(node, (cited.get(node) ?? new Set()).add(id));
  }
  return [...cited].map(([node, ids]) => ({ node, rules: [...ids].sort() }));
}

function citations(text: string, rules: ReadonlySet<string>): readonly { id: string; at: number }[] {
  return [...text.matchAll(/\b[a-z]{2,}(?:\.[a-z0-9-]+)+/g)]
    .map((match) => ({ id: match[0], at: match.index }))
    .filter(({ id }) => rules.has(id));
}

function placeOf(tree: SyntaxTree, at: number): SyntaxNode | undefined {
  const around = tree.nodes.filter(({ start, end }) => start <= at && at < end).at(-1) ?? tree.root;
  return around.type === 'Literal' ? unitAround(tree, around) : besideComment(tree, around, at);
}

/** What a comment speaks of: the code before it on its line, or else what comes next. */
function besideComment(tree: SyntaxTree, around: SyntaxNode, at: number): SyntaxNode | undefined {
  const inside = tree.nodes.filter((node) => node !== around && isInside(node, around));
  const lineStart = tree.text.lastIndexOf('\n', at) + 1;
  const isCode = /^\s*[^\s/*]/.test(tree.text.slice(lineStart, at));
  if (isCode) {
    const before = inside.filter(({ start, end }) => start >= lineStart && end <= at);
    const widest = before.sort((a, b) => b.end - b.start - (a.end - a.start))[0];
    if (widest !== undefined) return widest;
  }
  // The nodes come in the order of the text, the widest of those with the same start first.
  const next = inside.find(({ start }) => start >= at);
  return next === undefined ? around : calledWith(tree, next);
}

/** In a chain of calls a comment before `.filter(...)` speaks of what the call is given. */
function calledWith(tree: SyntaxTree, node: SyntaxNode): SyntaxNode {
  const [member, call] = ancestorsOf(tree, node);
  if (member?.type !== 'MemberExpression' || child(member, 'property') !== node) return node;
  const given = call === undefined ? [] : childrenOf(call).filter(({ start }) => start >= node.end);
  return given[0] ?? call ?? node;
}

/** What hangs on the id of a rule: the condition of a refusal, the step that names its rule. */
function unitAround(tree: SyntaxTree, literal: SyntaxNode): SyntaxNode {
  let below = literal;
  for (const node of ancestorsOf(tree, literal)) {
    if (node.type === 'ConditionalExpression' && child(node, 'test') !== below) return node;
    if (node.type === 'LogicalExpression' || node.type === 'IfStatement' || node.type === 'SwitchCase') {
      return node;
    }
    if (
      node.type === 'Property' &&
      nameOf(child(node, 'key')) !== 'rule' &&
      child(node, 'value') === literal
    ) {
      return node;
    }
    if (node.type === 'CallExpression' && below.type === 'ObjectExpression') return node;
    if (node.type === 'ArrayExpression' && below.type === 'ObjectExpression') return below;
    if (isStatement(node) && tree.parents.get(node)?.type !== 'IfStatement' && !isBranch(tree, node)) {
      return node;
    }
    below = node;
  }
  return below;
}

function isStatement({ type }: SyntaxNode): boolean {
  return /^(?:(?:Return|Expression)Statement|\w+Declaration)$/.test(type);
}

/** A statement in the block of an `if`. */
function isBranch(tree: SyntaxTree, node: SyntaxNode): boolean {
  const [block, owner] = ancestorsOf(tree, node);
  return block?.type === 'BlockStatement' && owner?.type === 'IfStatement';
}
