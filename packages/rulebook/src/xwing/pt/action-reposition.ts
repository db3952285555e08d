import type { RuleTexts } from '../rule-texts.ts';

export const actionRepositionPt = {
  'xw.action.roll.icon': {
    title: 'Ação de pirueta',
    rule: 'Uma nave com o ícone de pirueta pode realizá-la: move-se de lado sem mudar o rumo.',
  },
  'xw.action.roll.template': {
    title: 'Começo da pirueta',
    rule: 'Uma nave pequena usa o gabarito reto de velocidade 1 com uma ponta curta contra seu lado esquerdo ou direito, em qualquer ponto dele sem passar da borda da frente nem de trás.',
  },
  'xw.action.roll.placement': {
    title: 'Fim da pirueta',
    rule: 'A nave é posta na outra ponta do gabarito com o lado contrário encostado nele, também sem que o gabarito passe de suas bordas da frente ou de trás e com o mesmo rumo.',
  },
  'xw.action.roll.no-overlap': {
    title: 'O que impede a pirueta',
    rule: 'Uma pirueta é ilegal se a base final sobrepusesse uma nave ou um obstáculo, ou se o gabarito sobrepusesse um obstáculo.',
  },
  'xw.action.reposition.template-over-ship-ok': {
    title: 'Reposicionar-se por cima de uma nave',
    rule: 'O gabarito de uma pirueta, de um impulso ou de desativar a camuflagem pode cruzar a base de outra nave.',
  },
  'xw.action.roll.declare-side': {
    title: 'Primeiro se declara o lado',
    rule: 'O jogador declara esquerda ou direita antes de pôr o gabarito.',
  },
  'xw.action.roll.fallback': {
    title: 'Pirueta que falha',
    rule: 'Se o lado declarado é impossível, o jogador pode fazê-la para o outro ou escolher outra ação.',
  },
  'xw.action.roll.core2012-premeasure': {
    title: 'Medir antes da pirueta (2012)',
    rule: 'O jogador pode verificar com o gabarito se a pirueta cabe antes de se comprometer com essa ação.',
  },
  'xw.action.boost.icon': {
    title: 'Ação de impulso',
    rule: 'Uma nave com o ícone de impulso pode realizar um impulso.',
  },
  'xw.action.boost.templates': {
    title: 'Gabaritos do impulso',
    rule: 'Um impulso usa o gabarito de velocidade 1 reto, de curva suave à esquerda ou de curva suave à direita, à escolha do jogador.',
  },
  'xw.action.boost.move': {
    title: 'Movimento do impulso',
    rule: 'O impulso põe o gabarito entre as guias da frente e leva a nave à outra ponta sobre as de trás, igual ao movimento de uma manobra.',
  },
  'xw.action.boost.no-overlap': {
    title: 'O que impede o impulso',
    rule: 'Um impulso é ilegal se a base final sobrepusesse uma nave ou um obstáculo, ou se o gabarito sobrepusesse um obstáculo.',
  },
  'xw.action.boost.declare-direction': {
    title: 'Primeiro se declara a direção',
    rule: 'O jogador declara qual das três direções usa antes de verificar se cabe.',
  },
  'xw.action.boost.fallback': {
    title: 'Impulso que falha',
    rule: 'Se a direção declarada é impossível, o jogador pode fazer o impulso em outra ou escolher outra ação.',
  },
  'xw.action.boost.no-stress-effect': {
    title: 'O impulso não tem dificuldade',
    rule: 'Um impulso não dá nem tira estresse, porque não é uma manobra.',
  },
  'xw.action.roll.example': {
    title: 'Exemplo: pirueta',
    rule: 'Um Piloto da Academia na origem que a faz para a direita põe o gabarito reto de velocidade 1 contra seu lado direito e termina com o esquerdo na outra ponta, com o centro em (80, d), d entre -20 e 20, e o mesmo rumo.',
  },
} as const satisfies RuleTexts;
