import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  notBegun: 'A partida ainda não começou',
  notBegunWhy: 'Você está assistindo. A mesa aparece aqui assim que todos se sentarem.',
  notWatched: 'Ninguém pode assistir a esta partida',
  notWatchedWhy:
    'Assim escolheu quem joga. Se você tem um lugar, abra a partida no navegador em que se sentou ou pelo link que leva o seu lugar a outro dispositivo.',
  badWatch: 'Este link para assistir está errado',
  badWatchWhy: 'Pode faltar uma parte, ou ele é de outra partida. Esta pode ser assistida sem ele.',
  lookOn: 'Assistir',
  home: 'Ir à página inicial',
  emptySeat: 'Lugar vago',
};
