import { card } from '../card-rules.ts';

export const core2DirectHit = card('core2-directhit', { countsAs: 2 });
