import type { RuleTexts } from '../rule-texts.ts';

export const maneuverDialPt = {
  'xw.maneuver.dial.t70.speed-1': {
    title: 'Disco do X-wing T-70, velocidade 1',
    rule: 'Na velocidade 1 o T-70 tem curva suave esquerda verde, reta verde e curva suave direita verde (3 manobras).',
  },
  'xw.maneuver.dial.t70.speed-2': {
    title: 'Disco do X-wing T-70, velocidade 2',
    rule: 'Na velocidade 2 o T-70 tem curva acentuada esquerda branca, curva suave esquerda branca, reta verde, curva suave direita branca e curva acentuada direita branca (5 manobras).',
  },
  'xw.maneuver.dial.t70.speed-3': {
    title: 'Disco do X-wing T-70, velocidade 3',
    rule: 'Na velocidade 3 o T-70 tem curva acentuada esquerda branca, curva suave esquerda branca, reta verde, curva suave direita branca, curva acentuada direita branca, giro Tallon esquerdo vermelho e giro Tallon direito vermelho (7 manobras).',
  },
  'xw.maneuver.dial.t70.speed-4': {
    title: 'Disco do X-wing T-70, velocidade 4',
    rule: 'Na velocidade 4 o T-70 tem reta branca e giro Koiogran vermelho (2 manobras); não tem velocidade 5.',
  },
  'xw.maneuver.dial.tiefo.speed-1': {
    title: 'Disco do TIE/fo, velocidade 1',
    rule: 'Na velocidade 1 o TIE/fo tem só curva acentuada esquerda branca e curva acentuada direita branca (2 manobras).',
  },
  'xw.maneuver.dial.tiefo.speed-2': {
    title: 'Disco do TIE/fo, velocidade 2',
    rule: 'Na velocidade 2 o TIE/fo tem curva acentuada esquerda verde, curva suave esquerda verde, reta verde, curva suave direita verde, curva acentuada direita verde, giro de Segnor esquerdo vermelho e giro de Segnor direito vermelho (7 manobras).',
  },
  'xw.maneuver.dial.tiefo.speed-3': {
    title: 'Disco do TIE/fo, velocidade 3',
    rule: 'Na velocidade 3 o TIE/fo tem curva acentuada esquerda branca, curva suave esquerda branca, reta verde, curva suave direita branca e curva acentuada direita branca (5 manobras).',
  },
  'xw.maneuver.dial.tiefo.speed-4': {
    title: 'Disco do TIE/fo, velocidade 4',
    rule: 'Na velocidade 4 o TIE/fo tem reta branca e giro Koiogran vermelho (2 manobras).',
  },
  'xw.maneuver.dial.tiefo.speed-5': {
    title: 'Disco do TIE/fo, velocidade 5',
    rule: 'Na velocidade 5 o TIE/fo tem só reta branca (1 manobra).',
  },
  'xw.maneuver.dial.public-charts': {
    title: 'As tabelas dos discos são públicas',
    rule: 'Qualquer jogador pode consultar quando quiser a lista completa de manobras de cada tipo de nave.',
  },
} as const satisfies RuleTexts;
