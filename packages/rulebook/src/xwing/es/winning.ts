import type { RuleTexts } from '../rule-texts.ts';

export const winningEs = {
  'xw.winning.last-ship-standing': {
    title: 'Ganar',
    rule: 'Un jugador sin naves pierde, y gana su adversario si le queda al menos una.',
  },
  'xw.winning.checked-end-of-round': {
    title: 'Cuándo se mira la victoria',
    rule: 'En una partida estándar la eliminación se mira solo al final de cada ronda.',
  },
  'xw.winning.mutual-destruction-draw': {
    title: 'Destrucción mutua',
    rule: 'Si ambos jugadores pierden su última nave en la misma ronda, la partida acaba en empate.',
  },
  'xw.winning.core2012-immediate': {
    title: 'Victoria inmediata (2012)',
    rule: 'La partida acaba en cuanto un jugador ha destruido todas las naves contrarias.',
  },
  'xw.winning.core2012-mutual-initiative': {
    title: 'La destrucción mutua es de la iniciativa (2012)',
    rule: 'Si las últimas naves de ambos se destruyen a la vez, gana quien tiene la iniciativa; también cuenta así la última nave que, aplazada por la regla de ataques simultáneos, destruye a la última enemiga.',
  },
  'xw.winning.mission-immediate': {
    title: 'En una misión se gana al momento',
    rule: 'En una misión la partida acaba en cuanto un jugador cumple su objetivo, y ese jugador gana.',
  },
} as const satisfies RuleTexts;
