import { RuleLink } from '../../../rules/rule-link.tsx';
import { useRefusalWords } from './refusal-words.ts';
import type { Trouble } from './trouble.ts';
import './refusal-note.css';

/** Why a form was not taken, beside it. */
export function RefusalNote({ reply }: { readonly reply: Trouble | null }) {
  const words = useRefusalWords();
  if (!reply) return null;
  return (
    <p className="refusal-note" role="alert">
      {words(reply)}{' '}
      {reply.kind === 'refused' && <RuleLink rule={reply.rule} className="refusal-rule" inNewTab />}
    </p>
  );
}
