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

const REVEALING: ReadonlySet<XwingEvent['kind']> = new Set([
  'dialRevealed',
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
