import { card } from '../card-rules.ts';
import { ionHit } from '../ion-hit.ts';

export const ionCannon = card('cannon:ioncannon', { weapon: {}, abilities: [ionHit] });
