import type { ListWords } from '../../../../lists/list-words.ts';

export const pt = {
  title: 'Exércitos',
  newList: 'Novo exército',
  yourLists: 'Seus exércitos',
  noneYet: 'Ainda não há nenhum. Escolha uma facção acima ou parta de um dos exércitos prontos.',
  readyLists: 'Exércitos prontos',
  unnamed: 'Exército sem nome',
  allLists: 'Todos os exércitos',
  noListTitle: 'Esse exército não existe',
  noList: 'Este navegador não guarda nenhum exército neste endereço.',
  isLegal: 'Exército válido',
  exportTitle: 'Levar o exército para outro lugar',
  exportHint:
    'O texto é o que os construtores de exércitos mostram e leem. O link contém o exército inteiro.',
  copyText: 'Copiar o JSON',
  importTitle: 'Trazer um exército',
  importHint:
    'Cole um exército como texto ou JSON de qualquer construtor, ou um link desta página, ou escolha um arquivo.',
  importText: 'Texto, JSON ou um link',
  'unreadable-json': 'Isto não é um exército nem um link para um.',
  sharedTitle: 'Um exército compartilhado',
  yourList: 'Seu exército',
  firstList: 'Exército do primeiro jogador',
  secondList: 'Exército do segundo jogador',
  otherList: 'O exército do oponente',
  friendList: 'Seu amigo traz o próprio exército quando se senta.',
  buildOne: 'Monte um exército próprio',
  quickWhy:
    'O cenário e as unidades vão para onde o árbitro sugere; a batalha começa com as primeiras cartas de comando.',
  notBrought: 'Este exército não pode ser levado a esta batalha:',
} as const satisfies ListWords;
