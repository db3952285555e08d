import { refusalsIn } from '../refusals-in.ts';

export const refusalText = refusalsIn({
  'table.unknown-card': 'Não existe essa carta.',
  'table.card-not-written': 'O que essa carta faz ainda não está escrito, então ela não pode ser jogada.',
  'table.later-card': 'Essa carta saiu depois das que podem ser jogadas aqui.',
  'table.army-unreadable': 'Não é possível ler o exército.',
});
