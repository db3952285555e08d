import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  notBegun: 'La partida aún no ha empezado',
  notBegunWhy: 'Estás mirando. La mesa aparece aquí en cuanto todos se hayan sentado.',
  notWatched: 'Nadie puede mirar esta partida',
  notWatchedWhy:
    'Así lo han decidido quienes juegan. Si tienes sitio, abre la partida en el navegador en el que te sentaste, o con el enlace que lleva tu sitio a otro dispositivo.',
  badWatch: 'Este enlace para mirar no es correcto',
  badWatchWhy: 'Puede que falte una parte o que sea de otra partida. Esta se puede mirar sin él.',
  lookOn: 'Mirar',
  home: 'Ir a la página inicial',
  emptySeat: 'Sitio libre',
};
