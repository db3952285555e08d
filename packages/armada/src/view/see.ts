import type { Viewer } from '@sortie/kernel';
import type { ArmadaEvent, ArmadaState } from '../model/index.ts';
import type { EventKind, EventOf } from '../rules/applier.ts';
import { shownEvents } from './shown-events.ts';

/** An event as the viewer may know it; one that `shownEvents` does not name is hidden from everybody. */
export function see<Kind extends EventKind>(
  event: EventOf<Kind>,
  viewer: Viewer,
  state: ArmadaState,
): ArmadaEvent | undefined {
  return viewer === 'referee' ? event : shownEvents[event.kind](event, viewer, state);
}

const REVEALING: ReadonlySet<ArmadaEvent['kind']> = new Set([
  'dialRevealed',
  'topDialDiscarded',
  'dialsLookedAt',
  'damageDealt',
  'damageFlipped',
  'damageDiscarded',
  'deckLookedAt',
]);

/** Whether it showed something hidden, so that taking it back needs consent: a dial or a card. */
export function reveals(event: ArmadaEvent): boolean {
  return REVEALING.has(event.kind);
}
