import type { UpgradeTexts } from '../../card-texts.ts';

export const turretTexts: UpgradeTexts<'turret'> = {
  'turret:ioncannonturret':
    'Ataque em qualquer direção em alcance 1-2 com 3 dados; se atinge, o defensor sofre só 1 dano e recebe 1 ficha de íon.',
  'turret:blasterturret':
    'Ataque em qualquer direção em alcance 1-2 com 3 dados que custa uma ficha de foco.',
  'turret:twinlaserturret':
    'Dois ataques seguidos contra uma nave, em qualquer direção em alcance 2-3 com 3 dados cada um; cada um que atinge faz só 1 dano.',
  'turret:autoblasterturret':
    'Ataque em qualquer direção em alcance 1 com 2 dados cujos acertos nenhum dado de defesa cancela; os desvios podem ser usados antes contra os críticos.',
  'turret:dorsalturret': 'Ataque em qualquer direção em alcance 1-2 com 2 dados, com 3 em alcance 1.',
  'turret:syncedturret':
    'Ataque em qualquer direção em alcance 1-2 com 3 dados contra uma nave sob mira, sem gastar a mira; contra uma no arco primário pode rerrolar tantos dados quantos tem a arma primária.',
};
