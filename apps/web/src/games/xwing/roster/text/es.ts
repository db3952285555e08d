import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  pointsLeft: 'Quedan {{left}} de {{all}} puntos',
  pilotSkill: 'Habilidad',
  shields: 'Escudos: {{left}} de {{all}}',
  hull: 'Casco: {{left}} de {{all}}',
  discarded: 'descartada',
  discardPile: 'Cartas de Daño descartadas: {{count}}',
  discardPileOf: 'Cartas de Daño descartadas de {{who}}: {{count}}',
  usedThisRound: 'usada en esta ronda',
};
