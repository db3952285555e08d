import type { RuleTexts } from '../rule-texts.ts';

export const mission3Pt = {
  'xw.mission3.forces.rebel': {
    title: 'Forças Rebeldes da Missão 3',
    rule: 'A força Rebelde fixa é 1 Piloto do Esquadrão Vermelho com Torpedos de próton e R2-F2.',
  },
  'xw.mission3.forces.imperial': {
    title: 'Forças Imperiais da Missão 3',
    rule: 'A força Imperial fixa são 1 Piloto do Esquadrão Negro com Determinação e 1 Piloto do Esquadrão Obsidiana.',
  },
  'xw.mission3.setup.order': {
    title: 'Ordem de colocação da Missão 3',
    rule: 'Colocam-se primeiro todas as naves Imperiais; depois o jogador Rebelde coloca os satélites e suas naves.',
  },
  'xw.mission3.setup.imperial': {
    title: 'Posicionamento Imperial da Missão 3',
    rule: 'As naves Imperiais vão em alcance 1 da borda Imperial.',
  },
  'xw.mission3.setup.rebel': {
    title: 'Posicionamento Rebelde da Missão 3',
    rule: 'As naves Rebeldes vão em alcance 1 da borda Rebelde.',
  },
  'xw.mission3.setup.satellites': {
    title: 'Satélites',
    rule: 'O jogador Rebelde coloca 1 satélite em alcance 3 e 1 em alcance 2 da borda Rebelde.',
  },
  'xw.mission3.setup.satellites-100': {
    title: 'Satélites em 100 pontos',
    rule: 'Em uma partida de 100 pontos há mais 1 satélite em alcance 3 e mais 1 satélite em alcance 2: 4 ao todo.',
  },
  'xw.mission3.setup.satellite-side-distance': {
    title: 'Distância dos satélites aos lados',
    rule: 'Todo satélite deve estar em alcance 2 ou mais das duas bordas laterais (a mais de 100 mm).',
  },
  'xw.mission3.setup.satellite-spacing': {
    title: 'Separação dos satélites',
    rule: 'Depois de colocados, todo satélite precisa ter ao menos um outro em alcance 2-3.',
  },
  'xw.mission3.scan.instead-of-attack': {
    title: 'Escanear',
    rule: 'Em sua oportunidade de Combate, uma nave Imperial que sobrepõe um satélite pode escaneá-lo em vez de atacar, tenha ou não um alvo válido.',
  },
  'xw.mission3.scan.collect': {
    title: 'Resultado do escaneamento',
    rule: 'Um satélite escaneado deixa a área de jogo e fica guardado na carta da nave que o escaneou.',
  },
  'xw.mission3.scan.several': {
    title: 'Vários escaneamentos por nave',
    rule: 'Cada oportunidade de Combate de que se abre mão escaneia 1 satélite; uma nave pode escanear outros em rodadas posteriores e fica com todos.',
  },
  'xw.mission3.scan.via-touching': {
    title: 'Escanear apesar de um bloqueio',
    rule: 'Se uma nave Rebelde sobrepõe um satélite, uma nave Imperial em contato com ela pode escaneá-lo como se o sobrepusesse.',
  },
  'xw.mission3.scan.lost-on-destruction': {
    title: 'Dados perdidos',
    rule: 'Quando é destruída uma nave Imperial que tem satélites, todos eles voltam à reserva.',
  },
  'xw.mission3.satellite-no-obstacle': {
    title: 'Os satélites são inofensivos',
    rule: 'Os satélites não causam dano, perda de ação nem obstrução quando sobrepostos ou quando se mede através deles.',
  },
  'xw.mission3.reinforce.count': {
    title: 'Reforços da Missão 3',
    rule: 'Em cada fase Final o jogador Rebelde pode chamar 1 reforço por nave Rebelde destruída naquela rodada, inclusive as destruídas por fugir; os não chamados se perdem.',
  },
  'xw.mission3.reinforce.ship': {
    title: 'Tipo de reforço da Missão 3',
    rule: 'Cada reforço é um Piloto Recruta colocado em alcance 1 da borda Rebelde e depois usado normalmente.',
  },
  'xw.mission3.win.rebel-destroy': {
    title: 'Vitória Rebelde por destruição na Missão 3',
    rule: 'O jogador Rebelde vence quando todas as naves Imperiais são destruídas.',
  },
  'xw.mission3.win.rebel-satellites': {
    title: 'Vitória Rebelde por perda de dados na Missão 3',
    rule: 'O jogador Rebelde vence também quando todos os satélites voltaram à reserva.',
  },
  'xw.mission3.win.imperial': {
    title: 'Vitória Imperial na Missão 3',
    rule: 'O jogador Imperial vence quando, sem satélites por escanear na área de jogo, uma nave Imperial que escaneou ao menos 1 satélite foge pela borda Imperial.',
  },
  'xw.mission3.win.not-destroyed': {
    title: 'Escapar com dados não é ser destruída',
    rule: 'A nave Imperial que cumpre o objetivo Imperial fugindo não conta como destruída.',
  },
  'xw.mission3.win.early-or-wrong-edge': {
    title: 'Fugir cedo ou por outro lugar',
    rule: 'Uma nave que foge antes de todos os satélites serem escaneados, ou por uma borda que não a Imperial, é destruída como sempre, e os satélites que levava voltam à reserva.',
  },
} as const satisfies RuleTexts;
