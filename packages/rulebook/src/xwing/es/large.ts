import type { RuleTexts } from '../rule-texts.ts';

export const largeEs = {
  'xw.large.definition': {
    title: 'Nave grande',
    rule: 'Una nave con peana de unos 8 cm de largo es grande y sigue las reglas de las pequeñas salvo donde se diga.',
  },
  'xw.large.ion-single-ignored': {
    title: 'Nave grande con una ficha de iones',
    rule: 'Una sola ficha de iones no afecta a una nave grande y se queda en ella hasta que llegue otra.',
  },
  'xw.large.ion-two': {
    title: 'Nave grande con dos fichas de iones',
    rule: 'Con 2 o más fichas de iones, una nave grande queda ionizada como las demás y las pierde todas tras ejecutar su maniobra.',
  },
  'xw.large.barrel-roll': {
    title: 'Tonel volado de una nave grande',
    rule: 'Una nave grande hace el tonel volado con la plantilla recta de velocidad 1 tumbada, con un borde largo en vez de un extremo corto contra el costado al empezar y al acabar; lo demás es igual.',
  },
  'xw.large.deploy-overhang': {
    title: 'Despliegue de una nave grande',
    rule: 'La peana de una nave grande puede pasar del alcance 1 (o de la zona de la misión) al desplegarse si, medida a escuadra con el borde, cubre todo el fondo de la zona, del borde al límite.',
  },
  'xw.large.deploy-inside-area': {
    title: 'La nave grande queda en la mesa',
    rule: 'Ninguna parte de una nave grande puede desplegarse fuera de la zona de juego.',
  },
} as const satisfies RuleTexts;
