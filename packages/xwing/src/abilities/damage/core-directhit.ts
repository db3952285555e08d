import { card } from '../card-rules.ts';

export const coreDirectHit = card('core-directhit', { countsAs: 2 });
