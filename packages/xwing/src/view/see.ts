import type { Viewer } from '@sortie/kernel';
import type { XwingEvent, XwingState } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';

/** An event as the viewer may know it. */
export function see(event: XwingEvent, viewer: Viewer, state: XwingState): XwingEvent | undefined {
  if (viewer === 'referee') return event;
  switch (event.kind) {
    case 'dialSet': {
      const { seat, side } = shipOf(state, event.ship);
      if (seat === viewer) return event;
      const teammates = state.seats.some((each) => each.id === viewer && each.side === side);
      return teammates && state.options.variant !== 'core2012' ? event : undefined;
    }
    case 'damageDealt':
      return event.faceup ? { ...event, place: null } : { ...event, card: null, place: null };
    case 'damageFlipped':
      return event.faceup ? event : { ...event };
    case 'countersExchanged':
    case 'damageDrawn':
    case 'deckShuffled':
      return undefined;
    default:
      return event;
  }
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
