import type { EventView, Viewer } from '@sortie/tournaments/view';
import type { EventGame } from '@sortie/tournaments/wire';
import { createContext, useContext } from 'react';
import type { EventLine } from '../../../live/event-line.ts';

/** An event as the page around it shows it to one viewer. */
export interface ShownEvent {
  readonly id: string;
  readonly line: EventLine;
  readonly as: Viewer;
  /** The organiser's own name; null for everybody else. */
  readonly organiser: string | null;
  readonly view: EventView;
  readonly games: readonly EventGame[];
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly clockAhead: number;
  /** The viewer's own token; none for the public. */
  readonly token: string | undefined;
}

const EventContext = createContext<ShownEvent | null>(null);

/** Gives an event to everything within. */
export const EventAround = EventContext.Provider;

/** The event that the page shows; drawn again with every picture that comes. */
export function useEvent(): ShownEvent {
  const event = useContext(EventContext);
  if (!event) throw new Error('there is no event around this part of the page');
  return event;
}
