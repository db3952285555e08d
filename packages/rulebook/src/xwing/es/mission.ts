import type { RuleTexts } from '../rule-texts.ts';

export const missionEs = {
  'xw.mission.pre-setup.choose': {
    title: 'Elegir misión',
    rule: 'Antes de la preparación normal los jugadores acuerdan una misión.',
  },
  'xw.mission.pre-setup.forces': {
    title: 'Fuerzas de la misión',
    rule: 'Los jugadores acuerdan usar las fuerzas fijas de la misión o sus propios escuadrones, formados según las reglas.',
  },
  'xw.mission.setup.replaces-deploy': {
    title: 'La preparación de la misión sustituye al despliegue',
    rule: 'Valen los pasos normales de preparación, salvo que el apartado de preparación de la misión ocupa el lugar del despliegue.',
  },
  'xw.mission.setup.binding-with-custom-squads': {
    title: 'La colocación de la misión obliga siempre',
    rule: 'Las instrucciones de colocación de la misión valen también con escuadrones propios.',
  },
  'xw.mission.setup.preset-upgrades': {
    title: 'Mejoras de las fuerzas fijas',
    rule: 'Las mejoras que figuran entre paréntesis tras un piloto fijo van equipadas en él.',
  },
  'xw.mission.rules.add-to-standard': {
    title: 'Las reglas de la misión se suman',
    rule: 'Todas las reglas normales siguen en vigor junto a las especiales de la misión.',
  },
  'xw.mission.rules.until-objective': {
    title: 'No hay otro final',
    rule: 'Una misión no tiene límite de rondas ni acaba porque un bando se quede sin naves; se siguen jugando rondas hasta cumplir un objetivo.',
  },
  'xw.mission.win.only-objective': {
    title: 'Solo valen los objetivos',
    rule: 'Una misión se gana únicamente cumpliendo el objetivo de la propia facción; aniquilar al enemigo no basta si el objetivo no lo dice.',
  },
  'xw.mission.area.size': {
    title: 'Zona de la misión',
    rule: 'Las misiones usan una zona de juego de 90 por 90 cm, salvo que la misión diga otra cosa.',
  },
  'xw.mission.squads.points': {
    title: 'Puntos de los escuadrones de misión',
    rule: 'Los escuadrones propios de una misión siguen las reglas de formación con un tope pactado: 100 puntos por defecto, o 31 si se usa una sola caja original.',
  },
  'xw.mission.squads.imperial-picks-first': {
    title: 'Repartirse las mejoras de una caja',
    rule: 'Cuando los dos escuadrones de la misión salen de una sola caja, el jugador Imperial toma primero todas las cartas de Mejora que quiera y el Rebelde elige entre las que quedan.',
  },
  'xw.mission.initiative': {
    title: 'Iniciativa en la misión',
    rule: 'Antes de preparar la misión, la iniciativa es del jugador con menos puntos; con totales iguales o fuerzas fijas es del Imperial.',
  },
  'xw.mission.sides': {
    title: 'Bandos de las misiones',
    rule: 'Las tres misiones enfrentan a Rebeldes e Imperiales.',
  },
  'xw.mission.squads.hundred-point-switch': {
    title: 'Cuándo valen los cambios de 100 puntos',
    rule: 'Los cambios de 100 puntos (escudos del transporte en la Misión 1, dos satélites más en la Misión 3, nada en la Misión 2) valen si el tope pactado es de 100 puntos, se gaste lo que se gaste, y nunca con fuerzas fijas.',
  },
  'xw.mission.setup.zone-whole-base': {
    title: 'Franjas de colocación en misiones',
    rule: 'La nave o ficha que una misión coloca a alcance n de un borde debe tener toda su peana o contorno en la franja n, a más de 100(n - 1) mm (0 o más si n = 1) y como mucho a 100 n mm de ese borde.',
  },
  'xw.mission.setup.order-within-side': {
    title: 'Sin orden de Habilidad al colocar',
    rule: 'Dentro de cada bloque de la colocación de una misión, el jugador que coloca elige libremente el orden de sus naves y fichas; ni Habilidad ni iniciativa intervienen.',
  },
  'xw.mission.setup.facing': {
    title: 'Orientación en la misión',
    rule: 'Las naves que coloca la misión, o que llegan como refuerzo, pueden mirar hacia donde se quiera; solo el transporte de la Misión 1 tiene una orientación fija.',
  },
  'xw.mission.setup.obstacles': {
    title: 'Obstáculos en las misiones',
    rule: 'Una misión usa solo los obstáculos que pone su propia preparación (seis asteroides en la Misión 2, ninguno en las Misiones 1 y 3) y se salta el paso normal de obstáculos.',
  },
  'xw.mission.reinforce.arrival': {
    title: 'Qué es un refuerzo',
    rule: 'Un refuerzo es una copia nueva del piloto genérico indicado (Piloto de la Academia en las Misiones 1 y 2, Piloto novato en la Misión 3), con todos sus escudos, sin mejoras, fichas ni daño y sin coste, sea cual sea la nave perdida.',
  },
  'xw.mission.reinforce.no-overlap': {
    title: 'El refuerzo necesita un hueco',
    rule: 'Un refuerzo no puede colocarse solapado con una nave o un obstáculo.',
  },
  'xw.mission.flee.which-edge': {
    title: 'Salir por una esquina',
    rule: 'Una peana que acaba más allá de dos bordes a la vez ha huido por aquel que rebasa más; si los rebasa por igual, por el que nombra su objetivo.',
  },
} as const satisfies RuleTexts;
