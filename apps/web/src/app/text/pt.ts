import type { Translated } from '../words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  brand: 'Sortie',
  toContent: 'Pular para o conteúdo',
  pages: 'Páginas',
  play: 'Jogar',
  lists: 'Listas',
  rules: 'Regras',
  replays: 'Replays',
  events: 'Eventos',
  statistics: 'Estatísticas',
  settings: 'Configurações',
  menu: 'Menu',
  language: 'Idioma',
  darkTheme: 'Tema escuro',
  fanProject:
    'Um projeto não oficial de fãs, gratuito e sem ligação com os criadores dos jogos. Os nomes pertencem aos seus donos; todas as regras são contadas com as nossas palavras.',
  keeping: 'O que o servidor guarda, e por quanto tempo',
  failed: 'Esta página não pôde ser mostrada',
  failedWhy: 'Ela não pôde ser carregada ou algo falhou. O árbitro guarda as partidas, então nada se perde.',
  reload: 'Carregar de novo',
  waiting: 'Um momento…',
};
