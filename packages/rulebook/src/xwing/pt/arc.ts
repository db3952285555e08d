import type { RuleTexts } from '../rule-texts.ts';

export const arcPt = {
  'xw.arc.primary': {
    title: 'Arco de tiro principal',
    rule: 'O arco principal de uma nave é a cunha que resulta de prolongar as duas linhas de arco impressas na frente de sua ficha de nave.',
  },
  'xw.arc.unbounded': {
    title: 'Comprimento do arco',
    rule: 'Um arco cruza toda a área de jogo; os limites de alcance se aplicam à parte.',
  },
  'xw.arc.inside-any-part': {
    title: 'Dentro do arco',
    rule: 'Basta estar em parte em um arco: é suficiente um só ponto da base dentro da cunha.',
  },
  'xw.arc.default-for-all-attacks': {
    title: 'O arco principal é o padrão',
    rule: 'Todos os ataques, também os de armas secundárias, usam o arco principal se não se diz outra coisa.',
  },
  'xw.arc.ships-do-not-block': {
    title: 'As naves não tapam o arco',
    rule: 'As naves que estejam no meio não recortam um arco: pode-se escolher como alvo qualquer inimigo que esteja nele.',
  },
  'xw.arc.auxiliary.definition': {
    title: 'Arco auxiliar',
    rule: 'Algumas naves têm mais um arco, marcado com linhas tracejadas e um ícone especial de arma primária.',
  },
  'xw.arc.auxiliary.primary-attack': {
    title: 'Ataques primários pelo arco auxiliar',
    rule: 'A arma primária de uma nave assim pode escolher um inimigo em alcance 1-3 que esteja em seu arco principal ou no auxiliar.',
  },
  'xw.arc.auxiliary.no-secondary': {
    title: 'Sem armas secundárias pelo arco auxiliar',
    rule: 'Os ataques com armas secundárias não usam o arco auxiliar, a menos que a carta de Melhoria permita.',
  },
  'xw.arc.example': {
    title: 'Exemplo: arco e alcance',
    rule: 'Com um Piloto Recruta em (0, 0), um Piloto do Esquadrão Obsidiana em (0, -100) e um Piloto da Academia em (0, 290), todos com rumo 0, o único alvo do Recruta é o da Academia em alcance 3, enquanto o Obsidiana tem o Recruta em seu arco em alcance 1.',
  },
} as const satisfies RuleTexts;
