import { tokenIcons } from '@sortie/xwing/icons';
import { diceOffers } from '../../../table/dice-offers.ts';
import { poolOfWindow, type SpentToken } from './ability-uses.ts';
import { AttackDiceChoice } from './attack-dice-choice.tsx';
import { oddsAfter } from './odds-after.ts';
import { OddsBrief } from './odds-brief.tsx';
import { useWords } from './text/words.ts';
import './token-use.css';
import { anySeen } from '../../../table/table-game.ts';
import { WhyNot } from '../../../table/why-not.tsx';
import { useCase } from '../why/use-case.ts';
import type { UseProps } from './use-props.ts';

const icons: Readonly<Record<SpentToken, string>> = {
  focus: tokenIcons.focus,
  evade: tokenIcons.evade,
  targetLock: tokenIcons.lock,
};

const names = { focus: 'spendFocus', evade: 'spendEvade', targetLock: 'spendLock' } as const;

/** What each does to attack dice; a focus does another thing to defense dice. */
const deeds = { focus: 'focusAttackDoes', evade: 'evadeDoes', targetLock: 'lockDoes' } as const;

/** A token that may be spent on the dice. */
export function TokenUse(props: UseProps) {
  const say = useWords();
  const caseOf = useCase(props.seen);
  const { use, window, seen, decision, referee, busy, isBest, choosing, onChoosing, onAnswer } = props;
  if (use.source.kind !== 'token') return null;
  const { token } = use.source;
  const pool = poolOfWindow(window);
  const title = say(names[token]);
  const dice = token === 'targetLock' ? diceOffers(use.offers) : undefined;
  const [only] = use.offers;
  const does = say(token === 'focus' && pool === 'defense' ? 'focusDefenseDoes' : deeds[token]);
  const odds = only && token !== 'targetLock' ? oddsAfter(seen.table, decision, only.answer) : undefined;
  return (
    <div className="token-use" data-use={use.key} data-usable={use.offers.length > 0} data-token={token}>
      <svg className="token-use-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[token]} />
      </svg>
      <span className="token-use-what">
        <strong>{title}</strong>
        <span className="soft">{does}</span>
      </span>
      {only === undefined ? (
        <WhyNot
          text={anySeen(seen).text}
          key={`${decision.id} ${decision.version}`}
          decision={decision}
          referee={referee}
          answer={{ use: use.key, choice: token === 'targetLock' ? [] : null }}
          about={title}
          caseOf={caseOf}
        />
      ) : (
        <button
          type="button"
          className={isBest ? 'primary' : undefined}
          disabled={busy}
          aria-label={`${title}: ${say(dice && choosing ? 'cancel' : 'spend')}`}
          {...(dice ? { 'aria-expanded': choosing } : { 'data-answer': JSON.stringify(only.answer) })}
          onClick={() => (dice ? onChoosing(!choosing) : onAnswer(only.answer))}
        >
          {say(dice && choosing ? 'cancel' : 'spend')}
        </button>
      )}
      {odds ? <OddsBrief odds={odds} seen={seen} /> : null}
      {dice && choosing ? (
        <AttackDiceChoice
          offers={dice}
          pool={pool}
          seen={seen}
          busy={busy}
          title={title}
          onAnswer={onAnswer}
          isSpending
          oddsOf={(offer) => oddsAfter(seen.table, decision, offer.answer)}
        />
      ) : null}
    </div>
  );
}
