import type { HullZone } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import type { UseOffer } from '../../../table/ability-offers.ts';
import { Answers } from '../../../table/answers.tsx';
import { capital } from '../../../table/capital.ts';
import { DiceChoice } from '../../../table/dice-choice.tsx';
import { anySeen } from '../../../table/table-game.ts';
import { WhyNot } from '../../../table/why-not.tsx';
import { namesFor } from '../names-for.ts';
import { TokenIcon } from '../parts/token-icon.tsx';
import { useWords } from '../text/words.ts';
import { unitOf } from '../units.ts';
import { useCase } from '../why/use-case.ts';
import { diceFaces } from './dice-faces.ts';
import './fight.css';
import { OddsBrief } from './odds/odds-brief.tsx';
import { ownerOfUse } from './rule-of-use.ts';
import type { UseProps } from './use-props.ts';

interface Spending {
  readonly token: number;
  readonly die?: number;
  readonly zones?: readonly HullZone[];
}

/** The defender's tokens in a row: spent by pressing, with the die or the zone that goes with them. */
export function DefenseTokensUse(props: UseProps) {
  const say = useWords();
  const { seen, use, busy, onAnswer, oddsOf, isBest } = props;
  const unit = unitOf(seen.table, ownerOfUse(use.key));
  const [open, setOpen] = useState<number | null>(null);
  const { pieceWords } = texts(seen.language);
  const locked = seen.table.attack?.locked ?? [];
  const offersOf = (place: number) =>
    use.offers.filter(({ choice }) => (choice as unknown as Spending | null)?.token === place);
  const press = (place: number) => {
    const [only, ...others] = offersOf(place);
    if (only && others.length === 0) onAnswer(only.answer);
    else setOpen(open === place ? null : place);
  };
  return (
    <div data-use={use.key}>
      <ul className="ar-fight-tokens" aria-label={say('defenseTokens')}>
        {unit?.defenseTokens.map(({ token, state }, place) => {
          const name = pieceWords.defenseToken(token, state);
          const answers = offersOf(place).map(({ answer }) => answer);
          const isOffered = answers.length > 0;
          if (state === 'discarded') return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place on the card
            <li key={place}>
              <button
                type="button"
                className={isBest(answers) ? 'ar-fight-token primary' : 'ar-fight-token'}
                data-token={place}
                data-action={isOffered ? place : undefined}
                disabled={busy || !isOffered}
                aria-expanded={offersOf(place).length > 1 ? open === place : undefined}
                onClick={() => press(place)}
              >
                <TokenIcon token={token} state={state} locked={locked.includes(place)} />
                <span>
                  {name}
                  {state === 'exhausted' && isOffered && (
                    <span className="soft"> · {say('willBeDiscarded')}</span>
                  )}
                  <OddsBrief odds={oddsOf(answers)} seen={seen} />
                </span>
              </button>
              {!isOffered && <WhyNotToken {...props} place={place} name={name} />}
            </li>
          );
        })}
      </ul>
      {open !== null && <TokenWays {...props} offers={offersOf(open)} />}
    </div>
  );
}

interface WhyNotTokenProps extends UseProps {
  readonly place: number;
  readonly name: string;
}

function WhyNotToken({ seen, decision, referee, use, place, name }: WhyNotTokenProps) {
  const caseOf = useCase(seen);
  return (
    <WhyNot
      key={`${decision.id} ${decision.version}`}
      text={anySeen(seen).text}
      decision={decision}
      referee={referee}
      answer={{ use: use.key, choice: { token: place } }}
      about={name}
      caseOf={caseOf}
    />
  );
}

interface TokenWaysProps extends UseProps {
  readonly offers: readonly UseOffer[];
}

/** The dice that Evade may act on, or the zones that Redirect may choose. */
function TokenWays({ seen, decision, offers, busy, onAnswer }: TokenWaysProps) {
  const say = useWords();
  const pool = seen.table.attack?.dice ?? [];
  const dice = offers.flatMap(({ answer, choice }) => {
    const { die } = choice as unknown as Spending;
    return die === undefined ? [] : [{ answer, dice: [die] }];
  });
  if (dice.length > 0) {
    return (
      <DiceChoice
        offers={dice}
        dice={pool}
        draw={(marks) => diceFaces(pool, seen.language, marks)}
        busy={busy}
        onAnswer={onAnswer}
        confirm={() => say('evadeDie')}
      />
    );
  }
  const { answerText } = texts(seen.language);
  return (
    <Answers
      options={offers.map(({ answer }) => ({
        key: JSON.stringify(answer),
        label: capital(answerText(decision, answer, namesFor(seen))),
      }))}
      busy={busy}
      onChoose={(key) => onAnswer(JSON.parse(key) as Plain)}
    />
  );
}
