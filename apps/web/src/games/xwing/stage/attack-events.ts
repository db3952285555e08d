import type { XwingEvent } from '@sortie/xwing/model';
import { type Course, followEvent, NO_COURSE } from './course.ts';

/** Everything that ends what an attack can still do. */
const ENDS: ReadonlySet<string> = new Set([
  'becameActive',
  'hadOpportunity',
  'phaseStarted',
  'roundStarted',
  'attackDeclared',
]);

/** What happened in the attack that was declared at a place of the log. */
export function attackEvents(log: readonly XwingEvent[], place: number): readonly XwingEvent[] {
  const end = log.findIndex(({ kind }, index) => index > place && ENDS.has(kind));
  return log.slice(place, end < 0 ? undefined : end);
}

/** The dice as they lay at its end. */
export function diceAfter(events: readonly XwingEvent[]): Course['dice'] {
  return events.reduce(followEvent, NO_COURSE).dice;
}
