import type { Translated } from '../../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  files: 'Archivos',
  file: 'El evento entero',
  fileWhy:
    'Otro servidor sigue desde ahí a mitad del día. Contiene el secreto de los sorteos: guárdalo hasta que acabe el evento.',
  'list-fortress': 'Resultados para List Fortress',
  'list-fortressWhy': 'El JSON que lee List Fortress y escribe Cryodex.',
  'players.csv': 'Jugadores en CSV',
  'players.csvWhy': 'Nombres, clubes, mesas fijas y byes prometidos.',
  notFetched: 'No se pudo preguntar al servidor. Inténtalo en un momento.',
  draws: 'Sorteos limpios',
  drawsWhy:
    'El compromiso era público antes de sortear nada. Al acabar el evento también lo es el secreto, y cualquiera puede repetir cada emparejamiento, escenario, duración y desempate.',
  commitment: 'Compromiso:',
  secret: 'Secreto:',
  log: 'Registro del día',
  findInLog: 'Buscar en el registro',
};
