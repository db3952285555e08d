import type { Plain, Refusal } from '@sortie/kernel';
import type { ActionName } from '@sortie/xwing/model';
import type { XwingView } from '@sortie/xwing/view';
import { useState } from 'react';
import { useAskStep } from '../../../table/asking/asking.tsx';
import { Pass } from '../../../table/asking/pass.tsx';
import { SpotLine } from '../../../table/spot-line.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { cardBehind } from '../fight/ability-uses.ts';
import { CardLink } from '../fight/card-link.tsx';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import { useCase } from '../why/use-case.ts';
import './action-ask.css';
import { actionIcon, actionTitle } from './action-title.ts';
import { ActionWays } from './action-ways.tsx';
import { type ActionChoice, type ActionOffer, actionChoices, asksFor } from './actions.ts';

/** The action bar: what is offered, and what is not with its reason. */
export function ActionAsk({ seen, decision, referee }: AskProps<XwingView>) {
  const say = useWords();
  const names = namesFor(seen);
  const caseOf = useCase(seen);
  const { busy, send } = useAnswer(referee, decision);
  const [opened, setOpened] = useState<ActionName | undefined>(undefined);
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  useAskStep(opened);
  const choices = actionChoices(decision, seen.table);
  const open = choices.find(({ action, ways }) => action === opened && ways.length > 0);
  const { source } = decision.about as { readonly source: string | null };

  const press = ({ action, ways }: ActionChoice) => {
    setRefusal(undefined);
    if (ways.length === 0) {
      setOpened(undefined);
      void referee.whyNot(decision, { action }).then(setRefusal);
    } else if (ways.length === 1 && asksFor(ways) === 'nothing') send(asPlain(ways[0]!));
    else setOpened(action === opened ? undefined : action);
  };

  return (
    <div className="action-ask">
      {source && (
        <div className="action-ask-card">
          <CardLink card={cardBehind(source, seen.table) ?? source}>
            {say('freeBy', { card: names.card(source) ?? source })}
          </CardLink>
        </div>
      )}
      <div className="action-ask-bar" role="toolbar" aria-label={say('actions')}>
        {choices.map((choice) => (
          <ActionButton
            key={choice.action}
            choice={choice}
            title={actionTitle(choice.action, names, seen.language)}
            isOpen={choice.action === opened}
            busy={busy}
            onPress={() => press(choice)}
          />
        ))}
      </div>
      {refusal && (
        <SpotLine text={anySeen(seen).text} spot={{ standing: 'illegal', refusal }} caseOf={caseOf} />
      )}
      {open && <ActionWays seen={seen} decision={decision} open={open} busy={busy} onChoose={send} />}
      <Pass answer={{ skip: true }} label={say('skipAction')} busy={busy} onAnswer={send} />
    </div>
  );
}

interface ActionButtonProps {
  readonly choice: ActionChoice;
  readonly title: string;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

function ActionButton({ choice: { action, ways }, title, isOpen, busy, onPress }: ActionButtonProps) {
  const say = useWords();
  const isOffered = ways.length > 0;
  const asksMore = isOffered && asksFor(ways) !== 'nothing';
  const isWhole = ways.length === 1 && !asksMore;
  return (
    <button
      type="button"
      data-action={action}
      data-answer={isWhole ? JSON.stringify(ways[0]) : undefined}
      aria-disabled={!isOffered || busy || undefined}
      aria-pressed={asksMore ? isOpen : undefined}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={actionIcon(action)} />
      </svg>
      <span>{title}</span>
      {!isOffered && <span className="action-ask-why">{say('whyNot')}</span>}
    </button>
  );
}

function asPlain(offer: ActionOffer): Plain {
  return offer as unknown as Plain;
}
