import { useLanguage } from '../../../app/settings.ts';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { isRuleId, ruleSentence } from '../../../rules/rule-words.ts';
import { RefusalNote } from '../parts/refusal-note.tsx';
import type { Trouble } from '../parts/trouble.ts';
import { faultsIn } from './faults-in.ts';
import { useWords } from './text/words.ts';

/** Why a list was not taken: every fault with its card and its rule; anything else as elsewhere. */
export function ListRefusal({ reply }: { readonly reply: Trouble | null }) {
  const say = useWords();
  const language = useLanguage();
  const faults = reply?.kind === 'refused' ? faultsIn(reply.about) : [];
  if (faults.length === 0) return <RefusalNote reply={reply} />;
  return (
    <div className="refusal-note" role="alert">
      <p>{say('faulty', { count: faults.length })}</p>
      <ul>
        {faults.map(({ rule, what }) => (
          <li key={`${rule} ${what}`}>
            {what !== '' && <strong>{what}: </strong>}
            {isRuleId(rule) && ruleSentence(rule, language)} <RuleLink rule={rule} inNewTab />
          </li>
        ))}
      </ul>
    </div>
  );
}
