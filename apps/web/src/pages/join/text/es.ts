import type { Translated } from '../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  title: '{{name}} te reta',
  titleNoName: 'Te invitan a una batalla',
  used: 'Este sitio está ocupado',
  usedWhy:
    'El enlace ya se usó. Si fuiste tú, sigue en el navegador en que te sentaste o pide un enlace para mirar.',
  mine: 'Ya estás sentado aquí.',
  toGame: 'A la partida',
  noGame: 'Esa partida no existe',
  noGameWhy: 'El enlace no está completo o la partida ya no está.',
  notLoaded: 'No se puede llegar al servidor',
  notLoadedWhy: 'La invitación sigue siendo válida; inténtalo en un momento.',
  tryAgain: 'Intentar de nuevo',
  home: 'Ir a la página inicial',
  agreed: 'Lo acordado',
  opponents: 'En la mesa',
  yourName: 'Tu nombre',
  usualName: 'Jugador 2',
  yourSide: 'Tu bando: {{side}}',
  quick: 'Preparar la mesa por mí',
  sit: 'Sentarse',
  sitting: 'Sentándose…',
  gameTitle: '{{battle}}: contra {{name}}',
};
