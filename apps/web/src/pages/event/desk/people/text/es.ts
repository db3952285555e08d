import type { Translated } from '../../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  publicLink: 'Enlace del evento, para todos',
  linkOf: 'Enlace de {{name}}',
  makeLink: 'Crear o sustituir el enlace',
  makeLinkOf: 'Crear o sustituir el enlace de {{name}}',
  replaces: 'Quien tiene el enlace tiene el papel. Un enlace anterior de la misma persona deja de servir.',
  judges: 'Jueces',
  noJudge: 'No hay ningún juez. Un evento no puede empezar sin juez.',
  head: 'juez principal',
  dismiss: 'Relevar',
  dismissOf: 'Relevar a {{name}}',
  judgeName: 'Nombre del juez',
  judgeHint: 'Puedes ser tú. Un juez no puede jugar.',
  isHead: 'Juez principal',
  isHeadHint: 'Decide las apelaciones; un evento grande necesita uno.',
  nameJudge: 'Nombrar al juez',
  organisers: 'Otros organizadores',
  organisersWhy:
    'Quien organiza contigo recibe un enlace con su nombre, para que el registro muestre quién hizo qué.',
  organiserName: 'Nombre del organizador',
  everybody: 'Para todos',
  wall: 'Pantalla de sala',
  'print/pairings': 'Imprimir emparejamientos',
  'print/slips': 'Imprimir partes de resultado',
  'print/standings': 'Imprimir clasificación',
  'print/lists': 'Imprimir listas',
};
