import type { UpgradeTexts } from '../../card-texts.ts';

export const torpedoTexts: UpgradeTexts<'torpedo'> = {
  'torpedo:protontorpedoes':
    'Ataque a alcance 2-3 con 4 dados que cuesta el blanco fijado sobre el objetivo y esta carta; 1 concentración puede pasar a crítico.',
  'torpedo:advprotontorpedoes':
    'Ataque a alcance 1 con 5 dados que cuesta el blanco fijado sobre el objetivo y esta carta; hasta 3 caras vacías pueden pasar a concentración.',
  'torpedo:extramunitions':
    'Cada otra mejora de Torpedos, Misiles o Bomba de la nave empieza con 1 ficha de munición, que se retira una vez en lugar de descartar la carta.',
  'torpedo:bombloadout': 'La barra de mejoras gana un icono de Bomba.',
  'torpedo:renegaderefit':
    'La nave puede llevar 2 Modificaciones distintas, y cada una de sus mejoras de Élite cuesta 1 punto menos.',
  'torpedo:plasmatorpedoes':
    'Ataque a alcance 2-3 con 4 dados que cuesta el blanco fijado sobre el objetivo y esta carta; tras un impacto y su daño el defensor pierde 1 escudo más.',
  'torpedo:flechettetorpedoes':
    'Ataque a alcance 2-3 con 3 dados que cuesta el blanco fijado sobre el objetivo y esta carta; impacte o no, un defensor con Casco 4 o menos recibe 1 ficha de tensión.',
  'torpedo:iontorpedoes':
    'Ataque a alcance 2-3 con 4 dados que cuesta el blanco fijado sobre el objetivo y esta carta; si impacta, el defensor y las naves a alcance 1 de él reciben 1 ficha de iones cada una.',
  'torpedo:seismictorpedo':
    'Acción, a cambio de esta carta: estalla un obstáculo en el arco a alcance 1-2; cada nave a alcance 1 de él tira 1 dado de ataque y sufre el impacto o crítico.',
};
