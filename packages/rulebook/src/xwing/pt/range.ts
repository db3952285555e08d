import type { RuleTexts } from '../rule-texts.ts';

export const rangePt = {
  'xw.range.bands': {
    title: 'Faixas de alcance',
    rule: 'A régua tem três faixas, chamadas alcance 1, 2 e 3 da nave que mede para fora.',
  },
  'xw.range.closest-points': {
    title: 'Alcance entre naves',
    rule: 'O alcance entre duas naves é a faixa onde cai a distância mais curta entre suas bases.',
  },
  'xw.range.boundary-lower-band': {
    title: 'Limites de faixa',
    rule: 'Quando o limite de uma faixa cai exatamente sobre a base do alvo, vale a faixa de número menor.',
  },
  'xw.range.attack-in-arc-point': {
    title: 'O alcance do ataque vai a pontos no arco',
    rule: 'Em um ataque limitado a arcos, com arma primária ou secundária, o alcance é a distância mais curta da base do atacante a um ponto da base do alvo dentro de um arco que esse ataque possa usar.',
  },
  'xw.range.attack-from-point': {
    title: 'De onde se mede o ataque',
    rule: 'Em um ataque, o alcance parte do ponto da base do atacante mais próximo do ponto do alvo que se mede.',
  },
  'xw.range.turret-any-point': {
    title: 'Alcance das armas fora do arco',
    rule: 'Com uma torre primária, ou qualquer arma que possa atirar fora do arco, o alcance é medido ao ponto mais próximo da base do alvo, no arco ou não.',
  },
  'xw.range.wording.span': {
    title: 'Expressão "alcance a-b"',
    rule: 'Um intervalo como alcance 1-3 abrange todas as faixas do primeiro número ao último.',
  },
  'xw.range.wording.at': {
    title: 'Expressão "em"',
    rule: 'Um objeto está em alcance n quando o ponto mais próximo de sua base está na faixa n.',
  },
  'xw.range.wording.within': {
    title: 'Expressão "dentro de"',
    rule: 'Um objeto está dentro de alcance n só se todos os pontos de sua base caem na faixa n, e dentro de alcance a-b só se todos caem nas faixas de a até b.',
  },
  'xw.range.wording.beyond': {
    title: 'Expressão "além de"',
    rule: 'Um objeto está além de alcance n se nenhuma parte de sua base cai nas faixas de 1 a n.',
  },
  'xw.range.to-token': {
    title: 'Alcance a uma ficha',
    rule: 'O alcance a uma ficha é medido até o ponto dela mais próximo da base da nave.',
  },
  'xw.range.single-edge': {
    title: 'A régua não tem largura',
    rule: 'Mede-se com uma só borda da régua como linha ideal; sua largura e espessura não contam.',
  },
  'xw.range.self': {
    title: 'Alcance a si mesma',
    rule: 'Medida até si mesma, uma nave está sempre em alcance 1.',
  },
  'xw.range.guides-ignored': {
    title: 'As guias não contam para alcance nem arco',
    rule: 'As guias da frente e de trás são ignoradas ao medir o alcance e ao determinar os arcos.',
  },
  'xw.range.in-range-not-arc': {
    title: 'Alcance e arco são coisas à parte',
    rule: 'Uma nave pode estar no alcance e fora do arco; cada teste deve ser passado em separado.',
  },
  'xw.range.weapon-range': {
    title: 'Alcance da arma',
    rule: 'Uma arma secundária é usada só se o alvo está em um alcance impresso na carta; uma de alcance 2-3 não serve em alcance 1.',
  },
  'xw.range.to-edge': {
    title: 'Alcance a uma borda',
    rule: 'O alcance a uma borda da área de jogo é medido em perpendicular dessa borda para dentro, com as mesmas faixas usadas entre naves.',
  },
} as const satisfies RuleTexts;
