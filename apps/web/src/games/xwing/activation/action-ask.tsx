import type { Plain, Refusal } from '@sortie/kernel';
import type { ActionName } from '@sortie/xwing/model';
import { cardText, texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { useState } from 'react';
import { Answers } from '../../../table/answers.tsx';
import { BigChoices } from '../../../table/big-choices.tsx';
import { PieceChoices } from '../../../table/piece-choices.tsx';
import { SpotLine } from '../../../table/spot-line.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { shipLook } from '../ship-pick-ask.tsx';
import { useWords } from '../text/words.ts';
import './action-ask.css';
import { actionIcon, actionTitle, cardOfAction } from './action-title.ts';
import { type ActionChoice, type ActionOffer, actionChoices, asksFor } from './actions.ts';
import { directionName } from './direction-name.ts';
import { DirectionPicture } from './direction-picture.tsx';

/** The action bar: what is offered, and what is not with its reason. */
export function ActionAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const names = namesFor(seen);
  const { busy, send } = useAnswer(referee, decision);
  const [opened, setOpened] = useState<ActionName | undefined>(undefined);
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const choices = actionChoices(decision, seen.table);
  const open = choices.find(({ action, ways }) => action === opened && ways.length > 0);
  const asked = open && asksFor(open.ways);
  const { source } = decision.about as { readonly source: string | null };
  const { answerText } = texts(seen.language);

  const press = ({ action, ways }: ActionChoice) => {
    setRefusal(undefined);
    if (ways.length === 0) {
      setOpened(undefined);
      void referee.whyNot(decision, { action }).then(setRefusal);
    } else if (ways.length === 1 && asksFor(ways) === 'nothing') send(plain(ways[0]!));
    else setOpened(action === opened ? undefined : action);
  };

  const ways = (chosen: ActionChoice) =>
    chosen.ways.map((way) => ({ key: JSON.stringify(way), label: answerText(decision, plain(way), names) }));
  const take = (key: string) => {
    const way = open?.ways.find((each) => JSON.stringify(each) === key);
    if (way) send(plain(way));
  };

  return (
    <div className="action-ask">
      {source && <p className="action-ask-card">{say('freeBy', { card: names.card(source) ?? source })}</p>}
      <div className="action-ask-bar" role="toolbar" aria-label={say('actions')}>
        {choices.map((choice) => {
          const isOffered = choice.ways.length > 0;
          const isWhole = choice.ways.length === 1 && asksFor(choice.ways) === 'nothing';
          return (
            <button
              key={choice.action}
              type="button"
              data-action={choice.action}
              data-answer={isWhole ? JSON.stringify(choice.ways[0]) : undefined}
              aria-disabled={!isOffered || busy}
              aria-pressed={
                isOffered && asksFor(choice.ways) !== 'nothing' ? choice.action === opened : undefined
              }
              onClick={() => press(choice)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={actionIcon(choice.action)} />
              </svg>
              <span>{actionTitle(choice.action, names, seen.language)}</span>
              {!isOffered && <span className="action-ask-why">{say('whyNot')}</span>}
            </button>
          );
        })}
      </div>
      {refusal && <SpotLine text={anySeen(seen).text} spot={{ standing: 'illegal', refusal }} />}
      {open && (
        <div className="action-ask-more">
          <h3>
            {say(asked === 'target' ? 'pickTarget' : asked === 'direction' ? 'pickDirection' : 'pickChoice')}
          </h3>
          <CardWords action={open.action} seen={seen} />
          {asked === 'target' && (
            <PieceChoices
              busy={busy}
              onChoose={send}
              choices={open.ways.map((way) => ({
                answer: plain(way),
                piece: way.target!,
                title: names.ship(way.target!),
                label: say('lockThis', { ship: names.ship(way.target!) }),
                ...shipLook(seen.table, way.target!, say),
              }))}
            />
          )}
          {asked === 'direction' && (
            <BigChoices
              busy={busy}
              onChoose={send}
              choices={open.ways.map((way) => ({
                answer: plain(way),
                title: directionName(way.direction!, say),
                picture: <DirectionPicture direction={way.direction!} />,
              }))}
            />
          )}
          {(asked === 'choice' || asked === 'nothing') && (
            <Answers options={ways(open)} onChoose={take} busy={busy} />
          )}
          {asked !== 'choice' && seen.table.options.variant !== 'core2012' && (
            <p className="action-ask-hint">{say('noMeasuring')}</p>
          )}
        </div>
      )}
      <button type="button" disabled={busy} data-answer='{"skip":true}' onClick={() => send({ skip: true })}>
        {say('skipAction')}
      </button>
    </div>
  );
}

/** What the card of a card's action does. */
function CardWords({
  action,
  seen,
}: {
  readonly action: ActionName;
  readonly seen: AskProps<XwingView>['seen'];
}) {
  const card = cardOfAction(action, seen.table);
  const text = card && cardText(card, seen.language);
  return text ? <p className="action-ask-card">{text}</p> : null;
}

function plain(offer: ActionOffer): Plain {
  return offer as unknown as Plain;
}
