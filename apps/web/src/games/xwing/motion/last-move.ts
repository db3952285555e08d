import type { XwingEvent } from '@sortie/xwing/model';

export type Moved = Extract<XwingEvent, { readonly kind: 'shipMoved' }>;

/** The last maneuver that the ship flew in the phase that is running. */
export function lastManeuver(log: readonly { readonly kind: string }[], ship: string): Moved | undefined {
  const events = log as readonly XwingEvent[];
  const begun = events.findLastIndex(({ kind }) => kind === 'phaseStarted');
  return events
    .slice(begun + 1)
    .findLast(
      (event): event is Moved =>
        event.kind === 'shipMoved' && event.ship === ship && event.cause === 'maneuver',
    );
}
