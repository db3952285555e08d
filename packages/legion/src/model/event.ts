import type { TableEvent } from '@sortie/kernel';
import type { AttackEvent } from './events/attack-events.ts';
import type { CardEvent } from './events/card-events.ts';
import type { MovementEvent } from './events/movement-events.ts';
import type { RoundEvent } from './events/round-events.ts';
import type { SetUpEvent } from './events/set-up-events.ts';

/** What happened at the table, with the faces and cards in it. */
export type LegionEvent = RoundEvent | MovementEvent | AttackEvent | SetUpEvent | CardEvent;

/** What stands in the log: the game's own events, and those of every table. */
export type LogEvent = LegionEvent | TableEvent;
