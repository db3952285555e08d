import type { UpgradeTexts } from '../../card-texts.ts';

export const cannonTexts: UpgradeTexts<'cannon'> = {
  'cannon:ioncannon':
    'Ataque em alcance 1-3 com 3 dados; se atinge, o defensor sofre só 1 dano e recebe 1 ficha de íon.',
  'cannon:heavylasercannon': 'Ataque em alcance 2-3 com 4 dados; os críticos da rolagem contam como acertos.',
  'cannon:autoblaster':
    'Ataque em alcance 1 com 3 dados cujos acertos nenhum dado de defesa cancela; os desvios podem ser usados antes contra os críticos.',
  'cannon:tractorbeam': 'Um acerto dá ao defensor 1 ficha de raio trator no lugar de dano.',
  'cannon:jammingbeam': 'Um acerto dá ao defensor 1 ficha de interferência no lugar de dano.',
  'cannon:flechettecannon':
    'Ataque em alcance 1-3 com 3 dados; se atinge, o defensor sofre só 1 dano e recebe 1 ficha de estresse se não tem nenhuma.',
  'cannon:manglercannon': 'Ataque em alcance 1-3 com 3 dados; 1 acerto pode virar crítico.',
  'cannon:linkedbattery':
    'Ao atacar com a arma primária ou com um canhão, a nave pode rerrolar 1 dado de ataque.',
  'cannon:arccaster#310':
    'Ataque em alcance 1 com 4 dados; se atinge, outra nave em alcance 1 do defensor tem que sofrer 1 dano. Depois a carta vira para o outro lado.',
  'cannon:arccaster#311':
    'Quando a fase de Combate começa, a nave pode receber uma ficha de armas desativadas para desvirar esta carta.',
};
