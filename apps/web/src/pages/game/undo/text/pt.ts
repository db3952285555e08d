import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  undo: 'Desfazer',
  redo: 'Refazer',
  redoThis: 'Refazer: {{step}}',
  takenBack: 'Desfeito: {{step}}',
  undoThis: 'Desfazer: {{step}}',
  lastStep: 'a última resposta',
  undoAsked: 'Você pediu para desfazer: {{step}}. Falta a resposta de {{names}}.',
  undoWanted: '{{name}} quer desfazer: {{step}}. Você concorda?',
  agree: 'Concordo',
  refuse: 'Não',
  withdraw: 'Deixa pra lá',
  undoTaken: '{{names}} concordou: está desfeito.',
  undoRefused: '{{names}} não concordou: nada é desfeito.',
  understood: 'Fechar',
  sure: 'Voltar a uma rodada anterior?',
  sureWhy: 'Isto desfaz: {{step}}, e tudo o que veio depois.',
  sureUnknown: 'Isto desfaz sua última resposta e tudo o que veio depois. Pode ser de uma rodada anterior.',
  sureYes: 'Sim, desfazer',
  cancel: 'Cancelar',
};
