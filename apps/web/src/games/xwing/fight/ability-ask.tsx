import type { Decision } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import { type ReactNode, useMemo, useState } from 'react';
import { useAskStep } from '../../../table/asking/asking.tsx';
import { Pass } from '../../../table/asking/pass.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import './ability-ask.css';
import { useAnswer } from '../../../table/use-answer.ts';
import { type AbilityUse, type AbilityWindow, abilityWindow } from './ability-uses.ts';
import { CardUse } from './card-use.tsx';
import { FightGlance } from './fight-glance.tsx';
import { bestUseOf, oddsAfter } from './odds-after.ts';
import { OddsBrief } from './odds-brief.tsx';
import { useWords } from './text/words.ts';
import { TokenUse } from './token-use.tsx';

const PASS = 'pass';

/** What may be used at this moment: tokens first, then cards, or nothing more. */
export function AbilityAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const { table } = seen;
  const open = useMemo(() => abilityWindow(decision, table), [decision, table]);
  const best = useMemo(() => bestUse(open, decision, table), [open, decision, table]);
  const { busy, send: answer } = useAnswer(referee, decision);
  const [choosing, setChoosing] = useState<string | null>(null);
  useAskStep(choosing);
  const { window, pass } = open;
  const ifPassed = pass === undefined ? undefined : oddsAfter(table, decision, pass);
  const use = (each: AbilityUse) => ({
    use: each,
    window,
    seen,
    decision,
    referee,
    busy,
    isBest: choosing === null && best === each.key,
    choosing: choosing === each.key,
    onChoosing: (on: boolean) => setChoosing(on ? each.key : null),
    onAnswer: answer,
  });
  const possible = open.tokens.filter(({ offers }) => offers.length > 0);
  const impossible = open.tokens.filter(({ offers }) => offers.length === 0);
  return (
    <div className="ability-ask" data-window={window}>
      {table.attack ? <FightGlance seen={seen} attack={table.attack} /> : null}
      <Uses label={say('tokens')} uses={possible}>
        {(each) => <TokenUse {...use(each)} />}
      </Uses>
      <Uses label={say('cards')} uses={open.cards}>
        {(each) => <CardUse {...use(each)} />}
      </Uses>
      {impossible.length > 0 ? (
        <details className="ability-ask-not">
          <summary>{say('notPossible')}</summary>
          <Uses label={say('notPossible')} uses={impossible}>
            {(each) => <TokenUse {...use(each)} />}
          </Uses>
        </details>
      ) : null}
      {pass === undefined ? null : (
        <Pass
          answer={pass}
          label={say('goOn')}
          title={say('goOnDoes')}
          busy={busy}
          isBest={choosing === null && best === PASS}
          onAnswer={answer}
        >
          {ifPassed ? <OddsBrief odds={ifPassed} seen={seen} /> : null}
        </Pass>
      )}
    </div>
  );
}

interface UsesProps {
  readonly label: string;
  readonly uses: readonly AbilityUse[];
  readonly children: (use: AbilityUse) => ReactNode;
}

function Uses({ label, uses, children }: UsesProps) {
  if (uses.length === 0) return null;
  return (
    <ul className="ability-ask-uses" aria-label={label}>
      {uses.map((each) => (
        <li key={each.key}>{children(each)}</li>
      ))}
    </ul>
  );
}

/** What promises most; undefined where something may be used whose odds nobody knows. */
function bestUse({ pass }: AbilityWindow, decision: Decision, table: XwingView): string | undefined {
  if (pass === undefined) return undefined;
  const best = bestUseOf(table, decision);
  return best === null ? PASS : best;
}
