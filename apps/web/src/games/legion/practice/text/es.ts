import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  underFire: 'Ahí podría dispararle {{unit}}: {{range}}, {{dice}}; tendría {{cover}}.',
};
