import type { Translated } from '../../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  clock: 'Reloj de la ronda',
  standsStill: 'En pausa',
  isUp: 'Se acabó el tiempo; las mesas terminan su ronda de juego.',
  endsAt: 'Acaba a las {{time}} (solo tú lo ves).',
  length_one: '{{count}} minuto según los dados.',
  length_other: '{{count}} minutos según los dados.',
  pause: 'Pausar para todos',
  resume: 'Seguir para todos',
  minutes: 'Minutos que se añaden',
  addForAll: 'Añadir minutos para todos',
  addForTable: 'Añadir minutos',
  ownTime: 'Tiempo de esta mesa',
  pauseTable: 'Pausar esta mesa',
  resumeTable: 'Que siga esta mesa',
  tableStands: 'La mesa {{table}} está en pausa',
  tableEnds: 'La mesa {{table}} acaba a las {{time}}',
};
