import { eventsIn } from '../events-in.ts';
import { combatEvents } from './combat-events.ts';
import { damageEvents } from './damage-events.ts';
import { deedWords } from './deed-words.ts';
import { missionEvents } from './mission-events.ts';
import { tableEvents } from './table-events.ts';

export const eventText = eventsIn({
  ...tableEvents,
  ...combatEvents,
  ...damageEvents,
  ...missionEvents,
  ...deedWords.workedOut,
});
