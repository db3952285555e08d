import type { RuleTexts } from '../rule-texts.ts';

export const squadEs = {
  'xw.squad.points.limit': {
    title: 'Tope de puntos del escuadrón',
    rule: 'La suma de los costes impresos de las naves y mejoras de un escuadrón no puede pasar del total pactado.',
  },
  'xw.squad.points.default-100': {
    title: 'Total por defecto',
    rule: 'El total recomendado para una refriega normal es 100 puntos, y cualquier otro que se pacte es legal.',
  },
  'xw.squad.points.core-box-31': {
    title: 'Total con una sola caja (2012)',
    rule: 'Con solo las tres naves de una caja original, el tope recomendado es 31 puntos por bando.',
  },
  'xw.squad.points.negative-cost': {
    title: 'Costes negativos',
    rule: 'Una mejora de coste negativo abarata su nave y, con ella, el escuadrón.',
  },
  'xw.squad.build.secret-simultaneous': {
    title: 'Formación secreta y simultánea',
    rule: 'Ambos jugadores forman sus escuadrones a la vez y en secreto, y los muestran juntos.',
  },
  'xw.squad.faction.three': {
    title: 'Facciones principales',
    rule: 'Hay tres facciones principales: Rebelde (Alianza Rebelde y Resistencia), Imperial (Imperio Galáctico y Primera Orden) y Escoria (escoria y villanos).',
  },
  'xw.squad.faction.single': {
    title: 'Una facción por escuadrón',
    rule: 'Todas las cartas de Nave de un escuadrón son de la misma facción principal.',
  },
  'xw.squad.faction.upgrade-restricted': {
    title: 'Mejoras con facción',
    rule: 'Una mejora reservada a Rebelde, Imperial o Escoria solo se equipa en naves de esa facción.',
  },
  'xw.squad.faction.upgrade-neutral': {
    title: 'Mejoras neutrales',
    rule: 'Una mejora sin restricción de facción es neutral y vale en todo escuadrón.',
  },
  'xw.squad.faction.core2012-two-sides': {
    title: 'Bandos fijos (2012)',
    rule: 'Un bando es el Rebelde y el otro el Imperial; se reparten por acuerdo o, si no lo hay, al azar.',
  },
  'xw.squad.unique.no-duplicate-name': {
    title: 'Nombres únicos',
    rule: 'Un jugador no puede llevar dos cartas que compartan un nombre único (con punto).',
  },
  'xw.squad.unique.cross-type': {
    title: 'Nombres únicos entre tipos de carta',
    rule: 'El límite de nombre único rige también entre cartas de distinto tipo, por ejemplo un piloto y un tripulante que se llamen igual.',
  },
  'xw.squad.unique.team-scope': {
    title: 'Nombres únicos por equipos',
    rule: 'Jugando por equipos, el límite de nombre único se cuenta en todo el equipo y no por jugador.',
  },
  'xw.squad.unique.generic-unlimited': {
    title: 'Las cartas genéricas se repiten',
    rule: 'Una carta de Nave no única puede llevarse tantas veces como permitan los puntos.',
  },
  'xw.squad.format.standard': {
    title: 'Tres modalidades; juego estándar',
    rule: 'Una partida se juega en una de tres modalidades: estándar, cinemática o Épica; la estándar no tiene objetivo de misión y se decide por eliminación.',
  },
  'xw.squad.format.cinematic': {
    title: 'Juego cinemático',
    rule: 'El juego cinemático usa misiones, que traen sus propios objetivos.',
  },
  'xw.squad.format.epic': {
    title: 'Juego Épico',
    rule: 'El juego Épico sube el total recomendado a 300 puntos y abre la partida a naves enormes y cartas con el icono Épico.',
  },
  'xw.squad.core2012-default-forces': {
    title: 'Fuerzas fijas sin formar escuadrón (2012)',
    rule: 'Sin formar escuadrones, el bando Rebelde lleva a Luke Skywalker y el Imperial a «Night Beast» y un Piloto del Escuadrón Obsidiana, todos sin mejoras.',
  },
  'xw.squad.faction.core2012-upgrades-neutral': {
    title: 'Las mejoras no miran la facción (2012)',
    rule: 'La facción nunca limita una mejora; la única condición es un icono libre que coincida en la barra de mejoras de la nave.',
  },
} as const satisfies RuleTexts;
