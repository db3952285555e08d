import type { XwingEvent } from '@sortie/xwing/model';
import type { XwingView } from '@sortie/xwing/view';
import { use } from 'react';
import { DiceTray } from '../../../table/dice-tray.tsx';
import { LookAgain } from '../../../table/stage/use-again.ts';
import type { Seen } from '../../../table/table-game.ts';
import { attackEvents, diceAfter } from '../stage/attack-events.ts';
import { staging } from '../stage/staging.ts';
import { useWords as useStageWords } from '../stage/text/words.ts';
import type { AttackReport } from './attack-reports.ts';
import { diceFaces } from './dice-faces.ts';
import './report-again.css';
import { useWords } from './text/words.ts';

interface ReportAgainProps {
  readonly seen: Seen<XwingView>;
  readonly report: AttackReport;
}

/** The dice of an attack as they lay at its end, and the way to see all of it once more. */
export function ReportAgain({ seen, report }: ReportAgainProps) {
  const say = useWords();
  const sayOfStage = useStageWords();
  const lookAgain = use(LookAgain);
  const { attack, defense } = diceAfter(attackEvents(seen.log as readonly XwingEvent[], report.place));
  return (
    <div className="report-again">
      <DiceTray dice={diceFaces('attack', attack, say)} label={say('attackDice')} />
      <DiceTray dice={diceFaces('defense', defense, say)} label={say('defenseDice')} />
      {lookAgain && (
        <button
          type="button"
          data-report-again={report.place}
          onClick={() => lookAgain(staging.attackAgain(seen, report.place))}
        >
          {sayOfStage('seeAgain')}
        </button>
      )}
    </div>
  );
}
