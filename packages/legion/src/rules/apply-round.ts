import type { RoundEvent } from '../model/index.ts';
import type { Appliers } from './applier.ts';

export const roundAppliers = {} as Pick<Appliers, RoundEvent['kind']>;
