import type { XwingView } from '@sortie/xwing/view';
import { type ComponentType, useEffect } from 'react';
import { hasMotion } from '../../../app/settings.ts';
import { useStore } from '../../../app/store.ts';
import type { AskProps } from '../../../table/table-game.ts';
import { useWords } from '../text/words.ts';
import { forgetWish, isWished, wishes, wishFor } from './auto-set-up.ts';
import './set-up-ask.css';
import { suggestedAnswer } from './suggested-answer.ts';

/** Pieces come one after another, so that one sees what happens. */
const PAUSE = 140;

/** A question of set-up, which a player may leave to the table together with all that follow. */
export function SetUpAsk({
  Widget,
  ...props
}: AskProps<XwingView> & { readonly Widget: ComponentType<AskProps<XwingView>> }) {
  const say = useWords();
  const { seen, decision, referee } = props;
  const isAuto = isWished(useStore(wishes), seen);
  const { id } = decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question is answered once.
  useEffect(() => {
    const answer = isAuto ? suggestedAnswer(decision, seen.table) : undefined;
    if (answer === undefined) return undefined;
    const timer = setTimeout(
      () => {
        void referee.answer(decision, answer).then((reply) => {
          // A question that has passed meanwhile is no reason to stop.
          const hasPassed = reply.kind === 'refused' && reply.rule === 'table.stale-answer';
          if (reply.kind !== 'result' && !hasPassed) forgetWish(seen.as);
        });
      },
      hasMotion() ? PAUSE : 0,
    );
    return () => clearTimeout(timer);
  }, [isAuto, id]);
  if (isAuto) {
    return (
      <div className="set-up-ask-auto" role="status">
        <span>{say('placingAll')}</span>
        <button type="button" onClick={() => forgetWish(seen.as)}>
          {say('stopPlacing')}
        </button>
      </div>
    );
  }
  return (
    <div className="set-up-ask">
      <Widget {...props} />
      <button type="button" className="set-up-ask-all" onClick={() => wishFor(seen)}>
        {say('placeAll')}
      </button>
    </div>
  );
}
