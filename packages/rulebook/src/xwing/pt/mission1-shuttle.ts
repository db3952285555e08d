import type { RuleTexts } from '../rule-texts.ts';

export const mission1ShuttlePt = {
  'xw.mission1.shuttle.is-rebel-ship': {
    title: 'O transporte é uma nave Rebelde',
    rule: 'O transporte conta como nave Rebelde para tudo: pode ser alvo, mirado, sobreposto e tocado como uma nave, e as habilidades Rebeldes para naves amigas chegam a ele.',
  },
  'xw.mission1.shuttle.agility': {
    title: 'Agilidade do transporte',
    rule: 'O transporte tem agilidade 2.',
  },
  'xw.mission1.shuttle.hull': {
    title: 'Casco do transporte',
    rule: 'O transporte tem casco 6.',
  },
  'xw.mission1.shuttle.shields-100': {
    title: 'Escudos do transporte em 100 pontos',
    rule: 'Em uma partida de 100 pontos o transporte tem ainda 6 escudos, marcados com fichas de contagem; senão, nenhum.',
  },
  'xw.mission1.shuttle.move-timing': {
    title: 'Quando o transporte se move',
    rule: 'O jogador Rebelde pode mover o transporte uma vez no começo de toda fase de Ativação.',
  },
  'xw.mission1.shuttle.move-options': {
    title: 'Manobras do transporte',
    rule: 'As manobras do transporte são reta de velocidade 2, curva suave à esquerda de velocidade 1 e curva suave à direita de velocidade 1.',
  },
  'xw.mission1.shuttle.no-action-attack': {
    title: 'O transporte é passivo',
    rule: 'O transporte não pode realizar ações nem atacar.',
  },
  'xw.mission1.shuttle.crits-become-hits': {
    title: 'Sem críticos contra o transporte',
    rule: 'Os críticos contra o transporte mudam para acertos antes de comparar resultados, então ele nunca recebe uma carta de Dano virada para cima.',
  },
  'xw.mission1.shuttle.damage-facedown': {
    title: 'Cartas de Dano do transporte',
    rule: 'Cada dano que o transporte sofre (depois dos escudos, se houver) põe 1 carta de Dano virada para baixo na carta que o representa.',
  },
  'xw.mission1.shuttle.no-ps': {
    title: 'O transporte não tem perícia',
    rule: 'Sem perícia nem disco, o transporte nunca é ativado, não tem oportunidade de atacar e nunca é mantido em jogo pela regra de ataque simultâneo.',
  },
  'xw.mission1.shuttle.move-is-maneuver': {
    title: 'O movimento do transporte é uma manobra',
    rule: 'O transporte se move executando uma manobra: atravessa naves sem efeito, recua até o contato se sua posição final sobrepõe alguém e foge se sua base sai da área.',
  },
} as const satisfies RuleTexts;
