import { card } from '../../card-words.ts';
import { keepsOne } from '../../keeps-one.ts';

export const advancedOptics = card('tech:advancedoptics', keepsOne('focus'));
