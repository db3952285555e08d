import type { Translated } from '../../../../apps/web/src/app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Bandadas',
  yourLists: 'Tus bandadas',
  readyLists: 'Bandadas ya hechas',
  yourList: 'Tu bandada',
  otherList: 'La bandada del adversario',
};
