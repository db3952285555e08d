import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  stage: 'Lo que pasa ahora',
  again: 'Visto otra vez',
  skip: 'Saltar',
  goOn: 'Seguir',
  close: 'Cerrar',
  playing: 'La próxima pregunta llega cuando se haya visto esto.',
  controls: 'Cómo se muestra',
  pace: 'Velocidad',
  calm: 'Tranquila',
  usual: 'Habitual',
  fast: 'Rápida',
  atOnce: 'De golpe',
  waits: 'Espérame tras cada ataque',
  lookAgain: 'Ver otra vez el último ataque',
  soundOn: 'El sonido está activado. Quitarlo',
  soundOff: 'El sonido está quitado. Activarlo',
  wantSound: 'Activar el sonido',
  noSound: 'Sin sonido',
};
