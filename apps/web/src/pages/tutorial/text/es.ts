import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Aprende {{game}}',
  learn: '¿Es tu primera vez? Aprende en diez minutos',
  coach: 'Tu instructor',
  progress: '{{number}} de {{count}}',
  progressOf: 'Hasta dónde has llegado',
  back: 'Volver',
  skip: 'Saltar',
  watch: 'Mira…',
  next: 'Siguiente',
  startAgain: 'Empezar de nuevo',
  playOn: 'Seguir jugando desde aquí',
  ownBattle: 'Empezar mi propia batalla',
  battle: 'Primera batalla de {{game}}',
  noServer: 'No se puede llegar al servidor. Inténtalo de nuevo en un momento.',
  missing: 'Este juego aún no tiene tutorial',
  failed: 'No se ha podido cargar el tutorial',
  tryAgain: 'Intentar de nuevo',
  home: 'Ir a la página inicial',
};
