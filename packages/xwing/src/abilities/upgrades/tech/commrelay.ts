import { card } from '../../card-words.ts';
import { keepsOne } from '../../keeps-one.ts';

export const commRelay = card('tech:commrelay', keepsOne('evade'));
