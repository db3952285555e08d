import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever plays by keys is brought to the button of a step that is read, when what had the focus is gone with the
 * step before; a step that asks something leaves the focus to its question. Gives the place of that button.
 */
export function useStepFocus(step: string, isWatching: boolean): RefObject<HTMLButtonElement | null> {
  const onward = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useEffect(() => {
    if (isLost()) onward.current?.focus({ preventScroll: true });
  }, [step, isWatching]);
  return onward;
}

function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('main');
}
