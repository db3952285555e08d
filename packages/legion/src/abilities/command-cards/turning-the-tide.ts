import { card } from '../card-words.ts';

/** Friendly support and heavy units inspire the others. */
export const turningTheTide = card('turning-the-tide', {
  lends: ({ owner, unit }) =>
    unit.side === owner.side && (unit.rank === 'support' || unit.rank === 'heavy')
      ? [{ id: 'inspire', value: 2 }]
      : [],
});
