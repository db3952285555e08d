import type { Translated } from '../../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  files: 'Arquivos',
  file: 'O evento inteiro',
  fileWhy:
    'Outro servidor continua dali no meio do dia. Contém o segredo dos sorteios: guarde-o até o evento acabar.',
  'list-fortress': 'Resultados no formato List Fortress',
  'list-fortressWhy': 'O JSON que o List Fortress lê e o Cryodex escreve.',
  'players.csv': 'Jogadores em CSV',
  'players.csvWhy': 'Nomes, clubes, mesas fixas e byes prometidos.',
  notFetched: 'Não foi possível falar com o servidor. Tente daqui a pouco.',
  draws: 'Sorteios limpos',
  drawsWhy:
    'O compromisso era público antes de qualquer sorteio. Ao fim do evento o segredo também é, e qualquer pessoa pode repetir cada emparelhamento, cenário, duração e desempate.',
  commitment: 'Compromisso:',
  secret: 'Segredo:',
  log: 'Registro do dia',
  findInLog: 'Buscar no registro',
};
