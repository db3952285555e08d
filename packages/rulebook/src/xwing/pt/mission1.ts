import type { RuleTexts } from '../rule-texts.ts';

export const mission1Pt = {
  'xw.mission1.forces.rebel': {
    title: 'Forças Rebeldes da Missão 1',
    rule: 'A força Rebelde fixa é 1 Piloto do Esquadrão Vermelho.',
  },
  'xw.mission1.forces.imperial': {
    title: 'Forças Imperiais da Missão 1',
    rule: 'A força Imperial fixa são 2 Pilotos da Academia, distinguidos por identificadores.',
  },
  'xw.mission1.setup.order': {
    title: 'Ordem de colocação da Missão 1',
    rule: 'Coloca-se primeiro o transporte, depois todas as naves Rebeldes e depois todas as Imperiais.',
  },
  'xw.mission1.setup.shuttle': {
    title: 'Colocação do transporte',
    rule: 'O jogador Rebelde coloca a ficha do transporte inteira dentro do alcance 1 da borda Rebelde, na profundidade que quiser, bem no meio dessa borda e virada em esquadro para a borda Imperial.',
  },
  'xw.mission1.setup.rebel-ships': {
    title: 'Posicionamento Rebelde da Missão 1',
    rule: 'As naves Rebeldes são colocadas com a base inteira no alcance 2 da borda Rebelde (a mais de 100 e no máximo 200 mm).',
  },
  'xw.mission1.setup.imperial-ships': {
    title: 'Posicionamento Imperial da Missão 1',
    rule: 'As naves Imperiais são colocadas com a base inteira no alcance 2 da borda Imperial (a mais de 100 e no máximo 200 mm).',
  },
  'xw.mission1.setup.damage-card-holder': {
    title: 'Carta para o dano do transporte',
    rule: 'Uma carta de Nave Rebelde sem uso, virada para baixo, faz as vezes de carta do transporte e reúne suas cartas de Dano.',
  },
  'xw.mission1.protect.action': {
    title: 'Ação de proteger',
    rule: 'Uma nave Rebelde em alcance 1 do transporte pode realizar uma ação de proteger, que põe nele 1 ficha de desvio.',
  },
  'xw.mission1.protect.spend': {
    title: 'O transporte gasta desvio',
    rule: 'Quando é atacado, o transporte pode gastar uma ficha de desvio para somar 1 desvio.',
  },
  'xw.mission1.protect.one-per-attack': {
    title: 'Um desvio do transporte por ataque',
    rule: 'Em cada ataque pode-se gastar no máximo 1 ficha de desvio do transporte.',
  },
  'xw.mission1.protect.no-token-limit': {
    title: 'Desvios acumulados do transporte',
    rule: 'O transporte pode ter ao mesmo tempo qualquer quantidade de fichas de desvio.',
  },
  'xw.mission1.protect.end-phase': {
    title: 'Os desvios do transporte expiram',
    rule: 'Na fase Final o transporte perde todas as suas fichas de desvio.',
  },
  'xw.mission1.reinforce.count': {
    title: 'Reforços da Missão 1',
    rule: 'Em cada fase Final o jogador Imperial pode chamar 1 reforço por nave Imperial destruída naquela rodada, inclusive as destruídas por fugir; os não chamados se perdem.',
  },
  'xw.mission1.reinforce.ship': {
    title: 'Tipo de reforço da Missão 1',
    rule: 'Cada reforço é um Piloto da Academia colocado em alcance 1 da borda Imperial.',
  },
  'xw.mission1.reinforce.normal-use': {
    title: 'Uso dos reforços da Missão 1',
    rule: 'Um reforço recebe disco e é usado normalmente a partir da rodada seguinte.',
  },
  'xw.mission1.win.rebel': {
    title: 'Vitória Rebelde na Missão 1',
    rule: 'O jogador Rebelde vence quando o transporte foge pela borda Imperial.',
  },
  'xw.mission1.win.imperial': {
    title: 'Vitória Imperial na Missão 1',
    rule: 'O jogador Imperial vence quando o transporte é destruído.',
  },
  'xw.mission1.win.wrong-edge': {
    title: 'O transporte sai por outra borda',
    rule: 'Um transporte que sai por uma borda que não a Imperial é destruído, o que dá a vitória ao jogador Imperial.',
  },
  'xw.mission1.win.not-destroyed': {
    title: 'Escapar não é ser destruído',
    rule: 'O transporte que sai pela borda Imperial escapou e não conta como destruído, então só se cumpre o objetivo Rebelde.',
  },
} as const satisfies RuleTexts;
