import type { RuleTexts } from '../rule-texts.ts';

export const missionPt = {
  'xw.mission.pre-setup.choose': {
    title: 'Escolher missão',
    rule: 'Antes da preparação normal os jogadores combinam uma missão.',
  },
  'xw.mission.pre-setup.forces': {
    title: 'Forças da missão',
    rule: 'Os jogadores combinam usar as forças fixas da missão ou seus próprios esquadrões, montados segundo as regras.',
  },
  'xw.mission.setup.replaces-deploy': {
    title: 'A preparação da missão substitui o posicionamento',
    rule: 'Valem os passos normais de preparação, exceto que a seção de preparação da missão ocupa o lugar do posicionamento.',
  },
  'xw.mission.setup.binding-with-custom-squads': {
    title: 'A colocação da missão obriga sempre',
    rule: 'As instruções de colocação da missão valem também com esquadrões próprios.',
  },
  'xw.mission.setup.preset-upgrades': {
    title: 'Melhorias das forças fixas',
    rule: 'As melhorias que aparecem entre parênteses depois de um piloto fixo vão equipadas nele.',
  },
  'xw.mission.rules.add-to-standard': {
    title: 'As regras da missão se somam',
    rule: 'Todas as regras normais continuam em vigor junto com as especiais da missão.',
  },
  'xw.mission.rules.until-objective': {
    title: 'Não há outro fim',
    rule: 'Uma missão não tem limite de rodadas nem acaba porque um lado ficou sem naves; jogam-se rodadas até que um objetivo seja cumprido.',
  },
  'xw.mission.win.only-objective': {
    title: 'Só valem os objetivos',
    rule: 'Uma missão é vencida unicamente cumprindo o objetivo da própria facção; aniquilar o inimigo não basta se o objetivo não disser isso.',
  },
  'xw.mission.area.size': {
    title: 'Área da missão',
    rule: 'As missões usam uma área de jogo de 90 por 90 cm, a menos que a missão diga outra coisa.',
  },
  'xw.mission.squads.points': {
    title: 'Pontos dos esquadrões de missão',
    rule: 'Os esquadrões próprios de uma missão seguem as regras de montagem com um teto combinado: 100 pontos por padrão, ou 31 se só se usa uma caixa original.',
  },
  'xw.mission.squads.imperial-picks-first': {
    title: 'Dividir as melhorias de uma caixa',
    rule: 'Quando os dois esquadrões da missão saem de uma só caixa, o jogador Imperial pega primeiro todas as cartas de Melhoria que quiser e o Rebelde escolhe entre as que sobram.',
  },
  'xw.mission.initiative': {
    title: 'Iniciativa na missão',
    rule: 'Antes de preparar a missão, a iniciativa é do jogador com menos pontos; com totais iguais ou forças fixas é do Imperial.',
  },
  'xw.mission.sides': {
    title: 'Lados das missões',
    rule: 'As três missões opõem Rebeldes e Imperiais.',
  },
  'xw.mission.squads.hundred-point-switch': {
    title: 'Quando valem as mudanças de 100 pontos',
    rule: 'As mudanças de 100 pontos (escudos do transporte na Missão 1, dois satélites a mais na Missão 3, nada na Missão 2) valem se o teto combinado é de 100 pontos, gaste-se o que se gastar, e nunca com forças fixas.',
  },
  'xw.mission.setup.zone-whole-base': {
    title: 'Faixas de colocação em missões',
    rule: 'A nave ou ficha que uma missão coloca em alcance n de uma borda deve ter toda a sua base ou contorno na faixa n, a mais de 100(n - 1) mm (0 ou mais se n = 1) e no máximo a 100 n mm dessa borda.',
  },
  'xw.mission.setup.order-within-side': {
    title: 'Sem ordem de perícia ao colocar',
    rule: 'Dentro de cada bloco da colocação de uma missão, o jogador que coloca escolhe livremente a ordem de suas naves e fichas; nem perícia nem iniciativa interferem.',
  },
  'xw.mission.setup.facing': {
    title: 'Orientação na missão',
    rule: 'As naves que a missão coloca, ou que chegam como reforço, podem ficar viradas para onde se quiser; só o transporte da Missão 1 tem orientação fixa.',
  },
  'xw.mission.setup.obstacles': {
    title: 'Obstáculos nas missões',
    rule: 'Uma missão usa só os obstáculos que sua própria preparação põe (seis asteroides na Missão 2, nenhum nas Missões 1 e 3) e pula o passo normal de obstáculos.',
  },
  'xw.mission.reinforce.arrival': {
    title: 'O que é um reforço',
    rule: 'Um reforço é uma cópia nova do piloto genérico indicado (Piloto da Academia nas Missões 1 e 2, Piloto Recruta na Missão 3), com todos os escudos, sem melhorias, fichas nem dano e sem custo, seja qual for a nave perdida.',
  },
  'xw.mission.reinforce.no-overlap': {
    title: 'O reforço precisa de um espaço livre',
    rule: 'Um reforço não pode ser colocado sobrepondo uma nave ou um obstáculo.',
  },
  'xw.mission.flee.which-edge': {
    title: 'Sair por um canto',
    rule: 'Uma base que termina além de duas bordas ao mesmo tempo fugiu por aquela que ultrapassa mais; se ultrapassa por igual, pela que seu objetivo nomeia.',
  },
} as const satisfies RuleTexts;
