import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  practice: 'Ajudas para praticar, contra o computador',
  on: 'Visíveis',
  off: 'Ocultas',
  show: 'Prática: mostrar aonde leva e até onde as peças alcançam',
  nothingInTheWay: 'Nada está no caminho, do jeito que a mesa está agora.',
  chooseToSee: 'Aponte ou escolha uma opção para ver aonde leva.',
};
