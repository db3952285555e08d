import { eventsIn } from '@sortie/scene/telling';
import type { Names } from '../names.ts';
import type { ToldEvent } from '../story/told-event.ts';
import { cardEvents } from './card-events.ts';
import { combatEvents } from './combat-events.ts';
import { damageEvents } from './damage-events.ts';
import { deedWords } from './deed-words.ts';
import { missionEvents } from './mission-events.ts';
import { tableEvents } from './table-events.ts';

export const eventText = eventsIn<ToldEvent, Names>({
  ...tableEvents,
  ...combatEvents,
  ...cardEvents,
  ...damageEvents,
  ...missionEvents,
  ...deedWords.workedOut,
});
