import type { RuleTexts } from '../rule-texts.ts';

export const winningPt = {
  'xw.winning.last-ship-standing': {
    title: 'Vencer',
    rule: 'Um jogador sem naves perde, e o oponente vence se lhe resta ao menos uma.',
  },
  'xw.winning.checked-end-of-round': {
    title: 'Quando se verifica a vitória',
    rule: 'Em uma partida padrão a eliminação é verificada só no fim de cada rodada.',
  },
  'xw.winning.mutual-destruction-draw': {
    title: 'Destruição mútua',
    rule: 'Se os dois jogadores perdem sua última nave na mesma rodada, a partida termina empatada.',
  },
  'xw.winning.core2012-immediate': {
    title: 'Vitória imediata (2012)',
    rule: 'A partida acaba assim que um jogador destruiu todas as naves adversárias.',
  },
  'xw.winning.core2012-mutual-initiative': {
    title: 'A destruição mútua é da iniciativa (2012)',
    rule: 'Se as últimas naves dos dois são destruídas ao mesmo tempo, vence quem tem a iniciativa; também conta assim a última nave que, adiada pela regra de ataque simultâneo, destrói a última inimiga.',
  },
  'xw.winning.mission-immediate': {
    title: 'Em uma missão se vence na hora',
    rule: 'Em uma missão a partida acaba assim que um jogador cumpre seu objetivo, e esse jogador vence.',
  },
} as const satisfies RuleTexts;
