import type { Viewer } from '@sortie/kernel';
import type { LegionEvent, LegionState } from '../model/index.ts';
import type { EventKind, EventOf } from '../rules/applier.ts';
import { shownEvents } from './shown-events.ts';

/** An event as the viewer may know it; one that `shownEvents` does not name is hidden from everybody. */
export function see<Kind extends EventKind>(
  event: EventOf<Kind>,
  viewer: Viewer,
  state: LegionState,
): LegionEvent | undefined {
  return viewer === 'referee' ? event : shownEvents[event.kind](event, viewer, state);
}

const REVEALING: ReadonlySet<LegionEvent['kind']> = new Set([
  'commandCardsRevealed',
  'orderTokenDrawn',
  'battleCardsRevealed',
]);

/** Whether it showed something hidden, so that taking it back needs consent: a card or a token from the pool. */
export function reveals(event: LegionEvent): boolean {
  return REVEALING.has(event.kind);
}
