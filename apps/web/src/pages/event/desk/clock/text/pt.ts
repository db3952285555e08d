import type { Translated } from '../../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  clock: 'Relógio da rodada',
  standsStill: 'Em pausa',
  isUp: 'O tempo acabou; as mesas terminam a rodada de jogo.',
  endsAt: 'Termina às {{time}} (só você vê isto).',
  length_one: '{{count}} minuto pelos dados.',
  length_other: '{{count}} minutos pelos dados.',
  pause: 'Pausar para todos',
  resume: 'Continuar para todos',
  minutes: 'Minutos a acrescentar',
  addForAll: 'Acrescentar minutos para todos',
  addForTable: 'Acrescentar minutos',
  ownTime: 'Tempo desta mesa',
  pauseTable: 'Pausar esta mesa',
  resumeTable: 'Continuar esta mesa',
  tableStands: 'A mesa {{table}} está em pausa',
  tableEnds: 'A mesa {{table}} termina às {{time}}',
};
