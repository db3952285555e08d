import type { ListWords } from '../../../../lists/list-words.ts';

export const es = {
  title: 'Ejércitos',
  newList: 'Nuevo ejército',
  yourLists: 'Tus ejércitos',
  noneYet: 'Aún no hay ninguno. Elige una facción arriba o parte de uno de los ejércitos listos.',
  readyLists: 'Ejércitos listos',
  unnamed: 'Ejército sin nombre',
  allLists: 'Todos los ejércitos',
  noListTitle: 'No existe ese ejército',
  noList: 'Este navegador no guarda ningún ejército en esta dirección.',
  isLegal: 'Ejército válido',
  exportTitle: 'Llevar el ejército a otro sitio',
  exportHint:
    'El texto es el que muestran y leen los creadores de ejércitos. El enlace contiene el ejército entero.',
  copyText: 'Copiar el JSON',
  importTitle: 'Traer un ejército',
  importHint:
    'Pega un ejército como texto o JSON de cualquier creador, o un enlace de esta página, o elige un archivo.',
  importText: 'Texto, JSON o un enlace',
  'unreadable-json': 'Esto no es un ejército ni un enlace a uno.',
  sharedTitle: 'Un ejército compartido',
  yourList: 'Tu ejército',
  firstList: 'Ejército del primer jugador',
  secondList: 'Ejército del segundo jugador',
  otherList: 'El ejército del rival',
  friendList: 'Tu amigo trae su propio ejército cuando se sienta.',
  buildOne: 'Crea un ejército propio',
  quickWhy:
    'La escenografía y las unidades van donde propone el árbitro; la batalla empieza con las primeras cartas de mando.',
  notBrought: 'Este ejército no se puede llevar a esta batalla:',
} as const satisfies ListWords;
