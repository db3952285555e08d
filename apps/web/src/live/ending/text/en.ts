import type { Words } from '../../../app/words.ts';

export const en = {
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  wonBy: 'won by {{who}}',
} as const satisfies Words;
