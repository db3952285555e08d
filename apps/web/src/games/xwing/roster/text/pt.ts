import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  pointsLeft: 'Restam {{left}} de {{all}} pontos',
  pilotSkill: 'Perícia',
  shields: 'Escudos: {{left}} de {{all}}',
  hull: 'Casco: {{left}} de {{all}}',
  discarded: 'descartada',
  discardPile: 'Cartas de Dano descartadas: {{count}}',
  discardPileOf: 'Cartas de Dano descartadas de {{who}}: {{count}}',
  usedThisRound: 'usada nesta rodada',
};
