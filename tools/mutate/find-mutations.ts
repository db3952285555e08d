import { mutateCondition } from './mutate-conditions.ts';
import {
  mutateAnswer,
  mutateArithmetic,
  mutateCall,
  mutateCopy,
  mutateList,
  mutateLiteral,
  mutateProperty,
} from './mutate-values.ts';
import { dropped, type Mutation, replaced } from './mutation.ts';
import {
  child,
  childrenOf,
  isFunction,
  isTypeOnly,
  nameOf,
  type SyntaxNode,
  type SyntaxTree,
  textOfNode,
} from './syntax-tree.ts';

/** Every way to break what stands in a node, in the order of the text. */
export function findMutations(tree: SyntaxTree, place: SyntaxNode): readonly Mutation[] {
  const found: Mutation[] = [];
  const visit = (node: SyntaxNode) => {
    if (isTypeOnly(node) || /^(?:Import|ExportAll)/.test(node.type) || isAdvice(node)) return;
    found.push(...mutate(tree, node));
    for (const inner of childrenOf(node)) visit(inner);
  };
  visit(place);
  const all = found.length > 0 ? found : fallBack(tree, place);
  const seen = new Set<string>();
  return all
    .filter((each) => !changesNothing(tree, each))
    .filter((each) => {
      const mark = mutationMark(each);
      return !seen.has(mark) && seen.add(mark);
    });
}

/**
 * Which legal answers are suggested, what is drawn and what a question tells about itself help players and bots; the
 * test of the answer is the rule.
 */
function isAdvice(node: SyntaxNode): boolean {
  const name = nameOf(child(node, 'key') ?? child(node, 'id')) ?? '';
  const isNamed = /^(?:Property|FunctionDeclaration|VariableDeclarator)$/.test(node.type);
  return isNamed && (name.startsWith('suggest') || name === 'region' || name === 'about');
}

function changesNothing(tree: SyntaxTree, { node, change }: Mutation): boolean {
  return change.kind === 'replaced' && change.by === textOfNode(tree, node);
}

export function mutationMark({ node, change }: Mutation): string {
  return `${node.start}-${node.end} ${JSON.stringify(change)}`;
}

function mutate(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  const conditions = isExpression(node) ? mutateCondition(tree, node) : [];
  return [...conditions, ...mutateKind(tree, node)];
}

function mutateKind(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  switch (node.type) {
    case 'Literal':
      return mutateLiteral(tree, node);
    case 'BinaryExpression':
      return mutateArithmetic(tree, node);
    case 'CallExpression':
      return mutateCall(tree, node);
    case 'ArrayExpression':
      return mutateList(tree, node);
    case 'ObjectExpression':
      return mutateCopy(node);
    case 'Property':
      return mutateProperty(tree, node);
    case 'ReturnStatement':
      return mutateRefusal(tree, node);
    case 'ExpressionStatement':
      return [dropped(node, 'statement')];
    default:
      return isFunction(node) ? mutateAnswer(tree, node) : [];
  }
}

/** A refusal that stands alone at the end becomes consent; one behind an `if` is broken by its condition. */
function mutateRefusal(tree: SyntaxTree, node: SyntaxNode): readonly Mutation[] {
  const value = child(node, 'argument');
  const isRefused = value?.type === 'CallExpression' && nameOf(child(value, 'callee')) === 'refused';
  return value && isRefused && tree.parents.get(node)?.type !== 'IfStatement'
    ? [replaced(value, 'undefined')]
    : [];
}

function isExpression({ type }: SyntaxNode): boolean {
  return type.endsWith('Expression') || type === 'Identifier';
}

/** Where nothing else can be broken: the whole is left out or becomes undefined. */
function fallBack(tree: SyntaxTree, place: SyntaxNode): readonly Mutation[] {
  const parent = tree.parents.get(place);
  if (place.type === 'Property' && parent?.type === 'ObjectExpression') return [dropped(place, 'property')];
  if (parent?.type === 'ArrayExpression') return [dropped(place, 'element')];
  const value = valueAt(place);
  return value === undefined || nameOf(value) === 'undefined' ? [] : [replaced(value, 'undefined')];
}

function valueAt(place: SyntaxNode): SyntaxNode | undefined {
  switch (place.type) {
    case 'ExportNamedDeclaration': {
      const declaration = child(place, 'declaration');
      return declaration && valueAt(declaration);
    }
    case 'VariableDeclaration':
      return child(childrenOf(place)[0], 'init');
    case 'ReturnStatement':
      return child(place, 'argument');
    case 'FunctionDeclaration':
      return child(
        childrenOf(child(place, 'body')!).find(({ type }) => type === 'ReturnStatement'),
        'argument',
      );
    default:
      return isExpression(place) || place.type === 'Literal' ? place : undefined;
  }
}
