import type { RuleTexts } from '../rule-texts.ts';

export const cloakPt = {
  'xw.cloak.action': {
    title: 'Ação de camuflagem',
    rule: 'Uma nave com o ícone de camuflagem pode realizar essa ação e recebe 1 ficha de camuflagem.',
  },
  'xw.cloak.agility-plus-2': {
    title: 'Agilidade camuflada',
    rule: 'Enquanto uma nave tem uma ficha de camuflagem, sua agilidade é 2 mais alta.',
  },
  'xw.cloak.no-attack': {
    title: 'Camufladas não atacam',
    rule: 'Uma nave com ficha de camuflagem não pode atacar.',
  },
  'xw.cloak.one-token': {
    title: 'Sem dupla camuflagem',
    rule: 'Uma nave que já tem ficha de camuflagem não pode realizar a ação de camuflagem.',
  },
  'xw.cloak.decloak.timing': {
    title: 'Quando se desativa a camuflagem',
    rule: 'O momento de desativar a camuflagem é o começo mesmo da Ativação, depois de todas as outras habilidades ativadas pelo início dessa fase.',
  },
  'xw.cloak.decloak.order': {
    title: 'Ordem para desativar a camuflagem',
    rule: 'As naves camufladas decidem por perícia crescente; a iniciativa resolve os empates.',
  },
  'xw.cloak.decloak.optional-cost': {
    title: 'Custo de desativar a camuflagem',
    rule: 'Desativar a camuflagem é opcional e se paga gastando a ficha de camuflagem.',
  },
  'xw.cloak.decloak.effects': {
    title: 'Movimento ao desativar a camuflagem',
    rule: 'Ao desativar a camuflagem, a nave deve fazer uma pirueta (à esquerda ou direita) ou um impulso reto, nos dois casos com o gabarito reto de velocidade 2.',
  },
  'xw.cloak.decloak.declare-first': {
    title: 'Declarar a direção ao desativar',
    rule: 'O jogador declara pirueta à esquerda, pirueta à direita ou impulso à frente antes de pôr qualquer gabarito.',
  },
  'xw.cloak.decloak.not-action-or-maneuver': {
    title: 'Desativar a camuflagem não é ação nem manobra',
    rule: 'Desativar a camuflagem não é uma ação nem tampouco uma manobra.',
  },
  'xw.cloak.decloak.while-stressed': {
    title: 'Desativar a camuflagem sob estresse',
    rule: 'Uma nave estressada pode desativar sua camuflagem.',
  },
  'xw.cloak.decloak.blockers': {
    title: 'O que impede desativar a camuflagem',
    rule: 'Desativar a camuflagem é ilegal se a base sobrepusesse uma nave ou um obstáculo, ou se o gabarito sobrepusesse um obstáculo.',
  },
  'xw.cloak.decloak.fallback': {
    title: 'Desativação que falha',
    rule: 'Se a direção declarada falha, a nave pode tentar outra ou continuar camuflada.',
  },
  'xw.cloak.decloak.impossible': {
    title: 'Sem desativação válida',
    rule: 'Se as três direções falham, a nave não pode desativar a camuflagem e mantém sua ficha.',
  },
  'xw.cloak.decloak.then-activation': {
    title: 'Depois de desativar',
    rule: 'Acabadas todas as desativações, a fase de Ativação segue normalmente e a nave ainda é ativada com seu disco.',
  },
} as const satisfies RuleTexts;
