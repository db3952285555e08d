import { card } from '../card-words.ts';

/** It rallies with red dice. lg.unit-keyword.indomitable.red-rally */
export const indomitable = card('indomitable', { sets: { rallyDie: () => 'red' } });
