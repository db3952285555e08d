import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Como as regras são testadas',
  intro:
    'Cada regra do livro tem um identificador. Os testes nomeiam as regras que mostram; esta página as conta.',
  summary: '{{shown}} das {{of}} regras que um árbitro pode aplicar são mostradas por testes aprovados.',
  physicalToo_one: 'Mais {{count}} trata do manuseio das peças em uma mesa real.',
  physicalToo_many: 'Mais {{count}} tratam do manuseio das peças em uma mesa real.',
  physicalToo_other: 'Mais {{count}} tratam do manuseio das peças em uma mesa real.',
  noReport:
    'Esta página foi construída sem um relatório dos testes. Ele virá com a próxima construção depois deles.',
  plot: 'Regras por capítulo',
  standing_shown: 'Mostrada por um teste',
  standing_failing: 'Nomeada por um teste que falhou',
  standing_missing: 'Ainda não mostrada',
  standing_physical: 'Só em uma mesa real',
  barSays: '{{chapter}}: {{shown}} de {{of}} mostradas, {{physical}} só em uma mesa real',
  list: 'Regras',
  chapter: 'Capítulo',
  allChapters: 'Todos os capítulos',
  standing: 'Estado',
  allStandings: 'Todos',
  search: 'Buscar',
  listed_one: '{{count}} regra',
  listed_many: '{{count}} regras',
  listed_other: '{{count}} regras',
  tests_one: '{{count}} teste',
  tests_many: '{{count}} testes',
  tests_other: '{{count}} testes',
};
