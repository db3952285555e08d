import type { UpgradeTexts } from '../../card-texts.ts';

export const missileTexts: UpgradeTexts<'missile'> = {
  'missile:concussionmissiles':
    'Ataque em alcance 2-3 com 4 dados que custa a mira sobre o alvo e esta carta; 1 face em branco pode virar acerto.',
  'missile:clustermissiles':
    'Dois ataques seguidos em alcance 1-2 com 3 dados cada um, pagos uma vez com a mira sobre o alvo e esta carta.',
  'missile:homingmissiles':
    'Ataque em alcance 2-3 com 4 dados contra uma nave na mira que custa esta carta mas não a mira; o defensor não pode gastar fichas de desvio.',
  'missile:assaultmissiles':
    'Ataque em alcance 2-3 com 4 dados que custa a mira sobre o alvo e esta carta; se atinge, as outras naves em alcance 1 do defensor sofrem 1 dano.',
  'missile:chardaanrefit': 'Barateia a nave em 2 pontos e ocupa seu espaço de Míssil.',
  'missile:harpoonmissiles': 'O defensor recebe a condição Harpooned! depois de um ataque que o acerta.',
  'missile:ionpulsemissiles':
    'Ataque em alcance 2-3 com 3 dados contra uma nave na mira que custa esta carta mas não a mira; se atinge, o defensor sofre só 1 dano e recebe 2 fichas de íon.',
  'missile:protonrockets':
    'Ataque em alcance 1 com 2 dados, e mais um por ponto de Agilidade até 3, que exige uma ficha de foco mas só gasta esta carta.',
  'missile:cruisemissiles':
    'Ataque em alcance 2-3 contra uma nave na mira que custa esta carta mas não a mira, com 1 dado e mais um por ponto da velocidade voada nesta rodada, até 4.',
  'missile:scramblermissiles':
    'Ataque em alcance 2-3 com 3 dados contra uma nave na mira que custa esta carta mas não a mira; um acerto dá ao defensor e às naves em alcance 1 dele 1 ficha de interferência cada uma no lugar de dano.',
  'missile:advhomingmissiles':
    'Ataque em alcance 2 com 3 dados contra uma nave na mira que custa esta carta mas não a mira; um acerto dá 1 carta de Dano virada para cima sem passar pelos escudos e mais nada.',
  'missile:unguidedrockets':
    'Ataque em alcance 1-3 com 3 dados que exige uma ficha de foco e não gasta nada; só essa ficha pode mudar seus dados.',
  'missile:xx23sthreadtracers':
    'Ataque em alcance 1-3 com 3 dados que exige uma ficha de foco e só gasta esta carta; um acerto não causa dano e deixa as aliadas em alcance 1-2, esta nave também, mirar no defensor.',
};
