import { findObjective } from '@sortie/armada/catalogue';
import { cardText, objectiveText, texts } from '@sortie/armada/text';
import type { Language } from '@sortie/games';
import { Answers } from '../../../table/answers.tsx';
import { capital } from '../../../table/capital.ts';
import { DiceChoice } from '../../../table/dice-choice.tsx';
import { diceOffers } from '../../../table/dice-offers.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { cardBehind } from './card-behind.ts';
import { diceFaces } from './dice-faces.ts';
import { OddsBrief } from './odds/odds-brief.tsx';
import { iconOfUse, ownerOfUse, ruleOfUse } from './rule-of-use.ts';
import type { UseProps } from './use-props.ts';
import './fight.css';

/** Something that may be used now: at once where there is one way, else its ways are opened. */
export function AbilityUse(props: UseProps) {
  const say = useWords();
  const { seen, decision, use, busy, isOpen, onOpen, onAnswer, oddsOf, isBest } = props;
  const answers = use.offers.map(({ answer }) => answer);
  const names = namesFor(seen);
  const { answerText } = texts(seen.language);
  const dice = seen.table.attack ? diceOffers(use.offers.map(dieChoice)) : undefined;
  const [only, ...others] = use.offers;
  const isPlain = only !== undefined && others.length === 0;
  const title = isPlain ? capital(answerText(decision, only.answer, names)) : titleOf(props);
  const card = cardBehind(use.key, seen.table);
  return (
    <div className="ar-use" data-use={use.key}>
      <svg className="ar-use-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconOfUse(use.key)} />
      </svg>
      <span className="ar-use-what">
        <strong>{title}</strong>
        <span className="soft">
          {card === undefined ? names.unit(ownerOfUse(use.key)) : textOfUse(card, seen.language)}
          {use.optional ? null : ` · ${say('mustUse')}`}
        </span>
        <OddsBrief odds={oddsOf(answers)} seen={seen} />
      </span>
      <button
        type="button"
        className={isBest(answers) ? 'ar-use-button primary' : 'ar-use-button'}
        disabled={busy || only === undefined}
        aria-label={`${title}: ${say(isOpen && !isPlain ? 'cancel' : 'use')}`}
        {...(isPlain
          ? { 'data-answer': JSON.stringify(only.answer) }
          : { 'aria-expanded': isOpen, 'data-action': use.key })}
        onClick={() => (isPlain ? onAnswer(only.answer) : onOpen(!isOpen))}
      >
        {say(isOpen && !isPlain ? 'cancel' : 'use')}
      </button>
      {isOpen && !isPlain && <Ways {...props} dice={dice} />}
    </div>
  );
}

/** What a card does now; of an objective its special rule, for the rest is not about this moment. */
function textOfUse(card: string, language: Language): string | undefined {
  const objective = findObjective(card);
  if (!objective) return cardText(card, language);
  return objectiveText(objective.id, language).find(({ part }) => part === 'specialRule')?.text;
}

function titleOf({ use, seen }: UseProps): string {
  const { wording } = texts(seen.language);
  const names = namesFor(seen);
  const rule = ruleOfUse(use.key);
  return capital(names.card(use.key) ?? wording.word(rule)) || rule;
}

/** A choice that names one die is a choice of dice. */
function dieChoice(offer: UseProps['use']['offers'][number]) {
  const { choice } = offer;
  const fields = typeof choice === 'object' && choice !== null && !Array.isArray(choice) ? choice : undefined;
  const keys = fields ? Object.keys(fields) : [];
  const { die } = (fields ?? {}) as { readonly die?: number };
  return keys.length === 1 && typeof die === 'number' ? { ...offer, choice: die } : offer;
}

interface WaysProps extends UseProps {
  readonly dice: ReturnType<typeof diceOffers>;
}

function Ways({ seen, decision, use, busy, dice, onAnswer }: WaysProps) {
  const say = useWords();
  const pool = seen.table.attack?.dice ?? [];
  if (dice) {
    return (
      <DiceChoice
        offers={dice}
        dice={pool}
        draw={(marks) => diceFaces(pool, seen.language, marks)}
        busy={busy}
        onAnswer={onAnswer}
        confirm={(count) => say('useDice', { count })}
      />
    );
  }
  const { answerText } = texts(seen.language);
  return (
    <Answers
      options={use.offers.map(({ answer }) => ({
        key: JSON.stringify(answer),
        label: capital(answerText(decision, answer, namesFor(seen))),
      }))}
      busy={busy}
      onChoose={(key) => {
        const found = use.offers.find(({ answer }) => JSON.stringify(answer) === key);
        if (found) onAnswer(found.answer);
      }}
    />
  );
}
