import type { RoundEffect } from '../model/index.ts';
import type { Performers } from './performer.ts';

export const roundPerformers = {} as Pick<Performers, RoundEffect['kind']>;
