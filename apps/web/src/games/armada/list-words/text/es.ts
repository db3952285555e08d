import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Flotas',
  newList: 'Flota nueva',
  yourLists: 'Tus flotas',
  noneYet: 'Aún no hay ninguna. Elige una facción arriba o parte de una flota ya hecha.',
  readyLists: 'Flotas ya hechas',
  unnamed: 'Flota sin nombre',
  allLists: 'Todas las flotas',
  noListTitle: 'No existe esa flota',
  noList: 'Este navegador no guarda ninguna flota en esta dirección.',
  isLegal: 'Flota legal',
  exportTitle: 'Llevar la flota a otra parte',
  exportHint: 'El texto es lo que muestran y leen los programas de flotas. El enlace lleva la flota entera.',
  copyText: 'Copiar el JSON',
  importTitle: 'Traer una flota',
  importHint:
    'Pega una flota como texto o JSON de cualquier programa, o un enlace de esta página, o elige un archivo.',
  importText: 'Texto, JSON o un enlace',
  'unreadable-json': 'Esto no es una flota ni un enlace a una.',
  sharedTitle: 'Una flota compartida',
  yourList: 'Tu flota',
  firstList: 'Flota del primer jugador',
  secondList: 'Flota del segundo jugador',
  otherList: 'La flota del adversario',
  friendList: 'Tu amigo trae su propia flota cuando se sienta a la mesa.',
  buildOne: 'Crear una flota propia',
  quickWhy:
    'Obstáculos, naves y escuadrones van donde sugiere el árbitro; la batalla empieza con los primeros selectores de mando.',
  notBrought: 'Esta flota no puede venir a esta batalla:',
};
