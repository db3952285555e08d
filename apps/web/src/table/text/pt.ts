import type { Translated } from '../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  boardHelp:
    'As setas movem a vista, mais e menos aproximam e afastam, zero mostra a mesa inteira. A tecla Tab leva às peças; as setas passam de uma peça para outra.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  whole: 'Mostrar a mesa inteira',
  turnTable: 'Virar a mesa',
  view: 'Vista',
  piecePick: '{{name}}. {{action}}',
  pieceChosen: '{{name}}. {{action}}. Escolhida',
  pieceRefused: '{{name}}. {{action}}: não é permitido; pressione para saber por quê',
  ghost: '{{name}}, na sua mão. {{standing}}. {{help}}',
  ghostRole: 'peça na mão',
  ghostTurns: 'As setas a movem, Q e E a giram; com Shift, em passos pequenos.',
  ghostMoves: 'As setas a movem; com Shift, em passos pequenos.',
  ghostSlides: 'As setas a deslizam pela sua linha; com Shift, em passos pequenos.',
  legal: 'Pode ficar aqui',
  illegal: 'Não pode ficar aqui',
  unknown: 'Verificando este lugar',
  hand: 'Peça na mão',
  turnLeft: 'Girar 15 graus para a esquerda',
  turnRight: 'Girar 15 graus para a direita',
};
