import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: 'Escuadrones',
  newList: 'Escuadrón nuevo',
  yourLists: 'Tus escuadrones',
  noneYet: 'Aún no hay ninguno. Elige una facción arriba o parte de un escuadrón ya hecho.',
  readyLists: 'Escuadrones ya hechos',
  unnamed: 'Escuadrón sin nombre',
  allLists: 'Todos los escuadrones',
  noListTitle: 'No existe ese escuadrón',
  noList: 'Este navegador no guarda ningún escuadrón en esta dirección.',
  isLegal: 'Escuadrón legal',
  exportTitle: 'Llevar el escuadrón a otra parte',
  exportHint:
    'XWS es lo que leen los programas de escuadrones de la primera edición. El enlace lleva el escuadrón entero.',
  documentForm: 'XWS',
  copyText: 'Copiar el XWS',
  importTitle: 'Traer un escuadrón',
  importHint:
    'Pega XWS de cualquier programa de la primera edición o un enlace de esta página, o elige un archivo.',
  importText: 'XWS o un enlace',
  'unreadable-json': 'Esto no es XWS ni un enlace a un escuadrón.',
  sharedTitle: 'Un escuadrón compartido',
  yourList: 'Tu escuadrón',
  firstList: 'Escuadrón del primer jugador',
  secondList: 'Escuadrón del segundo jugador',
  otherList: 'El escuadrón del adversario',
  friendList: 'Tu amigo trae su propio escuadrón cuando se sienta a la mesa.',
  buildOne: 'Crear un escuadrón propio',
  quickWhy: 'Obstáculos y naves van donde sugiere el árbitro; la batalla empieza con el primer selector.',
  notBrought: 'Este escuadrón no puede venir a esta batalla:',
};
