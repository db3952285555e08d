import { eventsIn, type SentencesOf } from '@sortie/scene/telling';
import type { LogEvent } from '../model/index.ts';
import type { Names } from './names.ts';
import { silentEvents } from './silent-events.ts';

type Silent = keyof typeof silentEvents;

/** What the log says in words. */
type ToldEvent = Exclude<LogEvent, { readonly kind: Silent }>;

/** For each of these kinds of event what it says. */
export type EventSentences<Kind extends ToldEvent['kind']> = SentencesOf<
  Extract<ToldEvent, { readonly kind: Kind }>,
  Names
>;

/** What happened, in one sentence of a language; undefined for what players need not hear. */
export function eventsOf(
  sentences: SentencesOf<ToldEvent, Names>,
): (event: LogEvent, names: Names) => string | undefined {
  const say = eventsIn<ToldEvent, Names>(sentences);
  return (event, names) => (isTold(event) ? say(event, names) : undefined);
}

function isTold(event: LogEvent): event is ToldEvent {
  return !Object.hasOwn(silentEvents, event.kind);
}
