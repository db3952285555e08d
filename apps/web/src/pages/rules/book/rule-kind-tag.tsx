import { useBook } from '../../../rules/book-context.tsx';

/** Says when a rule is not one of the core game. */
export function RuleKindTag({ kind }: { readonly kind: string }) {
  const name = useBook().kinds[kind];
  return name === undefined ? null : <span className="rule-kind">{name}</span>;
}
