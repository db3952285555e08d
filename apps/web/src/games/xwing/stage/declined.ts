import { isInLog } from '@sortie/kernel';
import type { XwingEvent } from '@sortie/xwing/model';
import type { ToldEvent } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../table/table-game.ts';

/** An action that was declined, which no single event says. */
export type Declined = Extract<ToldEvent, { readonly kind: 'noAction' }>;

export type StagedEvent = XwingEvent | Declined;

/** The events with the actions that were declined, each before the event by which it is known. */
export function withDeclined(
  events: readonly XwingEvent[],
  { log, text, table }: Pick<Seen<XwingView>, 'log' | 'text' | 'table'>,
): readonly StagedEvent[] {
  const read = text.story?.read(log.filter(isInLog), table) ?? [];
  const declined = new Map<unknown, Declined>();
  for (const [place, event] of (read as readonly ToldEvent[]).entries()) {
    if (event.kind === 'noAction') declined.set(read[place + 1], event);
  }
  return events.flatMap((event) => {
    const before = declined.get(event);
    return before ? [before, event] : [event];
  });
}
