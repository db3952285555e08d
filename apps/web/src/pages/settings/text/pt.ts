import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Configurações',
  language: 'Idioma',
  theme: 'Tema',
  system: 'Como o sistema',
  light: 'Claro',
  dark: 'Escuro',
  colours: 'Cores',
  usual: 'As de sempre',
  safe: 'Distinguíveis sem vermelho e verde',
  motion: 'Movimento',
  on: 'Sim',
  off: 'Não',
  sound: 'Som',
  games: 'Partidas guardadas',
  gamesWhy: 'Os lugares ficam guardados só neste navegador. Um lugar esquecido não pode ser retomado.',
  noGames: 'Nenhuma partida guardada.',
  over: 'encerrada',
  open: 'Abrir',
  openNamed: 'Abrir {{title}}',
  forget: 'Esquecer',
  forgetNamed: 'Esquecer {{title}}',
  forgetOver: 'Esquecer as encerradas',
};
