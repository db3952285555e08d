import type { ListFault } from '@sortie/tournaments/model';
import { useLanguage } from '../../../app/settings.ts';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { isRuleId, ruleSentence } from '../../../rules/rule-words.ts';
import { useEventTexts } from './event-texts.ts';

/** Everything against a list: what the event's format says, and the game's own rules with their words. */
export function ListFaults({ faults }: { readonly faults: readonly ListFault[] }) {
  const language = useLanguage();
  const { listFaultText } = useEventTexts();
  return (
    <ul className="list-faults">
      {faults.map(({ rule, what }) => (
        <li key={`${rule} ${what}`}>
          {listFaultText({ rule, what }) ?? (
            <>
              {what !== '' && <strong>{what}: </strong>}
              {ruleSentence(rule, language)}{' '}
              {isRuleId(rule) && <RuleLink rule={rule} className="refusal-rule" inNewTab />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
