import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Não há nada aqui',
  why: 'O endereço leva ao espaço vazio.',
  home: 'Ir à página inicial',
};
