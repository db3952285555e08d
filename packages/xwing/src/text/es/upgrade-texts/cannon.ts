import type { UpgradeTexts } from '../../card-texts.ts';

export const cannonTexts: UpgradeTexts<'cannon'> = {
  'cannon:ioncannon':
    'Ataque a alcance 1-3 con 3 dados; si impacta, el defensor sufre solo 1 daño y recibe 1 ficha de iones.',
  'cannon:heavylasercannon':
    'Ataque a alcance 2-3 con 4 dados; los críticos de la tirada cuentan como impactos.',
  'cannon:autoblaster':
    'Ataque a alcance 1 con 3 dados cuyos impactos no anula ningún dado de defensa; las evasiones pueden usarse antes contra los críticos.',
  'cannon:tractorbeam': 'Un impacto da al defensor 1 ficha de rayo tractor en lugar de daño.',
  'cannon:jammingbeam': 'Un impacto da al defensor 1 ficha de interferencia en lugar de daño.',
  'cannon:flechettecannon':
    'Ataque a alcance 1-3 con 3 dados; si impacta, el defensor sufre solo 1 daño y recibe 1 ficha de tensión si no tiene ninguna.',
  'cannon:manglercannon': 'Ataque a alcance 1-3 con 3 dados; 1 impacto puede pasar a crítico.',
  'cannon:linkedbattery':
    'Al atacar con el armamento principal o con un cañón, la nave puede repetir 1 dado de ataque.',
  'cannon:arccaster#310':
    'Ataque a alcance 1 con 4 dados; si impacta, otra nave a alcance 1 del defensor debe sufrir 1 daño. Después la carta se da la vuelta.',
  'cannon:arccaster#311':
    'Al empezar la fase de Combate, la nave puede recibir una ficha de armas desactivadas para volver a dar la vuelta a esta carta.',
};
