import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  redoThis: 'Rehacer: {{step}}',
  takenBack: 'Deshecho: {{step}}',
  undoThis: 'Deshacer: {{step}}',
  lastStep: 'la última respuesta',
  undoAsked: 'Has pedido deshacer: {{step}}. Falta la respuesta de {{names}}.',
  undoWanted: '{{name}} quiere deshacer: {{step}}. ¿Estás de acuerdo?',
  agree: 'De acuerdo',
  refuse: 'No',
  withdraw: 'Déjalo',
  undoTaken: '{{names}} ha aceptado: queda deshecho.',
  undoRefused: '{{names}} no ha aceptado: no se deshace nada.',
  understood: 'Cerrar',
  sure: '¿Volver a una ronda anterior?',
  sureWhy: 'Se deshace: {{step}}, y todo lo que vino después.',
  sureUnknown: 'Se deshace tu última respuesta y todo lo que vino después. Puede ser de una ronda anterior.',
  sureYes: 'Sí, deshacer',
  cancel: 'Cancelar',
};
