import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  underFire: 'Ali {{unit}} poderia atirar nela: {{range}}, {{dice}}; ela teria {{cover}}.',
};
