import type { ListFault } from '@sortie/tournaments/model';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { ListFaults } from './list-faults.tsx';
import { useRefusalWords } from './refusal-words.ts';
import type { Trouble } from './trouble.ts';
import './refusal-note.css';

/** Why a form was not taken, beside it; the faults of a list one by one. */
export function RefusalNote({ reply }: { readonly reply: Trouble | null }) {
  const words = useRefusalWords();
  if (!reply) return null;
  const faults = reply.kind === 'refused' ? faultsIn(reply) : [];
  return (
    <div className="refusal-note" role="alert">
      {faults.length > 0 ? (
        <ListFaults faults={faults} />
      ) : (
        <>
          {words(reply)}{' '}
          {reply.kind === 'refused' && <RuleLink rule={reply.rule} className="refusal-rule" inNewTab />}
        </>
      )}
    </div>
  );
}

function faultsIn({ about }: Extract<Trouble, { readonly kind: 'refused' }>): readonly ListFault[] {
  const { faults } = (about ?? {}) as { readonly faults?: readonly ListFault[] };
  return Array.isArray(faults) ? (faults as readonly ListFault[]) : [];
}
