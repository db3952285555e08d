import type { RuleTexts } from '../rule-texts.ts';

export const mission3Es = {
  'xw.mission3.forces.rebel': {
    title: 'Fuerzas Rebeldes de la Misión 3',
    rule: 'La fuerza Rebelde fija es 1 Piloto del Escuadrón Rojo con Torpedos de protones y R2-F2.',
  },
  'xw.mission3.forces.imperial': {
    title: 'Fuerzas Imperiales de la Misión 3',
    rule: 'La fuerza Imperial fija son 1 Piloto del Escuadrón Negro con Determinación y 1 Piloto del Escuadrón Obsidiana.',
  },
  'xw.mission3.setup.order': {
    title: 'Orden de colocación de la Misión 3',
    rule: 'Se colocan primero todas las naves Imperiales; después el jugador Rebelde coloca los satélites y sus naves.',
  },
  'xw.mission3.setup.imperial': {
    title: 'Despliegue Imperial de la Misión 3',
    rule: 'Las naves Imperiales van a alcance 1 del borde Imperial.',
  },
  'xw.mission3.setup.rebel': {
    title: 'Despliegue Rebelde de la Misión 3',
    rule: 'Las naves Rebeldes van a alcance 1 del borde Rebelde.',
  },
  'xw.mission3.setup.satellites': {
    title: 'Satélites',
    rule: 'El jugador Rebelde coloca 1 satélite a alcance 3 y 1 a alcance 2 del borde Rebelde.',
  },
  'xw.mission3.setup.satellites-100': {
    title: 'Satélites a 100 puntos',
    rule: 'En una partida de 100 puntos hay 1 satélite más a alcance 3 y 1 satélite más a alcance 2: 4 en total.',
  },
  'xw.mission3.setup.satellite-side-distance': {
    title: 'Distancia de los satélites a los lados',
    rule: 'Todo satélite debe estar a alcance 2 o más de ambos bordes laterales (a más de 100 mm).',
  },
  'xw.mission3.setup.satellite-spacing': {
    title: 'Separación de los satélites',
    rule: 'Una vez colocados, cada satélite debe estar a alcance 2-3 de al menos otro.',
  },
  'xw.mission3.scan.instead-of-attack': {
    title: 'Escanear',
    rule: 'En su oportunidad de Combate, una nave Imperial solapada con un satélite puede escanearlo en lugar de atacar, tenga o no un objetivo legal.',
  },
  'xw.mission3.scan.collect': {
    title: 'Resultado del escaneo',
    rule: 'Un satélite escaneado deja la zona de juego y se guarda en la carta de la nave que lo escaneó.',
  },
  'xw.mission3.scan.several': {
    title: 'Varios escaneos por nave',
    rule: 'Cada oportunidad de Combate a la que se renuncia escanea 1 satélite; una nave puede escanear otros en rondas posteriores y se los queda todos.',
  },
  'xw.mission3.scan.via-touching': {
    title: 'Escanear a pesar de un bloqueo',
    rule: 'Si una nave Rebelde se solapa con un satélite, una nave Imperial en contacto con ella puede escanearlo como si lo solapara.',
  },
  'xw.mission3.scan.lost-on-destruction': {
    title: 'Datos perdidos',
    rule: 'Cuando se destruye una nave Imperial que tiene satélites, todos ellos vuelven a la reserva.',
  },
  'xw.mission3.satellite-no-obstacle': {
    title: 'Los satélites son inofensivos',
    rule: 'Los satélites no causan daño, pérdida de acción ni obstrucción al solaparse con ellos o medir a través de ellos.',
  },
  'xw.mission3.reinforce.count': {
    title: 'Refuerzos de la Misión 3',
    rule: 'En cada fase Final el jugador Rebelde puede pedir 1 refuerzo por cada nave Rebelde destruida esa ronda, también las destruidas por huir; los que no pida se pierden.',
  },
  'xw.mission3.reinforce.ship': {
    title: 'Tipo de refuerzo de la Misión 3',
    rule: 'Cada refuerzo es un Piloto novato que se coloca a alcance 1 del borde Rebelde y luego se usa con normalidad.',
  },
  'xw.mission3.win.rebel-destroy': {
    title: 'Victoria Rebelde por destrucción en la Misión 3',
    rule: 'El jugador Rebelde gana cuando todas las naves Imperiales son destruidas.',
  },
  'xw.mission3.win.rebel-satellites': {
    title: 'Victoria Rebelde por pérdida de datos en la Misión 3',
    rule: 'El jugador Rebelde gana también cuando todos los satélites han vuelto a la reserva.',
  },
  'xw.mission3.win.imperial': {
    title: 'Victoria Imperial en la Misión 3',
    rule: 'El jugador Imperial gana cuando, sin satélites por escanear en la zona de juego, una nave Imperial que escaneó al menos 1 satélite huye por el borde Imperial.',
  },
  'xw.mission3.win.not-destroyed': {
    title: 'Escapar con datos no es ser destruida',
    rule: 'La nave Imperial que cumple el objetivo Imperial huyendo no cuenta como destruida.',
  },
  'xw.mission3.win.early-or-wrong-edge': {
    title: 'Huir pronto o por otro sitio',
    rule: 'Una nave que huye antes de que todos los satélites estén escaneados, o por un borde que no es el Imperial, se destruye como siempre, y los satélites que llevaba vuelven a la reserva.',
  },
} as const satisfies RuleTexts;
