import { useEffect, useMemo } from 'react';
import { useStore } from '../../../app/store.ts';
import type { EventLine, FollowedEvent } from '../../../live/event-line.ts';
import { LiveEvent } from '../../../live/live-event.ts';

/** Follows an event for as long as its page is shown. */
export function useEventLine(
  id: string,
  token: string | undefined,
): { readonly line: EventLine; readonly followed: FollowedEvent } {
  const line = useMemo(() => new LiveEvent(id, token), [id, token]);
  useEffect(() => {
    line.join();
    return () => line.leave();
  }, [line]);
  return { line, followed: useStore(line.event) };
}
