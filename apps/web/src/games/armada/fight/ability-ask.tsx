import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import { type OfferedUse, offeredWindow } from '../../../table/ability-offers.ts';
import { useAskStep } from '../../../table/asking/asking.tsx';
import { Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { MissingAnswers } from '../why/missing-answers.tsx';
import { AbilityUse } from './ability-use.tsx';
import { DefenseTokensUse } from './defense-tokens-use.tsx';
import './fight.css';
import { FightGlance } from './fight-glance.tsx';
import { missingUses } from './missing-uses.ts';
import { OddsBrief } from './odds/odds-brief.tsx';
import { useOddsOfUses } from './odds/use-odds-of-uses.ts';
import { ruleOfUse } from './rule-of-use.ts';

/** Everything that may be used at this moment: commands, tokens, dice and cards; and going on. */
export function AbilityAsk(props: AskProps<ArmadaView>) {
  const { seen, decision, referee } = props;
  const { wording } = texts(seen.language);
  const { busy, send } = useAnswer(referee, decision);
  const { window, uses, pass } = offeredWindow(decision);
  const [open, setOpen] = useState<string | null>(null);
  useAskStep(`${decision.id} ${open}`);
  const answer = (chosen: Plain) => {
    setOpen(null);
    send(chosen);
  };
  const odds = useOddsOfUses(seen.table, decision);
  const drawn = (use: OfferedUse) => {
    const shown = {
      seen,
      decision,
      referee,
      use,
      busy,
      isOpen: open === use.key,
      onOpen: (isOpen: boolean) => setOpen(isOpen ? use.key : null),
      onAnswer: answer,
      oddsOf: odds.of,
      isBest: odds.isBest,
    };
    return ruleOfUse(use.key) === 'defenseTokens' ? (
      <DefenseTokensUse {...shown} />
    ) : (
      <AbilityUse {...shown} />
    );
  };
  return (
    <div className="ar-fight" data-window={window}>
      <FightGlance seen={seen} />
      <ul className="ar-uses">
        {uses.map((use) => (
          <li key={use.key}>{drawn(use)}</li>
        ))}
      </ul>
      <MissingAnswers
        {...props}
        title="cannotBeUsed"
        missing={missingUses(seen.table, window, uses, (rule) => wording.word(rule))}
      />
      {pass !== undefined && (
        <Pass
          answer={pass}
          label={capital(texts(seen.language).answerText(decision, pass, namesFor(seen)))}
          busy={busy}
          isBest={odds.areKnown ? odds.isBest([pass]) : uses.length === 0}
          onAnswer={answer}
        >
          <OddsBrief odds={odds.of([pass])} seen={seen} />
        </Pass>
      )}
    </div>
  );
}
