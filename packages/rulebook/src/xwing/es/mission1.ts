import type { RuleTexts } from '../rule-texts.ts';

export const mission1Es = {
  'xw.mission1.forces.rebel': {
    title: 'Fuerzas Rebeldes de la Misión 1',
    rule: 'La fuerza Rebelde fija es 1 Piloto del Escuadrón Rojo.',
  },
  'xw.mission1.forces.imperial': {
    title: 'Fuerzas Imperiales de la Misión 1',
    rule: 'La fuerza Imperial fija son 2 Pilotos de la Academia, distinguidos por identificadores.',
  },
  'xw.mission1.setup.order': {
    title: 'Orden de colocación de la Misión 1',
    rule: 'Se coloca primero el transporte, luego todas las naves Rebeldes y luego todas las Imperiales.',
  },
  'xw.mission1.setup.shuttle': {
    title: 'Colocación del transporte',
    rule: 'El jugador Rebelde coloca la ficha del transporte entera dentro del alcance 1 del borde Rebelde, a la profundidad que quiera, justo en el centro de ese borde y mirando a escuadra hacia el borde Imperial.',
  },
  'xw.mission1.setup.rebel-ships': {
    title: 'Despliegue Rebelde de la Misión 1',
    rule: 'Las naves Rebeldes se colocan con toda la peana en el alcance 2 del borde Rebelde (a más de 100 y como mucho 200 mm).',
  },
  'xw.mission1.setup.imperial-ships': {
    title: 'Despliegue Imperial de la Misión 1',
    rule: 'Las naves Imperiales se colocan con toda la peana en el alcance 2 del borde Imperial (a más de 100 y como mucho 200 mm).',
  },
  'xw.mission1.setup.damage-card-holder': {
    title: 'Carta para el daño del transporte',
    rule: 'Una carta de Nave Rebelde sin usar, boca abajo, hace de carta del transporte y reúne sus cartas de Daño.',
  },
  'xw.mission1.protect.action': {
    title: 'Acción de proteger',
    rule: 'Una nave Rebelde a alcance 1 del transporte puede realizar una acción de proteger, que pone 1 ficha de evasión en él.',
  },
  'xw.mission1.protect.spend': {
    title: 'El transporte gasta evasión',
    rule: 'El transporte atacado puede añadir 1 evasión si gasta una de sus fichas de evasión.',
  },
  'xw.mission1.protect.one-per-attack': {
    title: 'Una evasión del transporte por ataque',
    rule: 'En cada ataque puede gastarse como mucho 1 ficha de evasión del transporte.',
  },
  'xw.mission1.protect.no-token-limit': {
    title: 'Evasiones acumuladas del transporte',
    rule: 'El transporte puede tener a la vez cualquier cantidad de fichas de evasión.',
  },
  'xw.mission1.protect.end-phase': {
    title: 'Las evasiones del transporte caducan',
    rule: 'En la fase Final el transporte pierde todas sus fichas de evasión.',
  },
  'xw.mission1.reinforce.count': {
    title: 'Refuerzos de la Misión 1',
    rule: 'En cada fase Final el jugador Imperial puede pedir 1 refuerzo por cada nave Imperial destruida esa ronda, también las destruidas por huir; los que no pida se pierden.',
  },
  'xw.mission1.reinforce.ship': {
    title: 'Tipo de refuerzo de la Misión 1',
    rule: 'Cada refuerzo es un Piloto de la Academia que se coloca a alcance 1 del borde Imperial.',
  },
  'xw.mission1.reinforce.normal-use': {
    title: 'Uso de los refuerzos de la Misión 1',
    rule: 'Un refuerzo recibe selector y se usa con normalidad desde la ronda siguiente.',
  },
  'xw.mission1.win.rebel': {
    title: 'Victoria Rebelde en la Misión 1',
    rule: 'El jugador Rebelde gana cuando el transporte huye por el borde Imperial.',
  },
  'xw.mission1.win.imperial': {
    title: 'Victoria Imperial en la Misión 1',
    rule: 'El jugador Imperial gana cuando el transporte es destruido.',
  },
  'xw.mission1.win.wrong-edge': {
    title: 'El transporte sale por otro borde',
    rule: 'Un transporte que sale por un borde que no es el Imperial queda destruido, lo que da la victoria al jugador Imperial.',
  },
  'xw.mission1.win.not-destroyed': {
    title: 'Escapar no es ser destruido',
    rule: 'El transporte que sale por el borde Imperial ha escapado y no cuenta como destruido, así que solo se cumple el objetivo Rebelde.',
  },
} as const satisfies RuleTexts;
