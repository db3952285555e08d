import type { RuleTexts } from '../rule-texts.ts';

export const fleePt = {
  'xw.flee.trigger': {
    title: 'Fugir',
    rule: 'Uma nave foge quando, ao acabar uma manobra ou uma ação que a move, alguma parte de sua base fica além do limite; depois de uma manobra as guias contam como base.',
  },
  'xw.flee.destroyed': {
    title: 'Fugir destrói',
    rule: 'Uma nave que fugiu é destruída e sai da área de jogo na hora, a menos que uma missão diga outra coisa.',
  },
  'xw.flee.template-outside-ok': {
    title: 'O gabarito pode cruzar a borda',
    rule: 'O gabarito passar além do limite não faz por si só a nave fugir.',
  },
  'xw.flee.no-return': {
    title: 'Não há volta',
    rule: 'Uma nave que fica fora não recebe ação nem outra manobra para voltar.',
  },
  'xw.flee.overlap-pushback': {
    title: 'Fugir por colisão',
    rule: 'Uma nave cuja base termina fora por recuar de uma sobreposição foge e é destruída como qualquer outra.',
  },
  'xw.flee.no-abilities': {
    title: 'Sem habilidades de última hora',
    rule: 'Uma nave que foge não pode resolver nenhuma habilidade de suas cartas de Nave ou de Melhoria.',
  },
  'xw.flee.illegal-reposition': {
    title: 'Não se sai da mesa ao reposicionar-se',
    rule: 'Não se permite um impulso, pirueta ou desativação de camuflagem que deixaria parte da base fora da área.',
  },
  'xw.flee.all-edges': {
    title: 'Contam todas as bordas',
    rule: 'Cruzar qualquer uma das quatro bordas conta como fugir.',
  },
  'xw.flee.final-position': {
    title: 'A fuga é julgada na parada',
    rule: 'A fuga é verificada só onde a nave fica parada: a que teria terminado fora, mas uma sobreposição detém inteira dentro da área, não fugiu.',
  },
} as const satisfies RuleTexts;
