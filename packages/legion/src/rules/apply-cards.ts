import type { CardEvent } from '../model/index.ts';
import type { Appliers } from './applier.ts';

export const cardAppliers = {} as Pick<Appliers, CardEvent['kind']>;
