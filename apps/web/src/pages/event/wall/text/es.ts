import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  timeIsUp: 'Se acabó el tiempo. Terminad la ronda de juego en curso.',
  pageOf: 'Página {{page}} de {{all}}',
  resultsIn: 'Han llegado {{done}} de {{all}} resultados',
  isOver: 'El evento ha terminado',
  stillPlaying: 'Se sigue jugando en las mesas',
  byName: 'Busca tu nombre y ve a tu mesa',
  byTable: 'Por mesa',
  standings: 'Clasificación',
  winners: 'Puestos finales: {{name}}',
  table: 'Mesa',
  bye: 'Descansa (bye)',
  missed: 'Ausente',
  registered_one: '{{count}} jugador inscrito',
  registered_other: '{{count}} jugadores inscritos',
  here_one: '{{count}} ha llegado',
  here_other: '{{count}} han llegado',
  codeLabel: 'Código QR de la página del evento',
  scan: 'Abre el evento en tu teléfono',
};
