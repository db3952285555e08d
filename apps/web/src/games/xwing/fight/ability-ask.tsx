import type { XwingView } from '@sortie/xwing/view';
import { useMemo, useState } from 'react';
import type { AskProps } from '../../../table/table-game.ts';
import './ability-ask.css';
import { useAnswer } from '../../../table/use-answer.ts';
import { type AbilityUse, abilityWindow, poolOfWindow } from './ability-uses.ts';
import { CardUse } from './card-use.tsx';
import { oddsAfter } from './odds-after.ts';
import { OddsBrief } from './odds-brief.tsx';
import { useWords } from './text/words.ts';
import { TokenUse } from './token-use.tsx';

/** What may be used at this moment: tokens first, then cards, or nothing more. */
export function AbilityAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const { table } = seen;
  const open = useMemo(() => abilityWindow(decision, table), [decision, table]);
  const { busy, send: answer } = useAnswer(referee, decision);
  const [choosing, setChoosing] = useState<string | null>(null);
  const { window, pass } = open;
  const isOwnDice = open.tokens.length > 0;
  const ifPassed = isOwnDice ? oddsAfter(table, { kind: 'pass', pool: poolOfWindow(window) }) : undefined;
  const use = (each: AbilityUse) => ({
    use: each,
    window,
    seen,
    decision,
    referee,
    busy,
    choosing: choosing === each.key,
    onChoosing: (on: boolean) => setChoosing(on ? each.key : null),
    onAnswer: answer,
  });
  return (
    <div className="ability-ask" data-window={window}>
      {open.tokens.length > 0 ? (
        <ul className="ability-ask-uses" aria-label={say('tokens')}>
          {open.tokens.map((each) => (
            <li key={each.key}>
              <TokenUse {...use(each)} />
            </li>
          ))}
        </ul>
      ) : null}
      {open.cards.length > 0 ? (
        <ul className="ability-ask-uses" aria-label={say('cards')}>
          {open.cards.map((each) => (
            <li key={each.key}>
              <CardUse {...use(each)} />
            </li>
          ))}
        </ul>
      ) : null}
      {pass === undefined ? null : (
        <button
          type="button"
          className={choosing === null ? 'ability-ask-pass primary' : 'ability-ask-pass'}
          data-answer={JSON.stringify(pass)}
          disabled={busy}
          title={say('goOnDoes')}
          onClick={() => answer(pass)}
        >
          <span>{say('goOn')}</span>
          {ifPassed ? <OddsBrief odds={ifPassed} /> : null}
        </button>
      )}
    </div>
  );
}
