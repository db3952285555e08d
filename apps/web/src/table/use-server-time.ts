import { useEffect, useState } from 'react';
import { serverTime } from '../live/server-time.ts';

/** The time of the server, second by second until then. */
export function useServerTime(until: number): number {
  const [now, setNow] = useState(serverTime);
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return undefined;
    const tick = setInterval(() => setNow(serverTime()), 1000);
    return () => clearInterval(tick);
  }, [isOver]);
  return now;
}
