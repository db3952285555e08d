import { refusalsIn } from '../refusals-in.ts';

export const refusalText = refusalsIn({
  'table.unknown-card': 'No existe esa carta.',
  'table.card-not-written': 'Lo que hace esa carta aún no está escrito, así que no se puede jugar.',
  'table.later-wave': 'Esa carta salió después de las que se pueden jugar aquí.',
  'table.fleet-unreadable': 'No se puede leer la flota.',
});
