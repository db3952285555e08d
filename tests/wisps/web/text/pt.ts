import type { Translated } from '../../../../apps/web/src/app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Revoadas',
  yourLists: 'Suas revoadas',
  readyLists: 'Revoadas prontas',
  yourList: 'Sua revoada',
  otherList: 'A revoada do oponente',
};
