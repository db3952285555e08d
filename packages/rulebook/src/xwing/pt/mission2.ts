import type { RuleTexts } from '../rule-texts.ts';

export const mission2Pt = {
  'xw.mission2.forces.rebel': {
    title: 'Forças Rebeldes da Missão 2',
    rule: 'A força Rebelde fixa é Luke Skywalker com Determinação.',
  },
  'xw.mission2.forces.imperial': {
    title: 'Forças Imperiais da Missão 2',
    rule: 'A força Imperial fixa são "Night Beast" e "Mauler Mithel" com Pontaria.',
  },
  'xw.mission2.setup.order': {
    title: 'Ordem de colocação da Missão 2',
    rule: 'Colocam-se todas as naves Imperiais, depois todas as Rebeldes, escolhe-se a nave desabilitada e põem-se os asteroides.',
  },
  'xw.mission2.setup.imperial': {
    title: 'Posicionamento Imperial da Missão 2',
    rule: 'As naves Imperiais vão em alcance 1 da borda de qualquer dos jogadores, e podem ser divididas entre as duas bordas.',
  },
  'xw.mission2.setup.rebel': {
    title: 'Posicionamento Rebelde da Missão 2',
    rule: 'As naves Rebeldes vão em qualquer lugar que não esteja em alcance 1-3 da borda Imperial nem da Rebelde.',
  },
  'xw.mission2.setup.disabled-ship': {
    title: 'Escolha da nave desabilitada',
    rule: 'O jogador Rebelde escolhe 1 de suas naves como desabilitada e a marca com uma ficha de contagem.',
  },
  'xw.mission2.setup.asteroids': {
    title: 'Asteroides da Missão 2',
    rule: 'O jogador Imperial coloca sozinho os 6 asteroides, cada um inteiro na área de jogo e nunca em alcance 1 de uma nave Rebelde nem de outro asteroide.',
  },
  'xw.mission2.rounds.tracking': {
    title: 'Contagem de rodadas da Missão 2',
    rule: 'No começo de cada fase de Planejamento, também a primeira, o jogador Rebelde soma 1 ficha de contagem; as fichas que houver são o número da rodada.',
  },
  'xw.mission2.disabled.speed-limit': {
    title: 'Velocidade da nave desabilitada',
    rule: 'Até ser reparada, a nave desabilitada só recebe manobras de velocidade 1 ou 2, também quando o oponente troca uma vermelha revelada sob estresse.',
  },
  'xw.mission2.disabled.repaired': {
    title: 'Reparo',
    rule: 'No começo da rodada 5, antes de ajustar os discos, a nave desabilitada é reparada e pode receber qualquer manobra de seu disco; continua sendo a nave dos dois objetivos.',
  },
  'xw.mission2.reinforce.count': {
    title: 'Reforços da Missão 2',
    rule: 'Em cada fase Final o jogador Imperial pode chamar 1 reforço por nave Imperial destruída naquela rodada, inclusive as destruídas por fugir; os não chamados se perdem.',
  },
  'xw.mission2.reinforce.ship': {
    title: 'Tipo de reforço da Missão 2',
    rule: 'Cada reforço é um Piloto da Academia colocado em alcance 1 da borda de qualquer dos jogadores e depois usado normalmente.',
  },
  'xw.mission2.win.rebel': {
    title: 'Vitória Rebelde na Missão 2',
    rule: 'O jogador Rebelde vence quando a nave desabilitada foge pela borda de qualquer dos jogadores na rodada 5 ou depois.',
  },
  'xw.mission2.win.not-destroyed': {
    title: 'Essa fuga não é destruição',
    rule: 'A nave desabilitada que escapa assim não conta como destruída.',
  },
  'xw.mission2.win.early-or-side': {
    title: 'Fugir cedo ou pelo lado',
    rule: 'Uma nave que foge antes da rodada 5, ou a qualquer momento por uma borda lateral, é destruída como sempre; se for a desabilitada, essa é a vitória Imperial.',
  },
  'xw.mission2.win.imperial': {
    title: 'Vitória Imperial na Missão 2',
    rule: 'O jogador Imperial vence quando a nave desabilitada é destruída.',
  },
} as const satisfies RuleTexts;
