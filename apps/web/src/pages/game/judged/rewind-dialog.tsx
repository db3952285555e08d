import type { NamedStep } from '@sortie/protocol';
import { useEffect, useState } from 'react';
import { GameDialog } from '../game-dialog.tsx';
import { type JudgedBarProps, orderAs } from './order-as.ts';
import { stepsByRound } from './steps-by-round.ts';
import { useWords } from './text/words.ts';

interface RewindDialogProps extends Pick<JudgedBarProps, 'game' | 'nameOf'> {
  readonly judge: NonNullable<JudgedBarProps['judge']>;
  readonly onRewind: (to: number) => Promise<void>;
  readonly onClose: () => void;
}

/** The moments of the game, the latest first, of which the judge chooses one to go back to. */
export function RewindDialog({ game, nameOf, judge, onRewind, onClose }: RewindDialogProps) {
  const say = useWords();
  const steps = useSteps(judge);
  const [chosen, setChosen] = useState<NamedStep | null>(null);
  const nameStep = ({ seat, question }: NamedStep) =>
    `${nameOf(seat)}: ${game.stepName(question) ?? say('anAnswer')}`;
  const goBack = async (to: number) => {
    await onRewind(to);
    onClose();
  };
  if (chosen && typeof steps === 'object') {
    const count = steps.filter(({ entry }) => entry >= chosen.entry).length;
    return (
      <GameDialog title={say('rewindTitle')} onClose={onClose} closeWord={say('cancel')}>
        <p>{say('rewindSure', { step: nameStep(chosen) })}</p>
        <p>{say('rewindLost', { count })}</p>
        <p className="row">
          <button type="button" className="primary" onClick={() => void goBack(chosen.entry)}>
            {say('rewindYes')}
          </button>
          <button type="button" onClick={() => setChosen(null)}>
            {say('other')}
          </button>
        </p>
      </GameDialog>
    );
  }
  return (
    <GameDialog title={say('rewindTitle')} onClose={onClose} closeWord={say('cancel')}>
      <p>{say('rewindWhy')}</p>
      {steps === 'listing' && <p role="status">{say('listing')}</p>}
      {steps === 'failed' && <p role="alert">{say('notListed')}</p>}
      {typeof steps === 'object' && steps.length === 0 && <p>{say('noSteps')}</p>}
      {typeof steps === 'object' &&
        stepsByRound(steps).map(({ round, steps: own }) => (
          <section key={round}>
            <h3>{round > 0 ? say('round', { round }) : say('setUp')}</h3>
            <ol className="judged-steps">
              {own.map((step) => (
                <li key={step.entry}>
                  <button type="button" data-step={step.entry} onClick={() => setChosen(step)}>
                    {nameStep(step)}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
    </GameDialog>
  );
}

function useSteps(judge: RewindDialogProps['judge']): readonly NamedStep[] | 'listing' | 'failed' {
  const [steps, setSteps] = useState<readonly NamedStep[] | 'listing' | 'failed'>('listing');
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are listed once for an open dialog
  useEffect(() => {
    let isGone = false;
    void orderAs(judge, { kind: 'listSteps' }).then((reply) => {
      if (isGone) return;
      setSteps(
        reply.kind === 'result'
          ? (reply.result as unknown as { readonly steps: readonly NamedStep[] }).steps
          : 'failed',
      );
    });
    return () => {
      isGone = true;
    };
  }, []);
  return steps;
}
