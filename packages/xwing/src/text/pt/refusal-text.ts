import { refusalsIn } from '../refusals-in.ts';

export const refusalText = refusalsIn({
  'table.unknown-card': 'Essa carta não existe.',
  'table.card-not-written': 'O que essa carta faz ainda não está escrito, então ela não pode ser jogada.',
  'table.xws-unreadable': 'Não dá para ler o arquivo do esquadrão.',
});
