import type { Translated } from '../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  boardHelp:
    'Las flechas mueven la vista, más y menos acercan y alejan, cero muestra toda la mesa. El tabulador lleva a las piezas; las flechas pasan de una pieza a otra.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  whole: 'Mostrar toda la mesa',
  turnTable: 'Dar la vuelta a la mesa',
  view: 'Vista',
  piecePick: '{{name}}. {{action}}',
  pieceChosen: '{{name}}. {{action}}. Elegida',
  pieceRefused: '{{name}}. {{action}}: no está permitido; pulsa para saber por qué',
  ghost: '{{name}}, en tu mano. {{standing}}. {{help}}',
  ghostRole: 'pieza en la mano',
  ghostTurns: 'Las flechas la mueven, Q y E la giran; con Mayús, en pasos pequeños.',
  ghostMoves: 'Las flechas la mueven; con Mayús, en pasos pequeños.',
  ghostSlides: 'Las flechas la deslizan por su línea; con Mayús, en pasos pequeños.',
  legal: 'Puede quedarse aquí',
  illegal: 'No puede quedarse aquí',
  unknown: 'Comprobando este lugar',
  hand: 'Pieza en la mano',
  turnLeft: 'Girar 15 grados a la izquierda',
  turnRight: 'Girar 15 grados a la derecha',
};
