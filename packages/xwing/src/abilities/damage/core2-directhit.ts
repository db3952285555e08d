import { card } from '../card-words.ts';

export const core2DirectHit = card('core2-directhit', { adds: { damageCards: 1 } });
