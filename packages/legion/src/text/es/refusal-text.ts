import { refusalsIn } from '../refusals-in.ts';

export const refusalText = refusalsIn({
  'table.unknown-card': 'No existe esa carta.',
  'table.card-not-written': 'Aún no está escrito lo que hace esa carta, así que no se puede jugar.',
  'table.later-card': 'Esa carta salió después de las que se pueden jugar aquí.',
  'table.army-unreadable': 'No se puede leer el ejército.',
});
