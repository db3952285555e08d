import { RuleLink } from '../../../rules/rule-link.tsx';
import { useWords } from '../text/words.ts';

/** What there is to know about a dial. Both notes have the same place, so that nothing moves from ship to ship. */
export function DialNotes({ isStressed }: { readonly isStressed: boolean }) {
  const say = useWords();
  return (
    <div className="planning-ask-notes">
      <p className="planning-ask-hint" data-hidden={isStressed}>
        {say('noPreview')} <RuleLink inNewTab rule="xw.planning.no-template-testing" />
      </p>
      <p className="planning-ask-warning" data-hidden={!isStressed}>
        {say('stressedRed')} <RuleLink inNewTab rule="xw.stress.red-revealed-opponent-picks" />
      </p>
    </div>
  );
}
