import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { PressGuard, QUIET } from './press-guard.ts';

/** What is asked on the page now, and whether it takes a press. */
export interface Asking {
  readonly guard: PressGuard;
  /** The element that holds the answers; null while nothing is asked. */
  panel: HTMLElement | null;
  readonly show: () => void;
}

const AskingContext = createContext<Asking | undefined>(undefined);

/** Whatever is inside takes one press for one question. */
export function WithAsking({ children }: { readonly children: ReactNode }) {
  const [asking] = useState(beginAsking);
  useEffect(() => listen(asking), [asking]);
  return <AskingContext value={asking}>{children}</AskingContext>;
}

/** Undefined where nothing is asked, such as in a replay. */
export function useAsking(): Asking | undefined {
  return useContext(AskingContext);
}

/** Says that something else is asked from now on, also within one question: its dice, its targets, its next piece. */
export function useAskStep(step: string | number | null | undefined): void {
  const asking = useAsking();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is new.
  useLayoutEffect(() => asking?.show(), [asking, step]);
}

function beginAsking(): Asking {
  const guard = new PressGuard();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asking: Asking = {
    guard,
    panel: null,
    show: () => {
      guard.show(performance.now());
      const { panel } = asking;
      panel?.setAttribute('aria-disabled', 'true');
      clearTimeout(timer);
      timer = setTimeout(() => asking.panel?.removeAttribute('aria-disabled'), QUIET);
    },
  };
  return asking;
}

const ACTING: ReadonlySet<string> = new Set(['Enter', ' ']);

/** When the hand pressed: a busy page may hear of it later. */
function timeOf({ timeStamp }: Event): number {
  return Math.min(timeStamp, performance.now());
}

/** Hears every press before anything else on the page does. */
function listen(asking: Asking): () => void {
  const { guard } = asking;
  const isInside = ({ target }: Event) => target instanceof Node && asking.panel?.contains(target) === true;
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const down = (event: Event) => {
    // A dial is turned by pointers alone.
    if (!guard.press(timeOf(event)) && isInside(event)) event.stopPropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (!ACTING.has(event.key)) return;
    if (!guard.press(timeOf(event), event.repeat) && isInside(event)) stop(event);
  };
  const click = (event: Event) => {
    if (!guard.letGo(timeOf(event)) && isInside(event)) stop(event);
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('keydown', key, true);
  document.addEventListener('click', click, true);
  return () => {
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('keydown', key, true);
    document.removeEventListener('click', click, true);
  };
}
