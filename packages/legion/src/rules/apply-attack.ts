import type { AttackEvent } from '../model/index.ts';
import type { Appliers } from './applier.ts';

export const attackAppliers = {} as Pick<Appliers, AttackEvent['kind']>;
