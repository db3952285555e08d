import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { CommandButton } from '../../parts/command-button.tsx';
import { useEventTexts } from '../../parts/event-texts.ts';
import { useNames } from '../../parts/names.ts';
import { useWords } from './text/words.ts';
import './dispute.css';

interface DisputeProps {
  readonly round: SeenRound;
  readonly pairing: SeenPairing;
  readonly onOther: () => void;
}

/** Two reports that differ, side by side: one of them is taken, or another result is entered. */
export function Dispute({ round, pairing, onOther }: DisputeProps) {
  const say = useWords();
  const names = useNames();
  const { resultText } = useEventTexts();
  const two = names.two(pairing.players);
  const { table, reports } = pairing;
  return (
    <section className="dispute" aria-label={say('disputeAt', { table })} data-dispute={table}>
      <h3>{say('disputeAt', { table })}</h3>
      <div className="dispute-reports">
        {([0, 1] as const).map((place) => {
          const report = reports?.[place];
          if (!report) return null;
          return (
            <div key={place} className="dispute-report">
              <p className="soft">{say('says', { name: two[place] })}</p>
              <p>
                <strong>{resultText(report.result, two)}</strong>
              </p>
              <CommandButton
                command={{ kind: 'enterResult', round: round.number, table, result: report.result }}
              >
                {say('takeReport')}
                <span className="unseen">{say('takeReportOf', { name: two[place] })}</span>
              </CommandButton>
            </div>
          );
        })}
      </div>
      <p className="row">
        <button type="button" onClick={onOther}>
          {say('otherResult')}
        </button>
      </p>
    </section>
  );
}
