import type { UpgradeTexts } from '../../card-texts.ts';

export const torpedoTexts: UpgradeTexts<'torpedo'> = {
  'torpedo:protontorpedoes':
    'Ataque em alcance 2-3 com 4 dados que custa a mira sobre o alvo e esta carta; 1 foco pode virar crítico.',
  'torpedo:advprotontorpedoes':
    'Ataque em alcance 1 com 5 dados que custa a mira sobre o alvo e esta carta; até 3 faces em branco podem virar foco.',
  'torpedo:extramunitions':
    'Cada outra melhoria de Torpedo, Míssil ou Bomba da nave começa com 1 ficha de munição, que sai uma vez no lugar de descartar a carta.',
  'torpedo:bombloadout': 'A barra de melhorias ganha um ícone de Bomba.',
  'torpedo:renegaderefit':
    'A nave pode levar 2 Modificações diferentes, e cada uma de suas melhorias de Elite custa 1 ponto a menos.',
  'torpedo:plasmatorpedoes':
    'Ataque em alcance 2-3 com 4 dados que custa a mira sobre o alvo e esta carta; depois de um acerto e seu dano o defensor perde mais 1 escudo.',
  'torpedo:flechettetorpedoes':
    'Ataque em alcance 2-3 com 3 dados que custa a mira sobre o alvo e esta carta; acerte ou não, um defensor com Casco 4 ou menos recebe 1 ficha de estresse.',
  'torpedo:iontorpedoes':
    'Ataque em alcance 2-3 com 4 dados que custa a mira sobre o alvo e esta carta; se atinge, o defensor e as naves em alcance 1 dele recebem 1 ficha de íon cada uma.',
  'torpedo:seismictorpedo':
    'Ação, em troca desta carta: um obstáculo no arco em alcance 1-2 explode; cada nave em alcance 1 dele rola 1 dado de ataque e sofre o acerto ou crítico.',
};
