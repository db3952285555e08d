import type { RuleTexts } from '../rule-texts.ts';

export const activationEs = {
  'xw.activation.order-ascending': {
    title: 'Orden de activación',
    rule: 'Las naves se activan de una en una por Habilidad ascendente.',
  },
  'xw.activation.tie-same-player': {
    title: 'Empates en un mismo escuadrón',
    rule: 'Un jugador con varias naves de igual Habilidad elige en qué orden se activan entre sí.',
  },
  'xw.activation.tie-both-players': {
    title: 'Empates entre jugadores',
    rule: 'A igual Habilidad, se activan todas las naves de quien tiene la iniciativa antes que cualquiera del adversario.',
  },
  'xw.activation.once-per-ship': {
    title: 'Una activación por ronda',
    rule: 'Una nave es la activa como mucho una vez en la fase de Activación, aunque su Habilidad cambie durante la fase.',
  },
  'xw.activation.steps': {
    title: 'Pasos de la activación',
    rule: 'Una activación consta de Revelar selector, Ejecutar maniobra (mover la nave, comprobar la tensión, recoger) y Realizar una acción, en ese orden.',
  },
  'xw.activation.reveal': {
    title: 'Revelar el selector',
    rule: 'En el primer paso el selector de la nave se hace público y su maniobra determina la plantilla.',
  },
  'xw.activation.move-ship': {
    title: 'Mover la nave',
    rule: 'La plantilla parte encajada entre los salientes delanteros; después la nave se coloca con los salientes traseros en el otro extremo.',
  },
  'xw.activation.check-stress': {
    title: 'Comprobar la tensión',
    rule: 'El cambio de tensión que trae el color de la maniobra se aplica nada más mover la nave y antes de su paso Realizar una acción.',
  },
  'xw.activation.clean-up': {
    title: 'Recoger',
    rule: 'Tras comprobar la tensión se retira la plantilla y el selector usado sale de la zona de juego.',
  },
  'xw.activation.exact-maneuver': {
    title: 'No se voltea la plantilla',
    rule: 'La maniobra revelada se ejecuta tal cual, también su lado izquierdo o derecho; hacerla en espejo es ilegal.',
  },
  'xw.activation.forced-maneuver-only-execute': {
    title: 'Maniobras dadas por una capacidad',
    rule: 'Una capacidad que hace ejecutar cierta maniobra recorre solo el paso Ejecutar maniobra, sin revelar nada y sin paso de acción.',
  },
  'xw.activation.no-dial-no-trigger': {
    title: 'Sin revelar no hay efectos de revelar',
    rule: 'Una nave que pasa a ser activa sin revelar selector (por ejemplo, ionizada) no dispara ninguna capacidad ligada al selector.',
  },
  'xw.activation.swept-base-ignored': {
    title: 'La peana cuenta solo al salir y al llegar',
    rule: 'Durante el movimiento, entre los extremos solo importa lo que cubre la plantilla; lo que cubre la peana se mira solo en la posición inicial y en la final.',
  },
  'xw.activation.example': {
    title: 'Ejemplo: ejecutar una maniobra',
    rule: 'Un ala-X en el origen que revela una inclinación a la derecha de velocidad 1 encaja esa plantilla en sus salientes delanteros y acaba sobre los traseros en (37.57, 90.71) con rumbo de 45 grados.',
  },
} as const satisfies RuleTexts;
