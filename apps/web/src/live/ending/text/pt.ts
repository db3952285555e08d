import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  won: 'vencida',
  lost: 'perdida',
  drawn: 'empatada',
  wonBy: 'vencida por {{who}}',
};
