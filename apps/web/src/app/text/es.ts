import type { Translated } from '../words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  brand: 'Sortie',
  toContent: 'Saltar al contenido',
  pages: 'Páginas',
  play: 'Jugar',
  lists: 'Listas',
  rules: 'Reglas',
  replays: 'Repeticiones',
  events: 'Eventos',
  statistics: 'Estadísticas',
  settings: 'Ajustes',
  menu: 'Menú',
  language: 'Idioma',
  darkTheme: 'Tema oscuro',
  fanProject:
    'Un proyecto no oficial de aficionados, gratuito y ajeno a los autores de los juegos. Los nombres son de sus dueños; todas las reglas están contadas con nuestras palabras.',
  keeping: 'Qué guarda el servidor y por cuánto tiempo',
  failed: 'No se pudo mostrar esta página',
  failedWhy: 'No se pudo cargar o algo falló. El árbitro guarda las partidas, así que no se pierde nada.',
  reload: 'Volver a cargar',
  waiting: 'Un momento…',
};
