import type { RuleTexts } from '../rule-texts.ts';

export const actionPt = {
  'xw.action.one-standard': {
    title: 'Uma ação normal',
    rule: 'No passo Realizar Ação, o último de sua ativação, uma nave pode realizar 1 ação normal.',
  },
  'xw.action.from-bar': {
    title: 'Barra de ações',
    rule: 'A ação normal deve ser uma da barra de ações da nave, uma habilidade "Ação:" de alguma de suas cartas ou uma que sua missão conceda.',
  },
  'xw.action.may-pass': {
    title: 'Recusar uma ação',
    rule: 'Uma nave pode recusar tanto sua ação normal quanto qualquer ação gratuita que lhe ofereçam.',
  },
  'xw.action.no-repeat': {
    title: 'Sem repetir ação na rodada',
    rule: 'Em uma mesma rodada cada nave realiza uma dada ação no máximo uma vez, contando as gratuitas.',
  },
  'xw.action.no-repeat-card-copies': {
    title: 'As cópias dividem o limite',
    rule: 'Ter várias cópias de uma carta de Melhoria ou de Dano não deixa realizar a ação daquela carta mais de uma vez por rodada.',
  },
  'xw.action.free.definition': {
    title: 'Ação gratuita',
    rule: 'Uma ação gratuita é a concedida por uma carta ou outro efeito, e não consome a ação normal.',
  },
  'xw.action.free.no-icon-needed': {
    title: 'Ação gratuita sem o ícone',
    rule: 'Uma nave que recebe certa ação gratuita pode realizá-la mesmo que sua barra de ações não tenha aquele ícone.',
  },
  'xw.action.free.after-skipped-step': {
    title: 'Ação gratuita apesar do passo pulado',
    rule: 'Uma nave que teve de pular Realizar Ação por um obstáculo ou outro efeito pode realizar ações gratuitas se não estiver estressada.',
  },
  'xw.action.free.roll-boost-fallback': {
    title: 'Pirueta ou impulso gratuito que falha',
    rule: 'Se uma nave recebe especificamente uma pirueta ou um impulso gratuito e ele falha na direção declarada, pode tentar outra direção, mas não trocar de ação.',
  },
  'xw.action.focus.icon': {
    title: 'Ação de foco',
    rule: 'Uma nave com o ícone de foco pode realizar essa ação e recebe 1 ficha de foco.',
  },
  'xw.action.focus.spend-attack': {
    title: 'Foco ao atacar',
    rule: 'O atacante pode gastar 1 ficha de foco para transformar em acertos todos os focos de seus dados de ataque.',
  },
  'xw.action.focus.spend-defense': {
    title: 'Foco ao defender',
    rule: 'O defensor pode gastar 1 ficha de foco para transformar em desvios todos os focos de seus dados de defesa.',
  },
  'xw.action.focus.multiple': {
    title: 'Várias fichas de foco',
    rule: 'Uma nave pode ter mais de uma ficha de foco.',
  },
  'xw.action.focus.spend-without-result': {
    title: 'Gastar foco para nada',
    rule: 'Uma ficha de foco pode ser gasta mesmo que a rolagem não mostre nenhum foco.',
  },
  'xw.action.focus.assigned-not-action': {
    title: 'Receber uma ficha de foco',
    rule: 'Receber uma ficha de foco por uma habilidade não é a ação de foco, que continua disponível nesta rodada.',
  },
  'xw.action.evade.icon': {
    title: 'Ação de desvio',
    rule: 'Uma nave com o ícone de desvio pode realizar essa ação e recebe 1 ficha de desvio.',
  },
  'xw.action.evade.spend': {
    title: 'Gastar desvio',
    rule: 'O defensor pode gastar 1 ficha de desvio para somar 1 desvio à sua rolagem de defesa.',
  },
  'xw.action.evade.multiple': {
    title: 'Várias fichas de desvio',
    rule: 'Uma nave pode ter mais de uma ficha de desvio.',
  },
  'xw.action.evade.assigned-not-action': {
    title: 'Receber uma ficha de desvio',
    rule: 'Receber uma ficha de desvio por uma habilidade não é a ação de desvio, que continua disponível nesta rodada.',
  },
} as const satisfies RuleTexts;
