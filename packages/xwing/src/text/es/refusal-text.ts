import { refusalsIn } from '../refusals-in.ts';

export const refusalText = refusalsIn({
  'table.unknown-card': 'No existe esa carta.',
  'table.card-not-written': 'Lo que hace esa carta aún no está escrito, así que no se puede jugar.',
  'table.xws-unreadable': 'No se puede leer el archivo del escuadrón.',
});
