import { store } from '../../../app/store.ts';
import type { EventLine, FollowedEvent } from '../../../live/event-line.ts';

/** The line of one viewer to an event; without a token it is the public's. */
export function openLine(_id: string, _token: string | undefined): EventLine {
  const offline = { kind: 'error', problem: 'offline', message: '' } as const;
  return {
    event: store<FollowedEvent>({
      connection: 'joining',
      reason: null,
      as: { role: 'public' },
      picture: null,
    }),
    join: () => undefined,
    leave: () => undefined,
    send: () => Promise.resolve(offline),
    makeLink: () => Promise.resolve(offline),
    openGame: () => Promise.resolve(offline),
  };
}
