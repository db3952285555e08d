import type { SyntaxNode } from './syntax-tree.ts';

/**
 * One way to break a piece of program. `replaced` puts other text in the place of an expression, `dropped` leaves
 * an element, a property or a statement out, `returned` makes a function answer at once.
 */
export interface Mutation {
  readonly node: SyntaxNode;
  readonly change:
    | { readonly kind: 'replaced'; readonly by: string }
    | { readonly kind: 'dropped'; readonly as: 'element' | 'property' | 'statement' }
    | { readonly kind: 'returned'; readonly value: string };
}

export function replaced(node: SyntaxNode, by: string): Mutation {
  return { node, change: { kind: 'replaced', by } };
}

export function dropped(node: SyntaxNode, as: 'element' | 'property' | 'statement'): Mutation {
  return { node, change: { kind: 'dropped', as } };
}

export function returned(node: SyntaxNode, value: string): Mutation {
  return { node, change: { kind: 'returned', value } };
}
