import { dropped, type Mutation, replaced, returned } from './mutation.ts';
import {
  ancestorsOf,
  child,
  childrenOf,
  isFunction,
  isInside,
  nameOf,
  operandText,
  type SyntaxNode,
  type SyntaxTree,
  textOfNode,
} from './syntax-tree.ts';

const OPPOSITE = new Map(
  [
    ['attacker', 'defender'],
    ['left', 'right'],
    ['first', 'last'],
    ['hit', 'crit'],
    ['friendly', 'enemy'],
  ].flatMap(([one, other]) => [
    [one!, other!],
    [other!, one!],
  ]),
);
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*' };
const METHOD: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Numbers by one, flags turned over, words by their contrary. */
export function mutateLiteral(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  if (isKey(tree, node) || isInTable(tree, node)) return [];
  const { value } = node;
  if (typeof value === 'number') return [replaced(node, String(value + 1))];
  if (typeof value === 'boolean') return [replaced(node, String(!value))];
  const opposite = typeof value === 'string' ? OPPOSITE.get(value) : undefined;
  return opposite === undefined ? [] : [replaced(node, `'${opposite}'`)];
}

function isKey(tree: SyntaxTree, node: SyntaxNode): boolean {
  const parent = tree.parents.get(node);
  return child(parent, 'key') === node && parent?.computed !== true;
}

const LONG = 6;

/** Of a long list of facts, an outline or a dial, only the first entry is broken. */
function isInTable(tree: SyntaxTree, node: SyntaxNode): boolean {
  return ancestorsOf(tree, node).some((list) => {
    const entries = list.type === 'ArrayExpression' ? childrenOf(list) : [];
    const isData = entries.every(({ type }) => /^(?:Literal|ArrayExpression|UnaryExpression)$/.test(type));
    return entries.length > LONG && isData && !isInside(node, entries[0]!);
  });
}

export function mutateArithmetic(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  const other = ARITHMETIC[String(node.operator)];
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  if (other === undefined || !left || !right || [left, right].some(isText)) return [];
  return [replaced(node, `${operandText(tree, left)} ${other} ${operandText(tree, right)}`)];
}

function isText({ type, value }: SyntaxNode): boolean {
  return type === 'TemplateLiteral' || typeof value === 'string';
}

/** Least for most, any for all, an order turned round, a filter left out. */
export function mutateCall(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  const callee = child(node, 'callee');
  const name = child(callee, 'property');
  const object = child(callee, 'object');
  if (callee?.type !== 'MemberExpression' || !name || !object) return [];
  const method = nameOf(name) ?? '';
  if (method === 'sort' || method === 'toSorted')
    return [replaced(node, `${textOfNode(tree, node)}.reverse()`)];
  const other = METHOD[method];
  if (other === undefined) return [];
  const text = tree.text;
  return [replaced(node, `${text.slice(node.start, name.start)}${other}${text.slice(name.end, node.end)}`)];
}

/** A list without one of its members: an effect is not ordered, a step of a flow is skipped, an answer not offered. */
export function mutateList(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  if (child(tree.parents.get(node), 'init') === node && isUnpacked(tree, node)) return [];
  const elements = childrenOf(node);
  // Long lists of words and numbers are data, not steps or effects.
  const isLong =
    elements.length > LONG && !elements.some(({ type }) => /^(?:Call|Object)Expression$/.test(type));
  return (isLong ? elements.slice(0, 1) : elements).map((element) => dropped(element, 'element'));
}

/** `const [a, b] = [c, d]` is two declarations in one. */
function isUnpacked(tree: SyntaxTree, node: SyntaxNode): boolean {
  return child(tree.parents.get(node), 'id')?.type === 'ArrayPattern';
}

/** What a copy changes stays as it was. */
export function mutateCopy(node: SyntaxNode): readonly Mutation[] {
  const [first, ...others] = childrenOf(node);
  if (first?.type !== 'SpreadElement') return [];
  return others.filter(({ type }) => type === 'Property').map((property) => dropped(property, 'property'));
}

/** Turns the order of seats round; a card answers always, never, with nothing, with fewer choices. */
export function mutateProperty(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  const value = child(node, 'value');
  if (value === undefined || node.shorthand === true) return [];
  const name = nameOf(child(node, 'key'));
  if (name === 'order') {
    return [replaced(value, `((...at) => [...(${textOfNode(tree, value)})(...at)].reverse())`)];
  }
  if (!isFunction(value)) return [];
  if (name === 'applies' || name === 'allows') return answering(value, ['false', 'true']);
  if (name === 'resolve' || name === 'perform') return answering(value, ['[]']);
  if (name !== 'choices') return [];
  const fewer = replaced(value, `((...at) => (${textOfNode(tree, value)})(...at).slice(1))`);
  return [...answering(value, ['[]']), ...(value.type === 'ArrowFunctionExpression' ? [fewer] : [])];
}

function answering(fn: SyntaxNode, answers: readonly string[]): readonly Mutation[] {
  const body = child(fn, 'body');
  if (body === undefined) return [];
  // A list of one is emptied by dropping its only member.
  if (body.type === 'ArrayExpression' && childrenOf(body).length === 1) return [];
  return answers.map((answer) =>
    body.type === 'BlockStatement' ? returned(body, answer) : replaced(body, answer),
  );
}

/** A function that answers at once: with nothing, with no refusal, with yes or no. */
export function mutateAnswer(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  const body = child(node, 'body');
  if (body?.type !== 'BlockStatement') return [];
  const annotation = child(child(node, 'returnType'), 'typeAnnotation');
  if (annotation === undefined) return [];
  const type = textOfNode(tree, annotation).replaceAll(/\s+/g, ' ');
  if (/^(?:readonly )?[^|]*\[\]$/.test(type)) return [returned(body, '[]')];
  if (/\bundefined\b/.test(type)) return [returned(body, 'undefined')];
  return type === 'boolean' ? [returned(body, 'false'), returned(body, 'true')] : [];
}
