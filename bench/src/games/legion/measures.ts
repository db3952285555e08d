import type { OwnMeasures } from '../own-measures.ts';
import { completion } from './completion.ts';
import { sight } from './sight.ts';
import { updates } from './updates.ts';

/** What only this game has: sight in three dimensions, and units that move as one. */
export const own: OwnMeasures = { measures: { sight, completion, updates }, wholeGames: 10 };
