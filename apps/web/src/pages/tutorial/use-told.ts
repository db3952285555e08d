import { useEffect, useState } from 'react';
import type { LessonNow } from './lesson.ts';

/** What the coach tells: the step before, as long as what it brought is still being played. */
export function useTold(now: LessonNow, isBusy: boolean): LessonNow {
  const [told, setTold] = useState(now);
  useEffect(() => {
    if (isBusy) return undefined;
    // The stage says that it is busy only after it has been shown what happened.
    const timer = setTimeout(() => setTold(now), 0);
    return () => clearTimeout(timer);
  }, [now, isBusy]);
  return told;
}
