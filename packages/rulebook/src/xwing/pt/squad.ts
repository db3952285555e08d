import type { RuleTexts } from '../rule-texts.ts';

export const squadPt = {
  'xw.squad.points.limit': {
    title: 'Teto de pontos do esquadrão',
    rule: 'A soma dos custos impressos das naves e melhorias de um esquadrão não pode passar do total combinado.',
  },
  'xw.squad.points.default-100': {
    title: 'Total padrão',
    rule: 'O total recomendado para um combate normal é 100 pontos, e qualquer outro que se combine é válido.',
  },
  'xw.squad.points.core-box-31': {
    title: 'Total com uma só caixa (2012)',
    rule: 'Só com as três naves de uma caixa original, o teto recomendado é 31 pontos por lado.',
  },
  'xw.squad.points.negative-cost': {
    title: 'Custos negativos',
    rule: 'Uma melhoria de custo negativo barateia sua nave e, com ela, o esquadrão.',
  },
  'xw.squad.build.secret-simultaneous': {
    title: 'Montagem secreta e simultânea',
    rule: 'Os dois jogadores montam seus esquadrões ao mesmo tempo e em segredo, e os mostram juntos.',
  },
  'xw.squad.faction.three': {
    title: 'Facções principais',
    rule: 'Há três facções principais: Rebelde (Aliança Rebelde e Resistência), Imperial (Império Galáctico e Primeira Ordem) e Escória (escória e vilania).',
  },
  'xw.squad.faction.single': {
    title: 'Uma facção por esquadrão',
    rule: 'Todas as cartas de Nave de um esquadrão são da mesma facção principal.',
  },
  'xw.squad.faction.upgrade-restricted': {
    title: 'Melhorias com facção',
    rule: 'Uma melhoria reservada a Rebelde, Imperial ou Escória só é equipada em naves dessa facção.',
  },
  'xw.squad.faction.upgrade-neutral': {
    title: 'Melhorias neutras',
    rule: 'Uma melhoria sem restrição de facção é neutra e vale em todo esquadrão.',
  },
  'xw.squad.faction.core2012-two-sides': {
    title: 'Lados fixos (2012)',
    rule: 'Um lado é o Rebelde e o outro o Imperial; dividem-se por acordo ou, se não houver, por sorteio.',
  },
  'xw.squad.unique.no-duplicate-name': {
    title: 'Nomes únicos',
    rule: 'Um jogador não pode levar duas cartas com o mesmo nome único (com ponto).',
  },
  'xw.squad.unique.cross-type': {
    title: 'Nomes únicos entre tipos de carta',
    rule: 'O limite de nome único vale também entre cartas de tipos diferentes, por exemplo um piloto e um tripulante de mesmo nome.',
  },
  'xw.squad.unique.team-scope': {
    title: 'Nomes únicos em equipes',
    rule: 'No jogo em equipes, o limite de nome único é contado na equipe inteira e não por jogador.',
  },
  'xw.squad.unique.generic-unlimited': {
    title: 'Cartas genéricas se repetem',
    rule: 'Uma carta de Nave não única pode ser levada quantas vezes os pontos permitirem.',
  },
  'xw.squad.format.standard': {
    title: 'Três modos; jogo padrão',
    rule: 'Uma partida é jogada em um de três modos: padrão, cinematográfico ou Épico; o padrão não tem objetivo de missão e se decide por eliminação.',
  },
  'xw.squad.format.cinematic': {
    title: 'Jogo cinematográfico',
    rule: 'O jogo cinematográfico usa missões, que trazem seus próprios objetivos.',
  },
  'xw.squad.format.epic': {
    title: 'Jogo Épico',
    rule: 'O jogo Épico sobe o total recomendado para 300 pontos e abre a partida a naves enormes e cartas com o ícone Épico.',
  },
  'xw.squad.core2012-default-forces': {
    title: 'Forças fixas sem montar esquadrão (2012)',
    rule: 'Sem montar esquadrões, o lado Rebelde leva Luke Skywalker e o Imperial leva "Night Beast" e um Piloto do Esquadrão Obsidiana, todos sem melhorias.',
  },
  'xw.squad.faction.core2012-upgrades-neutral': {
    title: 'Melhorias ignoram a facção (2012)',
    rule: 'A facção nunca limita uma melhoria; a única condição é um ícone livre correspondente na barra de melhorias da nave.',
  },
} as const satisfies RuleTexts;
