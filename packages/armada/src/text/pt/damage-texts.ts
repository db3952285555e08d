import type { DamageCardTexts } from '../card-texts.ts';

export const damageTexts: DamageCardTexts = {
  'blinded-gunners': 'As precisões não servem de nada aos ataques da nave: não podem ser gastas.',
  'capacitor-failure':
    'Uma zona do casco que ficou com 0 escudos não recupera nenhum nem os recebe de outra, e enquanto a atacam Redirecionar não serve.',
  'comm-noise':
    'O oponente pode, na hora, frear a nave em 1 ou então pôr seu primeiro disco em qualquer comando; depois esta carta fica virada para baixo.',
  'compartment-fire': 'As fichas de defesa da nave continuam esgotadas.',
  'coolant-discharge': 'Dos ataques da nave em uma rodada, só um pode ser contra uma nave.',
  'crew-panic':
    'Antes de cada disco que revela, a nave sofre 1 de dano, ou descarta o disco e fica sem ele nesta rodada.',
  'damaged-controls':
    'Sobrepor uma nave ou terminar sobre um obstáculo traz 1 carta de dano virada para baixo além de tudo o mais.',
  'damaged-munitions': 'Os ataques contra naves perdem 1 dado, à escolha do dono, antes de rolar.',
  'depowered-armament': 'Os alvos em alcance longo ficam fora das possibilidades da nave.',
  'disengaged-fire-control': 'A nave não pode atacar o que só vê através de algo que atrapalha.',
  'faulty-countermeasures': 'Só podem ser gastas fichas de defesa preparadas.',
  'injured-crew':
    'O dono escolhe na hora uma ficha de defesa da nave e a descarta; depois esta carta fica virada para baixo.',
  'life-support-failure':
    'Todas as fichas de comando da nave vão embora na hora, e enquanto esta carta está virada para cima não entra nenhuma.',
  'point-defense-failure': 'Os ataques contra esquadrões perdem 1 dado, à escolha do dono, antes de rolar.',
  'power-failure': 'O valor de engenharia cai à metade, arredondada para baixo.',
  'projector-misaligned':
    'Os escudos mais fortes, os de uma zona do casco, caem na hora a 0; depois esta carta fica virada para baixo.',
  'ruptured-engine': 'Uma manobra com o disco de velocidade acima de 1 custa 1 de dano.',
  'shield-failure':
    'O oponente pode tirar na hora 1 escudo de uma ou duas zonas do casco; depois esta carta fica virada para baixo.',
  'structural-damage':
    'Vem na hora mais uma carta de dano, virada para baixo; depois esta também é virada para baixo.',
  'targeter-disruption': 'Os ataques da nave não têm efeitos críticos.',
  'thrust-control-malfunction':
    'Na velocidade da nave, a última articulação que vira algo vira 1 clique a menos.',
  'thruster-fissure': 'Toda mudança de velocidade custa 1 de dano.',
};
