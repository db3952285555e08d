import type { UpgradeTexts } from '../../card-texts.ts';

export const salvagedAstromechTexts: UpgradeTexts<'samd'> = {
  'samd:unhingedastromech': 'As manobras de velocidade 3 são verdes.',
  'samd:salvagedastromech':
    'Uma carta de Dano de Nave que chega virada para cima pode ser descartada antes que seu texto conte, junto com esta.',
  'samd:r4b11':
    'Ao atacar pode gastar sua mira sobre o defensor e apontar quantos dados de defesa quiser: eles são rerrolados.',
  'samd:r5p8':
    'Uma vez por rodada, depois de defender, pode rolar 1 dado de ataque: um acerto é 1 dano ao atacante, um crítico 1 a cada uma das duas naves.',
  'samd:overclockedr4':
    'Ao gastar uma ficha de foco na fase de Combate pode receber 1 ficha de estresse e outra de foco.',
  'samd:r5tk': 'A nave pode fixar a mira nas aliadas e atacá-las.',
  'samd:genius':
    'Depois de uma manobra revelada sem sobreposição, pode ser solta uma bomba que não exija ação; sua carta é descartada de qualquer modo.',
  'samd:r4agromech': 'Ao atacar, uma ficha de foco que a nave gasta pode lhe dar uma mira sobre o defensor.',
  'samd:r4e1':
    'O estresse não impede as ações de suas cartas de Torpedo e Bomba; depois de uma delas sob estresse, esta carta pode ser descartada para remover 1 ficha de estresse.',
};
