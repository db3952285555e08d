import type { UpgradeTexts } from '../../card-texts.ts';

export const turretTexts: UpgradeTexts<'turret'> = {
  'turret:ioncannonturret':
    'Ataque en cualquier dirección a alcance 1-2 con 3 dados; si impacta, el defensor sufre solo 1 daño y recibe 1 ficha de iones.',
  'turret:blasterturret':
    'Ataque en cualquier dirección a alcance 1-2 con 3 dados que cuesta una ficha de concentración.',
  'turret:twinlaserturret':
    'Dos ataques seguidos contra una nave, en cualquier dirección a alcance 2-3 con 3 dados cada uno; cada uno que impacta hace solo 1 daño.',
  'turret:autoblasterturret':
    'Ataque en cualquier dirección a alcance 1 con 2 dados cuyos impactos no anula ningún dado de defensa; las evasiones pueden usarse antes contra los críticos.',
  'turret:dorsalturret': 'Ataque en cualquier dirección a alcance 1-2 con 2 dados, con 3 a alcance 1.',
  'turret:syncedturret':
    'Ataque en cualquier dirección a alcance 1-2 con 3 dados contra una nave fijada, sin gastar el blanco fijado; contra una en su arco principal puede repetir tantos dados como tiene su armamento principal.',
};
