import type { AskForCard, CardEffect } from '../model/index.ts';
import type { Performers } from './performer.ts';

export const cardPerformers = {} as Pick<Performers, (AskForCard | CardEffect)['kind']>;
