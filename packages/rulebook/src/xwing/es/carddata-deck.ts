import type { RuleTexts } from '../rule-texts.ts';

export const carddataDeckEs = {
  'xw.carddata.deck.size': {
    title: 'Composición del mazo de Daño',
    rule: 'Un mazo de Daño tiene 33 cartas: 7 copias de Impacto directo y 2 copias de cada una de las otras 13.',
  },
  'xw.carddata.deck.tfa.blinded-pilot': {
    title: 'Piloto cegado',
    rule: 'Piloto cegado (Piloto, 2 copias) impide atacar y se pone boca abajo tras la siguiente oportunidad de atacar de la nave, haya objetivo o no.',
  },
  'xw.carddata.deck.tfa.damaged-cockpit': {
    title: 'Cabina dañada',
    rule: 'Cabina dañada (Piloto, 2 copias) pone la Habilidad a 0 desde la ronda siguiente a la que se recibe.',
  },
  'xw.carddata.deck.tfa.shaken-pilot': {
    title: 'Piloto conmocionado',
    rule: 'Piloto conmocionado (Piloto, 2 copias) prohíbe asignar maniobras rectas en la Planificación y se pone boca abajo cuando la nave revela su selector.',
  },
  'xw.carddata.deck.tfa.stunned-pilot': {
    title: 'Piloto aturdido',
    rule: 'Piloto aturdido (Piloto, 2 copias) hace sufrir a la nave 1 daño cada vez que, tras ejecutar una maniobra, queda en contacto con una nave o solapada con un obstáculo.',
  },
  'xw.carddata.deck.tfa.console-fire': {
    title: 'Fuego en los controles',
    rule: 'Fuego en los controles (Nave, 2 copias) tira 1 dado de ataque al empezar cada fase de Combate, y un impacto causa 1 daño; una acción la pone boca abajo.',
  },
  'xw.carddata.deck.tfa.damaged-engine': {
    title: 'Motor dañado',
    rule: 'Motor dañado (Nave, 2 copias) hace rojas todas las maniobras de giro de la nave.',
  },
  'xw.carddata.deck.tfa.damaged-sensor-array': {
    title: 'Sensores dañados',
    rule: 'Sensores dañados (Nave, 2 copias) limita la nave a las acciones impresas en cartas de Daño; como acción se tira 1 dado de ataque, y con impacto o crítico se pone boca abajo.',
  },
  'xw.carddata.deck.tfa.loose-stabilizer': {
    title: 'Estabilizador suelto',
    rule: 'Estabilizador suelto (Nave, 2 copias) da 1 de tensión tras cada maniobra blanca; una acción la pone boca abajo.',
  },
  'xw.carddata.deck.tfa.major-explosion': {
    title: 'Gran explosión',
    rule: 'Gran explosión (Nave, 2 copias) tira 1 dado de ataque, un impacto causa 1 daño crítico, y después se pone boca abajo.',
  },
  'xw.carddata.deck.tfa.major-hull-breach': {
    title: 'Gran brecha en el casco',
    rule: 'Gran brecha en el casco (Nave, 2 copias) hace que toda carta de Daño llegue a la nave boca arriba desde la ronda siguiente a la que se recibe; una acción la pone boca abajo.',
  },
  'xw.carddata.deck.tfa.structural-damage': {
    title: 'Daño estructural',
    rule: 'Daño estructural (Nave, 2 copias) baja la Agilidad en 1, nunca por debajo de 0; como acción se tira 1 dado de ataque, y con impacto o crítico se pone boca abajo.',
  },
  'xw.carddata.deck.tfa.thrust-control-fire': {
    title: 'Fuego en el control de empuje',
    rule: 'Fuego en el control de empuje (Nave, 2 copias) da 1 ficha de tensión y después se pone boca abajo.',
  },
  'xw.carddata.deck.tfa.weapons-failure': {
    title: 'Fallo de armamento',
    rule: 'Fallo de armamento (Nave, 2 copias) quita 1 dado de ataque a los ataques de la nave; como acción se tira 1 dado de ataque, y con impacto o crítico se pone boca abajo.',
  },
} as const satisfies RuleTexts;
