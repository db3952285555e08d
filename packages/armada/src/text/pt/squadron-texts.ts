import type { SquadronTexts } from '../card-texts.ts';

export const squadronTexts: SquadronTexts = {
  'dutch-vander':
    'Um esquadrão danificado por seu ataque pode passar a ativado; o que já estava sofre mais 1 de dano.',
  'keyan-farlander': 'Se ataca uma zona do casco sem escudos, pode rerrolar todos os dados que desejar.',
  'luke-skywalker': 'Seus ataques contra naves passam pelos escudos como se não existissem.',
  'tycho-celchu': 'Engajado ou não, pode se mover e pode atacar naves.',
  'wedge-antilles': 'Contra um esquadrão que já foi ativado pode somar 2 dados azuis.',
  'darth-vader': 'Em seus ataques cada crítico causa 1 de dano, seja quem for o alvo.',
  howlrunner:
    'Outros esquadrões aliados com Enxame em distância 1 dela podem somar 1 dado azul quando atacam um esquadrão.',
  'major-rhymer':
    'Os esquadrões aliados em distância 1 dele alcançam com toda a bateria naves em alcance curto e médio.',
  'mauler-mithel': 'Cada vez que se moveu, todos os esquadrões com que fica engajado sofrem 1 de dano.',
  'soontir-fel':
    'Um esquadrão engajado com ele que ataca qualquer outro sofre depois 1 de dano; o Contra-ataque está isento.',
};
