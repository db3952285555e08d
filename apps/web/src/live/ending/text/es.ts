import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  won: 'ganada',
  lost: 'perdida',
  drawn: 'empatada',
  wonBy: 'ganada por {{who}}',
};
