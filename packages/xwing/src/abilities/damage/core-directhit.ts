import { card } from '../card-words.ts';

export const coreDirectHit = card('core-directhit', { adds: { damageCards: 1 } });
