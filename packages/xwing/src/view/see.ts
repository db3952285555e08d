import type { Viewer } from '@sortie/kernel';
import type { XwingEvent, XwingState } from '../model/index.ts';
import type { EventKind, EventOf } from '../rules/applier.ts';
import { shownEvents } from './shown-events.ts';

/** An event as the viewer may know it; one that `shownEvents` does not name is hidden from everybody. */
export function see<Kind extends EventKind>(
  event: EventOf<Kind>,
  viewer: Viewer,
  state: XwingState,
): XwingEvent | undefined {
  return viewer === 'referee' ? event : shownEvents[event.kind](event, viewer, state);
}

const REVEALING: ReadonlySet<XwingEvent['kind']> = new Set([
  'dialRevealed',
  'dialLookedAt',
  'damageDrawn',
  'damageDealt',
  'damageFlipped',
  // Declared before it is measured: taking it back would be measuring first.
  'repositionFits',
  'repositionFailed',
  'lockAcquired',
]);

/**
 * Whether it showed something hidden, so that taking it back needs consent: a card, a dial, or what a declared
 * action was tested for. xw.action.roll.declare-side, xw.action.boost.declare-direction
 */
export function reveals(event: XwingEvent): boolean {
  return (
    REVEALING.has(event.kind) ||
    (event.kind === 'shipMoved' && (event.cause === 'boost' || event.cause === 'decloak'))
  );
}
