import type { RuleTexts } from '../rule-texts.ts';

export const setupPlacementPt = {
  'xw.setup.obstacle.alternate-initiative-first': {
    title: 'Vez de colocar obstáculos',
    rule: 'Os jogadores se alternam colocando um obstáculo por vez; começa quem tem a iniciativa.',
  },
  'xw.setup.obstacle.total-six': {
    title: 'Número de obstáculos',
    rule: 'São colocadas exatamente 6 fichas de obstáculo no total.',
  },
  'xw.setup.obstacle.choice': {
    title: 'Escolha do obstáculo',
    rule: 'A cada vez o jogador pega uma ficha qualquer das que restam, seja de que tipo for.',
  },
  'xw.setup.obstacle.spacing': {
    title: 'Distância entre obstáculos',
    rule: 'Um obstáculo não pode ficar em alcance 1 de outro: entre os pontos mais próximos deve haver mais de 100 mm.',
  },
  'xw.setup.obstacle.edge-distance': {
    title: 'Distância dos obstáculos às bordas',
    rule: 'Nenhuma parte de um obstáculo pode ficar em alcance 1-2 de uma borda: todos os seus pontos devem estar a mais de 200 mm das quatro bordas.',
  },
  'xw.setup.obstacle.edge-choice': {
    title: 'Escolha da borda',
    rule: 'Depois do sexto obstáculo, o jogador sem iniciativa escolhe qualquer borda como sua; o outro fica com a oposta.',
  },
  'xw.setup.obstacle.core2012-optional': {
    title: 'Obstáculos opcionais (2012)',
    rule: 'Há obstáculos só se os dois jogadores combinarem antes de reunir as forças.',
  },
  'xw.setup.obstacle.core2012-imperial-first': {
    title: 'O Imperial coloca primeiro (2012)',
    rule: 'Os jogadores se alternam colocando um obstáculo por vez, o Imperial primeiro, até pôr na área de jogo todas as fichas disponíveis (seis na caixa original).',
  },
  'xw.setup.obstacle.core2012-rebel-edge': {
    title: 'O Rebelde escolhe a borda (2012)',
    rule: 'Postos todos os obstáculos, o jogador Rebelde escolhe sua borda e o Imperial recebe a oposta.',
  },
  'xw.setup.deploy.ascending-ps': {
    title: 'Ordem de posicionamento',
    rule: 'As naves são posicionadas uma após a outra, da perícia mais baixa para a mais alta.',
  },
  'xw.setup.deploy.tie-initiative': {
    title: 'Empates ao posicionar',
    rule: 'Entre naves de mesma perícia, quem tem a iniciativa posiciona todas as suas antes do oponente.',
  },
  'xw.setup.deploy.zone': {
    title: 'Zona de posicionamento',
    rule: 'Uma nave é posicionada com a base inteira dentro do alcance 1 (100 mm) da borda de seu jogador.',
  },
  'xw.setup.deploy.any-facing': {
    title: 'Orientação ao posicionar',
    rule: 'Uma nave pode ser posicionada virada para onde se quiser.',
  },
  'xw.setup.obstacle.core2012-no-gap': {
    title: 'Obstáculos sem separação (2012)',
    rule: 'Os obstáculos não guardam distância mínima entre si; só os limita a proibição do alcance 1-2 das bordas.',
  },
} as const satisfies RuleTexts;
