import { card } from '../../card-words.ts';

export const heraSyndullaCrew = card('crew:herasyndulla', {
  permits: { executeRed: ({ ship }, { self }) => ship.id === self },
});
