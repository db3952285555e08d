import type { RuleTexts } from '../rule-texts.ts';

export const shipEs = {
  'xw.ship.friendly.definition': {
    title: 'Naves aliadas',
    rule: 'Las naves que controla un mismo jugador (o un mismo equipo, si se juega por equipos) son aliadas entre sí.',
  },
  'xw.ship.friendly.includes-self': {
    title: 'Una nave es aliada de sí misma',
    rule: 'Una nave cuenta como aliada de sí misma, de modo que sus capacidades para naves aliadas pueden afectarla, salvo que hablen de «otras» naves aliadas.',
  },
  'xw.ship.enemy.definition': {
    title: 'Naves enemigas',
    rule: 'Es enemiga toda nave que controla el adversario (o cualquier jugador del equipo contrario).',
  },
  'xw.ship.size.small': {
    title: 'Nave pequeña',
    rule: 'Una nave con peana de unos 4 cm de largo es pequeña; no tiene reglas propias, pero un efecto puede fijarse en su tamaño.',
  },
  'xw.ship.size.huge': {
    title: 'Nave enorme',
    rule: 'Una nave montada en más de una peana es enorme; sus reglas quedan fuera de ambos reglamentos y solo es legal en el juego Épico.',
  },
  'xw.ship.dial.matches-type': {
    title: 'El selector es el del tipo de nave',
    rule: 'A una nave solo se le asignan maniobras que figuren en el selector de su propio tipo.',
  },
  'xw.ship.miniature.no-effect': {
    title: 'La miniatura no ocupa sitio',
    rule: 'Solo importa la peana; la miniatura puede sobresalir sobre obstáculos, otras naves o el borde sin efecto alguno.',
  },
  'xw.ship.tokens.follow': {
    title: 'Las fichas viajan con la nave',
    rule: 'Todas las fichas asignadas a una nave siguen con ella cuando se mueve.',
  },
  'xw.ship.agility.stack-floor': {
    title: 'Modificadores de Agilidad',
    rule: 'Los modificadores de Agilidad se suman y un resultado menor que 0 pasa a ser 0; los dados de defensa de más o de menos se aplican después sobre ese valor.',
  },
  'xw.ship.agility.zero-bonus-dice': {
    title: 'Con Agilidad 0 aún hay dados extra',
    rule: 'Un defensor con Agilidad 0 sigue tirando los dados de defensa extra que le den el alcance, la obstrucción o una capacidad.',
  },
  'xw.ship.primary.stack-floor': {
    title: 'Modificadores del armamento principal',
    rule: 'Los modificadores del armamento principal se suman y un resultado menor que 0 pasa a ser 0; los dados de ataque de más o de menos se aplican después sobre ese valor.',
  },
  'xw.ship.primary.zero-bonus-dice': {
    title: 'Con armamento principal 0 aún hay dados extra',
    rule: 'Un atacante con armamento principal 0 sigue tirando los dados de ataque extra del alcance 1 o de una capacidad.',
  },
  'xw.ship.hull.not-reduced': {
    title: 'El daño no baja el Casco',
    rule: 'Sufrir daño, normal o crítico, nunca reduce el valor de Casco; el daño se lleva solo con las cartas recibidas.',
  },
  'xw.ship.shield.cap': {
    title: 'Tope de escudos',
    rule: 'Las fichas de escudo de una nave nunca pasan de su valor de Escudos; con todos los escudos no puede recuperar ninguno.',
  },
  'xw.ship.id.distinct-copies': {
    title: 'Distinguir naves repetidas',
    rule: 'Si un jugador lleva varias copias de una carta de Nave no única, cada copia recibe un número propio que une la nave de la mesa con su carta.',
  },
  'xw.ship.id.mirror-match': {
    title: 'Distinguir bandos de la misma facción',
    rule: 'Si los dos escuadrones son de la misma facción, todas las naves llevan identificador: un jugador con números blancos y el otro con números negros.',
  },
} as const satisfies RuleTexts;
