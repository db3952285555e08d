import type { AttackEffect } from '../model/index.ts';
import type { Performers } from './performer.ts';

export const attackPerformers = {} as Pick<Performers, AttackEffect['kind']>;
