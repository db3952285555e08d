import { eventsIn } from '@sortie/scene/telling';
import type { Names } from '../names.ts';
import type { ToldEvent } from '../story/told-event.ts';
import { attackEvents } from './attack-events.ts';
import { commandEvents } from './command-events.ts';
import { damageEvents } from './damage-events.ts';
import { deedWords } from './deed-words.ts';
import { movementEvents } from './movement-events.ts';
import { tableEvents } from './table-events.ts';

export const eventText = eventsIn<ToldEvent, Names>({
  ...tableEvents,
  ...commandEvents,
  ...movementEvents,
  ...attackEvents,
  ...damageEvents,
  ...deedWords.workedOut,
});
