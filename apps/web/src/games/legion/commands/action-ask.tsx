import type { Plain } from '@sortie/kernel';
import type { ActionAnswer } from '@sortie/legion/model';
import { texts } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { Pass } from '../../../table/asking/pass.tsx';
import { capital } from '../../../table/capital.ts';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { unitOf } from '../units.ts';
import { MissingAnswers } from '../why/missing-answers.tsx';
import { iconOfAction } from './action-icons.ts';
import './command-card.css';
import { missingActions } from './missing-actions.ts';
import { useWords } from './text/words.ts';

type Action = Exclude<ActionAnswer, { readonly done: true }>;

/** What a unit does next: one of its actions, or ending the activation. */
export function ActionAsk(props: AskProps<LegionView>) {
  const { seen, decision, referee } = props;
  const { busy, send } = useAnswer(referee, decision);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const done = offers.find((each) => (each as { readonly done?: boolean }).done === true);
  const open = offers.filter((each) => each !== done);
  return (
    <div className="lg-actions">
      {open.length > 0 && (
        <ul className="lg-actions-list">
          {open.map((answer) => (
            <li key={JSON.stringify(answer)}>
              <ActionButton {...props} answer={answer} busy={busy} onAnswer={send} />
            </li>
          ))}
        </ul>
      )}
      <MissingAnswers {...props} title="cannotBeDone" missing={missingActions(seen, decision)} />
      {done !== undefined && (
        <Pass
          answer={done}
          label={capital(texts(seen.language).answerText(decision, done, namesFor(seen)))}
          busy={busy}
          isBest={open.length === 0}
          onAnswer={send}
        />
      )}
    </div>
  );
}

interface ActionButtonProps extends AskProps<LegionView> {
  readonly answer: Plain;
  readonly busy: boolean;
  readonly onAnswer: (answer: Plain) => void;
}

function ActionButton({ seen, decision, answer, busy, onAnswer }: ActionButtonProps) {
  const say = useWords();
  const action = answer as unknown as Action;
  return (
    <button
      type="button"
      className="lg-action"
      disabled={busy}
      data-answer={JSON.stringify(answer)}
      onClick={() => onAnswer(answer)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconOfAction(action.action)} />
      </svg>
      <span>
        {capital(texts(seen.language).answerText(decision, answer, namesFor(seen)))}
        <span className="soft">{aboutAction(seen, decision, action, say)}</span>
      </span>
    </button>
  );
}

function aboutAction(
  { table }: AskProps<LegionView>['seen'],
  { about }: AskProps<LegionView>['decision'],
  { action, move }: Action,
  say: ReturnType<typeof useWords>,
): string | undefined {
  if (action === 'card' || (move !== undefined && move !== 'standard')) return undefined;
  const unit = unitOf(table, (about as { readonly unit?: string } | null)?.unit ?? null);
  return say(`about_${action}`, { speed: unit?.values.maxSpeed ?? 0 });
}
