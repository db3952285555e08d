import type { SetUpEvent } from '../model/index.ts';
import type { Appliers } from '../rules/applier.ts';

export const setUpAppliers = {} as Pick<Appliers, SetUpEvent['kind']>;
