import { eventsOf } from '../event-sentences.ts';
import { attackEvents } from './attack-events.ts';
import { roundEvents } from './round-events.ts';
import { setUpEvents } from './set-up-events.ts';
import { unitEvents } from './unit-events.ts';
import { woundEvents } from './wound-events.ts';

export const eventText = eventsOf({
  ...setUpEvents,
  ...roundEvents,
  ...unitEvents,
  ...attackEvents,
  ...woundEvents,
});
