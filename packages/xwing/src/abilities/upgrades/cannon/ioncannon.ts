import { card } from '../../card-words.ts';
import { ionHit } from '../../ion-hit.ts';

export const ionCannon = card('cannon:ioncannon', { weapon: {}, abilities: [ionHit] });
