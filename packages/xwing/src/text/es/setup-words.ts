import type { SetupWords } from '../setup-words.ts';

export const setupWords: SetupWords = {
  options: {
    battle: '¿Qué se juega?',
    forces: 'Fuerzas de la misión',
    side: 'Tu bando',
    points: 'Puntos de un escuadrón',
    variant: 'Reglamento',
    obstacles: 'Obstáculos',
    roundLimit: 'Rondas como máximo',
    minutes: 'Minutos como máximo',
    timedPlanning: 'Tiempo para planificar',
    damageDeck: 'Mazo de Daño',
  },
  values: {
    duel: 'Combate',
    mission1: 'Misión 1: Paso seguro',
    mission2: 'Misión 2: El largo regreso',
    mission3: 'Misión 3: Oyentes silenciosos',
    preset: 'Las fuerzas propias de la misión',
    own: 'Escuadrones',
    rebel: 'Rebelde',
    imperial: 'Imperial',
    scum: 'Escoria',
    asteroids: 'Seis asteroides',
    debris: 'Seis desechos espaciales',
    mix: 'Tres de cada',
    none: 'Ninguno',
    standard: 'Reglamento nuevo',
    core2012: 'Reglamento de 2012',
    core2: 'Mazo nuevo',
    core: 'Mazo original',
    timed: '2 minutos',
  },
  noLimit: 'sin límite',
  notes: {
    duel: 'Escuadrón contra escuadrón hasta que uno quede destruido.',
    mission1:
      'El transporte de un senador cruza la mesa; los rebeldes lo escoltan y los imperiales lo persiguen. 1 Ala-X y el transporte contra 2 cazas TIE, unos 20 minutos.',
    mission2:
      'Una nave rebelde averiada debe resistir y luego escapar. 1 Ala-X contra 2 cazas TIE y los que llegan después, unos 30 minutos.',
    mission3:
      'Los imperiales leen satélites y llevan los datos a casa; los rebeldes se lo impiden. 1 Ala-X contra 2 cazas TIE, unos 30 minutos.',
    timed:
      'Dos minutos para ambos bandos a la vez. Una nave que para entonces no tenga selector vuela recto a velocidad 2 (maniobra blanca) y se queda sin acción.',
  },
  presets: {
    'x-wing-flight': 'Patrulla de Ala-X',
    'tie-swarm': 'Enjambre de TIE',
    'imperial-aces': 'Ases Imperiales',
    'falcon-and-escort': 'Halcón y escolta',
    'resistance-patrol': 'Patrulla de la Resistencia',
    'first-order-wing': 'Ala de la Primera Orden',
    slavers: 'Esclavistas',
    'box-rebel': 'Un Ala-X',
    'box-imperial': 'Dos cazas TIE',
  },
  series: { points: 'Puntos destruidos', hull: 'Casco y escudos restantes' },
};
