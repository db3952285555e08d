import { type RefObject, useEffect, useRef } from 'react';
import type { LessonNow } from './lesson.ts';

/** Where a question is answered, the suggested answers first. */
const QUESTION = '#play-ask fieldset :is(button:not(:disabled), [tabindex="0"])';

/** Tries so often, once a frame, to find a question that is still being drawn. */
const TRIES = 90;

/**
 * Whoever plays by keys is brought to what comes next: the button of a step that is read, the first answer of one
 * that asks. Gives the place of that button.
 */
export function useStepFocus({ step, number, beginning }: LessonNow): RefObject<HTMLButtonElement | null> {
  const onward = useRef<HTMLButtonElement>(null);
  const isAsking = step.asks !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step, the same one again included
  useEffect(() => {
    let frame = 0;
    const bring = (tries: number) => {
      if (!isLost()) return;
      const next = isAsking ? document.querySelector<HTMLElement>(QUESTION) : onward.current;
      if (next) next.focus({ preventScroll: true });
      else if (tries > 0) frame = requestAnimationFrame(() => bring(tries - 1));
    };
    bring(TRIES);
    return () => cancelAnimationFrame(frame);
  }, [isAsking, number, beginning]);
  return onward;
}

/** What had the focus is gone with the step before. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('main');
}
