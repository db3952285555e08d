import type { RuleTexts } from '../rule-texts.ts';

export const actionRepositionEs = {
  'xw.action.roll.icon': {
    title: 'Acción de tonel volado',
    rule: 'Una nave con el icono de tonel volado puede realizarlo: se mueve de lado sin cambiar de rumbo.',
  },
  'xw.action.roll.template': {
    title: 'Comienzo del tonel volado',
    rule: 'Una nave pequeña usa la plantilla recta de velocidad 1 con un extremo corto contra su costado izquierdo o derecho, en cualquier punto de él sin pasar del borde delantero ni del trasero.',
  },
  'xw.action.roll.placement': {
    title: 'Final del tonel volado',
    rule: 'La nave se coloca en el otro extremo de la plantilla con el costado contrario pegado a ella, también sin que la plantilla pase de sus bordes delantero o trasero y con el mismo rumbo.',
  },
  'xw.action.roll.no-overlap': {
    title: 'Qué impide el tonel volado',
    rule: 'Un tonel volado es ilegal si la peana final se solaparía con una nave o un obstáculo, o si la plantilla se solaparía con un obstáculo.',
  },
  'xw.action.reposition.template-over-ship-ok': {
    title: 'Recolocarse por encima de una nave',
    rule: 'La plantilla de un tonel volado, de un impulso o de desactivar el camuflaje puede cruzar la peana de otra nave.',
  },
  'xw.action.roll.declare-side': {
    title: 'Primero se declara el lado',
    rule: 'El jugador declara izquierda o derecha antes de colocar la plantilla.',
  },
  'xw.action.roll.fallback': {
    title: 'Tonel volado fallido',
    rule: 'Si el lado declarado es imposible, el jugador puede hacerlo hacia el otro o elegir otra acción.',
  },
  'xw.action.roll.core2012-premeasure': {
    title: 'Medir antes del tonel volado (2012)',
    rule: 'El jugador puede comprobar con la plantilla si el tonel volado cabe antes de comprometerse con esa acción.',
  },
  'xw.action.boost.icon': {
    title: 'Acción de impulso',
    rule: 'Una nave con el icono de impulso puede realizar un impulso.',
  },
  'xw.action.boost.templates': {
    title: 'Plantillas del impulso',
    rule: 'Un impulso usa la plantilla de velocidad 1 recta, de inclinación izquierda o de inclinación derecha, a elección del jugador.',
  },
  'xw.action.boost.move': {
    title: 'Movimiento del impulso',
    rule: 'El impulso pone la plantilla entre los salientes delanteros y lleva la nave al otro extremo sobre los traseros, igual que el movimiento de una maniobra.',
  },
  'xw.action.boost.no-overlap': {
    title: 'Qué impide el impulso',
    rule: 'Un impulso es ilegal si la peana final se solaparía con una nave o un obstáculo, o si la plantilla se solaparía con un obstáculo.',
  },
  'xw.action.boost.declare-direction': {
    title: 'Primero se declara la dirección',
    rule: 'El jugador declara cuál de las tres direcciones usa antes de comprobar si cabe.',
  },
  'xw.action.boost.fallback': {
    title: 'Impulso fallido',
    rule: 'Si la dirección declarada es imposible, el jugador puede impulsarse en otra o elegir otra acción.',
  },
  'xw.action.boost.no-stress-effect': {
    title: 'El impulso no tiene dificultad',
    rule: 'Un impulso no da ni quita tensión, porque no es una maniobra.',
  },
  'xw.action.roll.example': {
    title: 'Ejemplo: tonel volado',
    rule: 'Un Piloto de la Academia en el origen que lo hace a la derecha pone la plantilla recta de velocidad 1 contra su costado derecho y acaba con el izquierdo en el otro extremo, con el centro en (80, d), d entre -20 y 20, y el mismo rumbo.',
  },
} as const satisfies RuleTexts;
