import { texts } from '@sortie/xwing/text';
import { useMemo } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { Answers } from '../../../table/answers.tsx';
import { capital } from '../../../table/capital.ts';
import { namesFor } from '../names-for.ts';
import { cardBehind, poolOfWindow } from './ability-uses.ts';
import { CardLink } from './card-link.tsx';
import './card-use.css';
import { diceOffers } from '../../../table/dice-offers.ts';
import { AttackDiceChoice } from './attack-dice-choice.tsx';
import { oddsAfter } from './odds-after.ts';
import { OddsBrief } from './odds-brief.tsx';
import { oddsOfUse } from './odds-of-use.ts';
import { shipPicks } from './ship-picks.ts';
import { useWords } from './text/words.ts';
import type { UseProps } from './use-props.ts';
import { useShipPicks } from './use-ship-picks.ts';

/** A card that may be used, with what it does in our words. */
export function CardUse(props: UseProps) {
  const say = useWords();
  const language = useLanguage();
  const { use, window, seen, decision, busy, isBest, choosing, onChoosing, onAnswer } = props;
  const odds = useMemo(() => oddsOfUse(seen.table, decision, use), [seen.table, decision, use]);
  const names = namesFor(seen);
  const title = names.card(use.key) ?? use.key;
  const dice = seen.table.attack ? diceOffers(use.offers) : undefined;
  const [only, ...others] = use.offers;
  const isPlain = only !== undefined && others.length === 0 && (!dice || dice[0]!.dice.length === 0);
  const kind = cardKind(use.key);
  const options = use.offers.map(({ answer, choice }) => ({
    key: JSON.stringify(answer),
    answer,
    choice,
    label: capital(texts(language).answerText(decision, answer, names)),
  }));
  useShipPicks(
    shipPicks(options, (option) => option.choice, seen.table),
    choosing && !dice,
    onAnswer,
  );
  return (
    <div className="card-use" data-use={use.key} data-kind={kind}>
      <UsedCard use={use} seen={seen} title={title} kind={kind} />
      <button
        type="button"
        className={isBest ? 'primary' : undefined}
        disabled={busy || only === undefined}
        aria-label={choosing && !isPlain ? `${title}: ${say('cancel')}` : say('useOn', { card: title })}
        {...(isPlain ? { 'data-answer': JSON.stringify(only.answer) } : { 'aria-expanded': choosing })}
        onClick={() => (isPlain ? onAnswer(only.answer) : onChoosing(!choosing))}
      >
        {say(choosing && !isPlain ? 'cancel' : 'use')}
      </button>
      {odds && !choosing ? <OddsBrief odds={odds} seen={seen} /> : null}
      {choosing && !isPlain && dice ? (
        <AttackDiceChoice
          offers={dice}
          pool={poolOfWindow(window)}
          seen={seen}
          busy={busy}
          title={title}
          onAnswer={onAnswer}
          oddsOf={(offer) => oddsAfter(seen.table, decision, offer.answer)}
        />
      ) : null}
      {choosing && !isPlain && !dice ? (
        <Answers
          options={options}
          busy={busy}
          onChoose={(key) => {
            const found = options.find((option) => option.key === key);
            if (found) onAnswer(found.answer);
          }}
        />
      ) : null}
    </div>
  );
}

type CardKind = 'pilotCard' | 'damageCard' | 'upgradeCard';

function cardKind(key: string): CardKind {
  return /\.pilot/.test(key) ? 'pilotCard' : /\.d\d/.test(key) ? 'damageCard' : 'upgradeCard';
}

interface UsedCardProps extends Pick<UseProps, 'use' | 'seen'> {
  readonly title: string;
  readonly kind: CardKind;
}

function UsedCard({ use, seen, title, kind }: UsedCardProps) {
  const say = useWords();
  const card = cardBehind(use.key, seen.table);
  const ship = use.ship === null || kind === 'pilotCard' ? undefined : namesFor(seen).ship(use.ship);
  return (
    <span className="card-use-what">
      <strong>{card === undefined ? title : <CardLink card={card}>{title}</CardLink>}</strong>
      <span className="card-use-kind">
        {say(kind)} {ship === undefined ? '' : say('ofShip', { ship })}
        {use.optional ? null : <em>{say('mustUse')}</em>}
      </span>
    </span>
  );
}
