import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  timeIsUp: 'O tempo acabou. Terminem a rodada de jogo em andamento.',
  pageOf: 'Página {{page}} de {{all}}',
  resultsIn: 'Chegaram {{done}} de {{all}} resultados',
  isOver: 'O evento terminou',
  stillPlaying: 'Ainda se joga nas mesas',
  byName: 'Ache seu nome e vá à sua mesa',
  byTable: 'Por mesa',
  standings: 'Classificação',
  winners: 'Posições finais: {{name}}',
  table: 'Mesa',
  bye: 'Folga (bye)',
  missed: 'Ausente',
  registered_one: '{{count}} jogador inscrito',
  registered_other: '{{count}} jogadores inscritos',
  here_one: '{{count}} chegou',
  here_other: '{{count}} chegaram',
  codeLabel: 'Código QR da página do evento',
  scan: 'Abra o evento no seu celular',
};
