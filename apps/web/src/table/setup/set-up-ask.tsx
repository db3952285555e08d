import type { Plain } from '@sortie/kernel';
import { type ComponentType, useEffect } from 'react';
import { hasMotion } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import type { AskProps } from '../table-game.ts';
import { useWords } from '../text/words.ts';
import { forgetWish, isWished, wishes, wishFor } from './auto-set-up.ts';
import './set-up-ask.css';

/** Pieces come one after another, so that one sees what happens. */
const PAUSE = 140;

interface Props<Table> extends AskProps<Table> {
  readonly Widget: ComponentType<AskProps<Table>>;
  /** What both sides brought, to tell this table from another. */
  readonly brought: string;
  /** A sensible answer, for those who want to play at once. */
  readonly suggestion: () => Plain | undefined;
}

/** A question of set-up, which a player may leave to the table together with all that follow. */
export function SetUpAsk<Table>({ Widget, brought, suggestion, ...props }: Props<Table>) {
  const say = useWords();
  const { seen, decision, referee } = props;
  const { as, version, people } = seen;
  const known = { as, version, people, brought };
  const isAuto = isWished(useStore(wishes), known);
  const { id } = decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question is answered once.
  useEffect(() => {
    const answer = isAuto ? suggestion() : undefined;
    if (answer === undefined) return undefined;
    const timer = setTimeout(
      () => {
        void referee.answer(decision, answer).then((reply) => {
          // A question that has passed meanwhile is no reason to stop.
          const hasPassed = reply.kind === 'refused' && reply.rule === 'table.stale-answer';
          if (reply.kind !== 'result' && !hasPassed) forgetWish(as);
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
        <button type="button" onClick={() => forgetWish(as)}>
          {say('stopPlacing')}
        </button>
      </div>
    );
  }
  return (
    <div className="set-up-ask">
      <Widget {...(props as AskProps<Table>)} />
      <button type="button" className="set-up-ask-all" onClick={() => wishFor(known)}>
        {say('placeAll')}
      </button>
    </div>
  );
}
