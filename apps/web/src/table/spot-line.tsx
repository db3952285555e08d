import type { GameText } from '@sortie/games';
import type { Refusal } from '@sortie/kernel';
import { RuleLink } from '../rules/rule-link.tsx';
import { refusalSentence } from './refusal-sentence.ts';
import './spot-line.css';
import { useWords } from './text/words.ts';
import type { Spot } from './use-spot.ts';
import { Case } from './why-not.tsx';

const signs: Readonly<Record<Spot['standing'], string>> = { legal: '✓', illegal: '✕', unknown: '…' };

interface Props {
  readonly spot: Spot;
  readonly text: GameText;
  readonly caseOf?: (refusal: Refusal) => string | undefined;
}

/** Whether the piece in the hand may stand where it is, and if not, why. */
export function SpotLine({ spot, text, caseOf }: Props) {
  const say = useWords();
  const { standing, refusal } = spot;
  return (
    <p className="spot-line" data-standing={standing} aria-live="polite">
      <span className="spot-line-sign" aria-hidden="true">
        {signs[standing]}
      </span>
      <span>
        {standing === 'unknown' && say('spotChecking')}
        {standing === 'legal' && say('spotLegal')}
        {refusal && (
          <>
            <Case told={caseOf?.(refusal)} />
            {refusalSentence(refusal, text)} <RuleLink rule={refusal.rule} inNewTab />
          </>
        )}
      </span>
    </p>
  );
}
