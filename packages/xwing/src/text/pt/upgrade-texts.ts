import type { UpgradeTexts } from '../card-texts.ts';

export const upgradeTexts: UpgradeTexts = {
  'ept:determination':
    'A carta de Dano de Piloto que chega virada para cima à nave é descartada antes de seu texto valer.',
  'ept:swarmtactics':
    'No começo da fase de Combate, outra nave amiga em alcance 1 pode combater com a perícia desta até a fase acabar.',
  'ept:squadleader': 'Ação: uma nave em alcance 1-2 com perícia menor recebe a oferta de uma ação gratuita.',
  'ept:experthandling':
    'Ação: uma pirueta gratuita, com 1 ficha de estresse se a barra não tem esse ícone; depois pode ser retirada uma mira inimiga sobre a nave.',
  'ept:marksmanship':
    'Ação: nos ataques desta rodada a nave pode transformar 1 foco em crítico e todos os outros em acertos.',
  'ept:daredevil':
    'Ação: faz uma curva acentuada branca de velocidade 1 e recebe 1 ficha de estresse; sem impulso na barra, rola ainda 2 dados de ataque e sofre o que sair.',
  'ept:elusiveness':
    'Ao defender sem estresse, a nave pode pegar 1 ficha de estresse e fazer o atacante rerrolar o dado de ataque que ela escolher.',
  'ept:pushthelimit':
    'Uma vez por rodada, uma ação da nave lhe oferece de graça outra de sua barra; se a aceita, vem em seguida 1 ficha de estresse.',
  'ept:deadeye': 'Uma ficha de foco vale pela mira que uma arma secundária pede e é gasta no lugar dela.',
  'ept:veteraninstincts': 'A perícia sobe em 2.',
  'ept:wired': 'Ao atacar ou defender estressada, a nave pode rerrolar quantos focos seus quiser.',
  'amd:r2astromech': 'Todas as manobras de velocidade 1 e 2 são verdes.',
  'amd:r2d2': 'Uma manobra verde pode devolver 1 escudo perdido.',
  'amd:r2f2': 'Ação: a agilidade sobe em 1 pelo resto da rodada.',
  'amd:r5d8':
    'Ação: rola-se um dado de defesa; com desvio ou foco é descartada 1 carta de Dano virada para baixo da nave.',
  'amd:r5k6':
    'Quando a nave gasta sua mira rola um dado de defesa; com desvio adquire de novo mira sobre a mesma nave, mas não para usá-la neste ataque.',
  'amd:r5astromech':
    'Na fase Final pode ser virada para baixo 1 carta de Dano de Nave que esta tenha virada para cima.',
  'amd:bb8': 'Uma manobra verde no disco revelado oferece antes do movimento uma pirueta gratuita.',
  'amd:r5x3':
    'Antes de revelar o disco esta carta pode ser descartada: os obstáculos não fazem nada à nave pelo resto da rodada.',
  'torpedo:protontorpedoes':
    'Ataque em alcance 2-3 com 4 dados que custa a mira sobre o alvo e esta carta; 1 foco pode virar crítico.',
  'missile:concussionmissiles':
    'Ataque em alcance 2-3 com 4 dados que custa a mira sobre o alvo e esta carta; 1 face em branco pode virar acerto.',
  'missile:clustermissiles':
    'Dois ataques seguidos em alcance 1-2 com 3 dados cada um, pagos uma vez com a mira sobre o alvo e esta carta.',
  'missile:homingmissiles':
    'Ataque em alcance 2-3 com 4 dados contra uma nave na mira que custa esta carta mas não a mira; o defensor não pode gastar fichas de desvio.',
  'bomb:seismiccharges':
    'É solta ao revelar o disco, em troca da carta; no fim da Ativação cada nave em alcance 1 sofre 1 dano.',
  'missile:assaultmissiles':
    'Ataque em alcance 2-3 com 4 dados que custa a mira sobre o alvo e esta carta; se atinge, as outras naves em alcance 1 do defensor sofrem 1 dano.',
  'bomb:proximitymines':
    'Ação: é solta em troca da carta; a nave que a cruzar rola 3 dados de ataque e sofre os acertos e críticos.',
  'torpedo:advprotontorpedoes':
    'Ataque em alcance 1 com 5 dados que custa a mira sobre o alvo e esta carta; até 3 faces em branco podem virar foco.',
  'bomb:protonbombs':
    'É solta ao revelar o disco, em troca da carta; no fim da Ativação cada nave em alcance 1 recebe uma carta de Dano virada para cima sem passar pelos escudos.',
  'turret:ioncannonturret':
    'Ataque em qualquer direção em alcance 1-2 com 3 dados; se atinge, o defensor sofre só 1 dano e recebe 1 ficha de íon.',
  'cannon:ioncannon':
    'Ataque em alcance 1-3 com 3 dados; se atinge, o defensor sofre só 1 dano e recebe 1 ficha de íon.',
  'cannon:heavylasercannon': 'Ataque em alcance 2-3 com 4 dados; os críticos da rolagem contam como acertos.',
  'cannon:autoblaster':
    'Ataque em alcance 1 com 3 dados cujos acertos nenhum dado de defesa cancela; os desvios podem ser usados antes contra os críticos.',
  'turret:blasterturret':
    'Ataque em qualquer direção em alcance 1-2 com 3 dados que custa uma ficha de foco.',
  'crew:gunner':
    'Depois de um ataque que erra, a nave pode atacar na hora com sua arma primária, e é seu último ataque da rodada.',
  'crew:mercenarycopilot': 'Se ataca em alcance 3, a nave pode transformar 1 acerto em crítico.',
  'crew:lukeskywalker':
    'Depois de um erro a nave pode atacar na hora com sua arma primária, seu último ataque da rodada, e transformar nele 1 foco em acerto.',
  'crew:niennunb': 'Todas as manobras retas são verdes.',
  'crew:chewbacca':
    'Pode ser descartado para descartar uma carta de Dano assim que a nave a recebe e recuperar 1 escudo.',
  'crew:reconspecialist': 'A ação de foco dá 1 ficha de foco a mais.',
  'system:firecontrolsystem': 'Depois de atacar, a nave pode adquirir mira sobre o defensor.',
  'system:sensorjammer':
    'Ao defender, a nave pode transformar 1 acerto do atacante em um foco que não pode ser rerrolado.',
  'tech:weaponsguidance':
    'Ao atacar, a nave pode gastar uma ficha de foco e transformar 1 face em branco em acerto.',
  'title:slavei': 'A barra de melhorias tem um ícone a mais de Torpedos.',
  'title:millenniumfalcon': 'A barra de ações tem também o ícone de desvio.',
  'mod:stealthdevice': 'A agilidade sobe em 1 até um ataque atingir a nave, que descarta esta carta.',
  'mod:shieldupgrade': 'A nave tem 1 escudo a mais.',
  'mod:engineupgrade': 'A barra de ações tem também o ícone de impulso.',
  'mod:hullupgrade': 'A nave tem 1 de casco a mais.',
  'mod:advancedcloakingdevice':
    'Cada ataque que a nave tenha feito lhe oferece uma ação gratuita de camuflagem.',
};
