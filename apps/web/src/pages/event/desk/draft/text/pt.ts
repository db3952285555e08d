import type { Translated } from '../../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  title: 'Rascunho: {{round}}',
  onlyYou: 'Só você vê. Fixe o que deve ficar, sorteie de novo, troque escolhendo dois e publique.',
  scenario: 'Cenário: {{scenario}}',
  length_one: 'Duração da rodada: {{count}} minuto (só você vê)',
  length_other: 'Duração da rodada: {{count}} minutos (só você vê)',
  impossible: 'O que não foi possível',
  again: 'Sortear de novo',
  publish: 'Publicar: {{round}}',
  pairs: 'Duplas do rascunho',
  table: 'Mesa',
  tableOf: 'Mesa de {{one}} e {{other}}',
  pickTwo: 'Escolher para trocar',
  lock: 'Fixar',
  locked: 'Fixada',
  ofPair: '({{one}} e {{other}})',
  bye: 'Folga (bye)',
  fixed: 'não pode mudar',
  pickAnother: '{{name}} está escolhido. Escolha outro para trocar.',
  swap: 'Trocar {{one}} por {{other}}',
  letGo: 'Não escolher ninguém',
};
