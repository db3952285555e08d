import type { MovementEffect } from '../model/index.ts';
import type { Performers } from './performer.ts';

export const movementPerformers = {} as Pick<Performers, MovementEffect['kind']>;
