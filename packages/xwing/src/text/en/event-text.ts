import type { LogEvent } from '../../model/index.ts';
import type { Names } from '../names.ts';
import { combatEvents } from './combat-events.ts';
import { damageEvents } from './damage-events.ts';
import type { EventSentences } from './event-sentences.ts';
import { missionEvents } from './mission-events.ts';
import { tableEvents } from './table-events.ts';
import { sentence } from './words.ts';

const sentences: EventSentences<LogEvent['kind']> = {
  ...tableEvents,
  ...combatEvents,
  ...damageEvents,
  ...missionEvents,
};

/** What happened, in one sentence; undefined for what players need not hear. */
export function eventText(event: LogEvent, names: Names): string | undefined {
  // The log of older rules may hold kinds of events that are written no more.
  const say = sentences[event.kind] as ((event: LogEvent, names: Names) => string | undefined) | undefined;
  const text = say?.(event, names);
  return text === undefined ? undefined : sentence(text);
}
