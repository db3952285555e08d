import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Esquadrões',
  newList: 'Novo esquadrão',
  yourLists: 'Seus esquadrões',
  noneYet: 'Ainda não há nenhum. Escolha uma facção acima ou comece de um esquadrão pronto.',
  readyLists: 'Esquadrões prontos',
  unnamed: 'Esquadrão sem nome',
  allLists: 'Todos os esquadrões',
  noListTitle: 'Esse esquadrão não existe',
  noList: 'Este navegador não guarda nenhum esquadrão neste endereço.',
  isLegal: 'Esquadrão válido',
  exportTitle: 'Levar o esquadrão para outro lugar',
  exportHint:
    'XWS é o que os montadores de esquadrões da primeira edição leem. O link leva o esquadrão inteiro.',
  documentForm: 'XWS',
  copyText: 'Copiar o XWS',
  importTitle: 'Trazer um esquadrão',
  importHint:
    'Cole XWS de qualquer montador da primeira edição ou um link desta página, ou escolha um arquivo.',
  importText: 'XWS ou um link',
  'unreadable-json': 'Isto não é XWS nem link de esquadrão.',
  sharedTitle: 'Um esquadrão compartilhado',
  yourList: 'Seu esquadrão',
  firstList: 'Esquadrão do primeiro jogador',
  secondList: 'Esquadrão do segundo jogador',
  otherList: 'O esquadrão do oponente',
  friendList: 'Seu amigo traz o próprio esquadrão quando se senta à mesa.',
  buildOne: 'Montar um esquadrão próprio',
  quickWhy: 'Obstáculos e naves vão para onde o árbitro sugere; a batalha começa com o primeiro disco.',
  notBrought: 'Este esquadrão não pode vir a esta batalha:',
};
