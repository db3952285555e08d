import { type ReactNode, useEffect, useRef } from 'react';
import type { Act } from './act.ts';
import { StagePicture } from './stage-picture.tsx';
import './stage-view.css';
import { useWords } from './text/words.ts';
import { useFreeSide } from './use-free-side.ts';

interface StageViewProps {
  readonly act: Act;
  /** It stays until the player goes on. */
  readonly isWaiting: boolean;
  readonly onSkip: () => void;
  readonly onGoOn: () => void;
  /** What the button that ends it says: going on with the game, or closing what is looked at again. */
  readonly isAgain?: boolean;
}

/** What is seen to happen, over the board: a picture where there is one, and always the words. */
export function StageView({ act, isWaiting, onSkip, onGoOn, isAgain = false }: StageViewProps) {
  const say = useWords();
  const root = useRef<HTMLElement>(null);
  const side = useFreeSide(act, root);
  useStageKeys(isWaiting ? onGoOn : onSkip);
  return (
    <section
      ref={root}
      data-place={side}
      data-over-board="panel"
      className={`stage-view stage-view-${act.kind}`}
      aria-label={say(isAgain ? 'again' : 'stage')}
      data-act={act.kind}
      data-act-key={act.key}
      data-waiting={isWaiting}
    >
      <div className="stage-view-picture" data-side={act.side ?? undefined}>
        <StagePicture act={act} />
        <p className="stage-view-words">{act.words}</p>
      </div>
      <Buttons>
        {isWaiting ? (
          <button type="button" className="primary" data-stage-go-on onClick={onGoOn}>
            {say(isAgain ? 'close' : 'goOn')}
          </button>
        ) : (
          <button type="button" data-stage-skip onClick={onSkip}>
            {say(isAgain ? 'close' : 'skip')}
          </button>
        )}
      </Buttons>
    </section>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className="stage-view-buttons">{children}</div>;
}

/** Enter and the space bar go on, unless they are meant for something that has the focus. */
function useStageKeys(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (key !== 'Enter' && key !== ' ') return;
      const isTaken = 'a, button, input, textarea, select, summary, dialog, [role="button"]';
      if (target instanceof Element && target.closest(isTaken)) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
