import type { SetUpEffect } from '../model/index.ts';
import type { Performers } from '../rules/performer.ts';

export const setUpPerformers = {} as Pick<Performers, SetUpEffect['kind']>;
