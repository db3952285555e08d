import type { Plain } from '@sortie/kernel';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { useState } from 'react';
import { offeredWindow } from '../../../../table/ability-offers.ts';
import { useAskStep } from '../../../../table/asking/asking.tsx';
import { Pass } from '../../../../table/asking/pass.tsx';
import { capital } from '../../../../table/capital.ts';
import type { AskProps } from '../../../../table/table-game.ts';
import { useAnswer } from '../../../../table/use-answer.ts';
import { namesFor } from '../../names-for.ts';
import { MissingAnswers } from '../../why/missing-answers.tsx';
import { FightGlance } from '../fight-glance.tsx';
import { useWords } from '../text/words.ts';
import { AbilityUse } from './ability-use.tsx';
import './ability-ask.css';
import { missingUses } from './missing-uses.ts';

/** Everything that may be used at this moment (tokens, keywords, cards), and going on. */
export function AbilityAsk(props: AskProps<LegionView>) {
  const { seen, decision, referee } = props;
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const { window, uses, pass } = offeredWindow(decision);
  const [open, setOpen] = useState<string | null>(null);
  useAskStep(`${decision.id} ${open}`);
  const answer = (chosen: Plain) => {
    setOpen(null);
    send(chosen);
  };
  return (
    <div className="lg-fight" data-window={window}>
      <FightGlance seen={seen} />
      <ul className="lg-uses">
        {uses.map((use) => (
          <li key={use.key}>
            <AbilityUse
              {...props}
              use={use}
              busy={busy}
              isOpen={open === use.key}
              onOpen={(isOpen) => setOpen(isOpen ? use.key : null)}
              onAnswer={answer}
            />
          </li>
        ))}
      </ul>
      <MissingAnswers
        {...props}
        title="cannotBeUsed"
        missing={missingUses(seen, window, uses, (rule) => say(`${rule}Rule`))}
      />
      {pass !== undefined && (
        <Pass
          answer={pass}
          label={capital(texts(seen.language).answerText(decision, pass, namesFor(seen)))}
          busy={busy}
          isBest={uses.length === 0}
          onAnswer={answer}
        />
      )}
    </div>
  );
}
