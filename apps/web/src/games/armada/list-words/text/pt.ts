import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Frotas',
  newList: 'Nova frota',
  yourLists: 'Suas frotas',
  noneYet: 'Ainda não há nenhuma. Escolha uma facção acima ou comece de uma frota pronta.',
  readyLists: 'Frotas prontas',
  unnamed: 'Frota sem nome',
  allLists: 'Todas as frotas',
  noListTitle: 'Essa frota não existe',
  noList: 'Este navegador não guarda nenhuma frota neste endereço.',
  isLegal: 'Frota válida',
  exportTitle: 'Levar a frota para outro lugar',
  exportHint: 'O texto é o que os montadores de frotas mostram e leem. O link leva a frota inteira.',
  copyText: 'Copiar o JSON',
  importTitle: 'Trazer uma frota',
  importHint:
    'Cole uma frota como texto ou JSON de qualquer montador, ou um link desta página, ou escolha um arquivo.',
  importText: 'Texto, JSON ou um link',
  'unreadable-json': 'Isto não é uma frota nem um link para uma.',
  sharedTitle: 'Uma frota compartilhada',
  yourList: 'Sua frota',
  firstList: 'Frota do primeiro jogador',
  secondList: 'Frota do segundo jogador',
  otherList: 'A frota do oponente',
  friendList: 'Seu amigo traz a própria frota quando se senta à mesa.',
  buildOne: 'Montar uma frota própria',
  quickWhy:
    'Obstáculos, naves e esquadrões vão para onde o árbitro sugere; a batalha começa com os primeiros discos de comando.',
  notBrought: 'Esta frota não pode vir a esta batalha:',
};
