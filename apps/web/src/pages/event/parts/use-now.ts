import { useEffect, useState } from 'react';
import { useEvent } from './event-context.ts';

const SECOND = 1000;

/** Milliseconds since 1970 by the server's clock, every second. */
export function useNow(every = SECOND): number {
  const { clockAhead } = useEvent();
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return here + clockAhead;
}
