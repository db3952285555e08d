import { type Mutation, replaced } from './mutation.ts';
import {
  child,
  isFunction,
  nameOf,
  operandText,
  type SyntaxNode,
  type SyntaxTree,
  textOfNode,
} from './syntax-tree.ts';

const NEIGHBOUR: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const CONTRARY: Readonly<Record<string, string>> = { '===': '!==', '!==': '===' };

/** The functions that ask a list something of each of its members. */
const ASKING = new Set(['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex']);

/** Ways to break a condition: always, never, without one of its parts, one off at its border. */
export function mutateCondition(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  const parent = tree.parents.get(node);
  if (asksForType(node)) return [];
  if (isCompound(parent) || isNegation(parent)) {
    return isConditionPart(tree, node) ? mutatePart(tree, node) : border(tree, node);
  }
  if (isCondition(tree, node)) {
    const both = [replaced(node, 'false'), replaced(node, 'true')];
    if (parent?.type === 'WhileStatement' || parent?.type === 'ForStatement') return both.slice(0, 1);
    if (!isCompound(node)) return [...both, ...border(tree, node)];
    return [replaced(node, node.operator === '&&' ? 'false' : 'true')];
  }
  if (isCompound(node)) return [];
  return border(tree, node, 'contrary');
}

/** Whether an answer is well formed is no rule; it is tried with any value at every door. */
function asksForType(node: SyntaxNode): boolean {
  const left = child(node, 'left');
  return node.type === 'BinaryExpression' && left?.type === 'UnaryExpression' && left.operator === 'typeof';
}

/** A part of `a && b` or `a || b`: without it the other part decides. */
function mutatePart(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  const parent = tree.parents.get(node);
  const without = parent?.operator === '&&' ? 'true' : 'false';
  const isSameChain = isCompound(node) && node.operator === parent?.operator;
  if (isSameChain) return [];
  if (isNegation(parent)) return border(tree, node);
  return [replaced(node, without), ...border(tree, node)];
}

function border(tree: SyntaxTree, node: SyntaxNode, contrary?: 'contrary'): readonly Mutation[] {
  if (node.type !== 'BinaryExpression') return [];
  const operator = String(node.operator);
  const other = NEIGHBOUR[operator] ?? (contrary ? CONTRARY[operator] : undefined);
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  // What is counted is never below nothing.
  if (operator === '>' && right?.value === 0) return [];
  if (other === undefined || !left || !right) return [];
  // What is measured is never exactly at the tolerance.
  if (/\bTOLERANCE\b/.test(textOfNode(tree, node))) return [];
  return [replaced(node, `${operandText(tree, left)} ${other} ${operandText(tree, right)}`)];
}

function isCompound(node: SyntaxNode | undefined): boolean {
  return node?.type === 'LogicalExpression' && (node.operator === '&&' || node.operator === '||');
}

function isNegation(node: SyntaxNode | undefined): boolean {
  return node?.type === 'UnaryExpression' && node.operator === '!';
}

/** Whether the whole that this part belongs to is used as a condition. */
function isConditionPart(tree: SyntaxTree, node: SyntaxNode): boolean {
  let whole = node;
  for (let at = tree.parents.get(whole); isCompound(at) || isNegation(at); at = tree.parents.get(whole)) {
    whole = at!;
  }
  return isCondition(tree, whole) || isPlainlyBoolean(whole);
}

/** Whether the node decides something: what `if` tests, what a filter or `applies` answers. */
function isCondition(tree: SyntaxTree, node: SyntaxNode): boolean {
  const parent = tree.parents.get(node);
  if (parent === undefined) return false;
  if (child(parent, 'test') === node) return true;
  if (isFunction(parent) && child(parent, 'body') === node) return answersYesOrNo(tree, parent, node);
  if (parent.type !== 'ReturnStatement') return false;
  const inFunction = functionAround(tree, parent);
  return inFunction !== undefined && answersYesOrNo(tree, inFunction, node);
}

function answersYesOrNo(tree: SyntaxTree, fn: SyntaxNode, answer: SyntaxNode): boolean {
  const type = child(child(fn, 'returnType'), 'typeAnnotation')?.type;
  if (type !== undefined) return type === 'TSBooleanKeyword' || type === 'TSTypePredicate';
  const owner = tree.parents.get(fn);
  const callee = owner?.type === 'CallExpression' ? child(owner, 'callee') : undefined;
  if (ASKING.has(nameOf(child(callee, 'property')) ?? '')) return true;
  return isPlainlyBoolean(answer);
}

function isPlainlyBoolean(node: SyntaxNode): boolean {
  if (isNegation(node)) return true;
  if (node.type === 'BinaryExpression') return /^(?:[<>]=?|[!=]==|in)$/.test(String(node.operator));
  if (!isCompound(node)) return false;
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  return left !== undefined && right !== undefined && isPlainlyBoolean(left) && isPlainlyBoolean(right);
}

function functionAround(tree: SyntaxTree, node: SyntaxNode): SyntaxNode | undefined {
  let at = tree.parents.get(node);
  while (at !== undefined && !isFunction(at)) at = tree.parents.get(at);
  return at;
}
