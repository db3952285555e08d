import { child, childrenOf, nameOf, type SyntaxNode, type SyntaxTree } from './syntax-tree.ts';

/**
 * The part of a file that has a name: a declaration, a case of a switch, a step of a flow, an entry of a table. Of
 * several the first kind in this order counts.
 */
export function namedPlace(tree: SyntaxTree, name: string): SyntaxNode | undefined {
  const kinds = [isDeclared, isCase, isStep, isEntry];
  for (const isKind of kinds) {
    const found = tree.nodes.find((node) => isKind(node, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isDeclared(node: SyntaxNode, name: string): boolean {
  const isDeclaration = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator';
  return isDeclaration && nameOf(child(node, 'id')) === name;
}

function isCase(node: SyntaxNode, name: string): boolean {
  return node.type === 'SwitchCase' && nameOf(child(node, 'test')) === name && childrenOf(node).length > 1;
}

/** `step('compare', ...)`, or `compare: (...) => ...` in a table of functions. */
function isStep(node: SyntaxNode, name: string): boolean {
  if (node.type === 'Property') return nameOf(child(node, 'key')) === name;
  return node.type === 'CallExpression' && nameOf(childrenOf(node)[1]) === name;
}

/** `{ id: 'xwing', ... }` in a table of facts. */
function isEntry(node: SyntaxNode, name: string): boolean {
  const [first] = node.type === 'ObjectExpression' ? childrenOf(node) : [];
  const value = child(first, 'value');
  return value?.type === 'Literal' && value.value === name;
}
