import type { MovementEvent } from '../model/index.ts';
import type { Appliers } from './applier.ts';

export const movementAppliers = {} as Pick<Appliers, MovementEvent['kind']>;
