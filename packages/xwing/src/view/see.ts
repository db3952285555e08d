import type { Viewer } from '@sortie/kernel';
import { unreachable } from '@sortie/kernel';
import type { XwingEvent, XwingState } from '../model/index.ts';
import type { EventOf, Teller } from './shown-events.ts';
import { shownEvents } from './shown-events.ts';

/** An event as the viewer may know it. */
export function see<K extends XwingEvent['kind']>(
  event: EventOf<K>,
  viewer: Viewer,
  state: XwingState,
): XwingEvent | undefined {
  if (viewer === 'referee') return event;
  const tell: Teller<K> | undefined = shownEvents[event.kind as K];
  return tell ? tell(event, viewer, state) : unreachable(event as never);
}

/** Whether it showed something hidden, so that taking it back needs consent. */
export function reveals(event: XwingEvent): boolean {
  return (
    event.kind === 'dialRevealed' ||
    event.kind === 'damageDrawn' ||
    event.kind === 'damageDealt' ||
    event.kind === 'damageFlipped'
  );
}
