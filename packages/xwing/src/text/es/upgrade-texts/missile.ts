import type { UpgradeTexts } from '../../card-texts.ts';

export const missileTexts: UpgradeTexts<'missile'> = {
  'missile:concussionmissiles':
    'Ataque a alcance 2-3 con 4 dados que cuesta el blanco fijado sobre el objetivo y esta carta; 1 cara vacía puede pasar a impacto.',
  'missile:clustermissiles':
    'Dos ataques seguidos a alcance 1-2 con 3 dados cada uno, que se pagan una vez con el blanco fijado sobre el objetivo y esta carta.',
  'missile:homingmissiles':
    'Ataque a alcance 2-3 con 4 dados contra una nave fijada que cuesta esta carta pero no el blanco fijado; el defensor no puede gastar fichas de evasión.',
  'missile:assaultmissiles':
    'Ataque a alcance 2-3 con 4 dados que cuesta el blanco fijado sobre el objetivo y esta carta; si impacta, las demás naves a alcance 1 del defensor sufren 1 daño.',
  'missile:chardaanrefit': 'Abarata la nave en 2 puntos y ocupa su espacio de Misiles.',
  'missile:harpoonmissiles': 'El defensor recibe la condición Harpooned! tras un ataque que lo impacta.',
  'missile:ionpulsemissiles':
    'Ataque a alcance 2-3 con 3 dados contra una nave fijada que cuesta esta carta pero no el blanco fijado; si impacta, el defensor sufre solo 1 daño y recibe 2 fichas de iones.',
  'missile:protonrockets':
    'Ataque a alcance 1 con 2 dados, y uno más por punto de Agilidad hasta 3, que requiere una ficha de concentración pero solo gasta esta carta.',
  'missile:cruisemissiles':
    'Ataque a alcance 2-3 contra una nave fijada que cuesta esta carta pero no el blanco fijado, con 1 dado y uno más por punto de la velocidad volada esta ronda, hasta 4.',
  'missile:scramblermissiles':
    'Ataque a alcance 2-3 con 3 dados contra una nave fijada que cuesta esta carta pero no el blanco fijado; un impacto da al defensor y a las naves a alcance 1 de él 1 ficha de interferencia cada una en lugar de daño.',
  'missile:advhomingmissiles':
    'Ataque a alcance 2 con 3 dados contra una nave fijada que cuesta esta carta pero no el blanco fijado; un impacto da 1 carta de Daño boca arriba sin pasar por los escudos y nada más.',
  'missile:unguidedrockets':
    'Ataque a alcance 1-3 con 3 dados que requiere una ficha de concentración y no gasta nada; solo esa ficha puede cambiar sus dados.',
  'missile:xx23sthreadtracers':
    'Ataque a alcance 1-3 con 3 dados que requiere una ficha de concentración y solo gasta esta carta; un impacto no daña y permite a las aliadas a alcance 1-2, también a esta nave, fijar al defensor.',
};
