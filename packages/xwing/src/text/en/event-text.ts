import type { XwingEvent } from '../../model/index.ts';
import type { Names } from '../names.ts';
import { combatEvents } from './combat-events.ts';
import { damageEvents } from './damage-events.ts';
import type { EventSentences } from './event-sentences.ts';
import { missionEvents } from './mission-events.ts';
import { tableEvents } from './table-events.ts';
import { sentence } from './words.ts';

const sentences: EventSentences<XwingEvent['kind']> = {
  ...tableEvents,
  ...combatEvents,
  ...damageEvents,
  ...missionEvents,
};

/** What happened, in one sentence; undefined for what players need not hear. */
export function eventText(event: XwingEvent, names: Names): string | undefined {
  const say = sentences[event.kind] as (event: XwingEvent, names: Names) => string | undefined;
  const text = say(event, names);
  return text === undefined ? undefined : sentence(text);
}
