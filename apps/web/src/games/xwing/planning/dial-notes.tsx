import { RuleLink } from '../../../rules/rule-link.tsx';
import { useWords } from '../text/words.ts';

interface Props {
  readonly isStressed: boolean;
  /** Where maneuvers lead is drawn on the table. */
  readonly isShown: boolean;
}

/** What there is to know about a dial. Both notes have the same place, so that nothing moves from ship to ship. */
export function DialNotes({ isStressed, isShown }: Props) {
  const say = useWords();
  return (
    <div className="planning-ask-notes">
      <p className="planning-ask-hint" data-hidden={isStressed || isShown}>
        {say('noPreview')} <RuleLink inNewTab rule="xw.planning.no-template-testing" />
      </p>
      <p className="planning-ask-warning" data-hidden={!isStressed}>
        {say('stressedRed')} <RuleLink inNewTab rule="xw.stress.red-revealed-opponent-picks" />
      </p>
    </div>
  );
}
