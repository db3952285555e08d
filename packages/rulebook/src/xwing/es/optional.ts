import type { RuleTexts } from '../rule-texts.ts';

export const optionalEs = {
  'xw.optional.agreement': {
    title: 'Lo opcional se pacta',
    rule: 'Las reglas opcionales rigen solo si los jugadores las acuerdan antes de la partida.',
  },
  'xw.optional.team.two-sides': {
    title: 'Bandos del juego por equipos',
    rule: 'Tres o más jugadores se reparten en exactamente dos equipos, lo más parejos posible.',
  },
  'xw.optional.team.equal-points': {
    title: 'Puntos por equipo',
    rule: 'Ambos equipos tienen el mismo total de puntos, tengan los jugadores que tengan.',
  },
  'xw.optional.team.ownership': {
    title: 'De quién es cada nave',
    rule: 'Los compañeros acuerdan cómo repartirse las naves del equipo, y cada uno planifica y decide solo por las suyas.',
  },
  'xw.optional.team.friendly-scope': {
    title: 'Aliado es todo el equipo',
    rule: 'Las capacidades para naves aliadas llegan a todas las del equipo, las controle quien las controle.',
  },
  'xw.optional.team.shared-result': {
    title: 'El equipo gana junto',
    rule: 'Un equipo gana o pierde como uno solo; el jugador que se quedó sin naves gana también con su equipo.',
  },
  'xw.optional.team.public-talk': {
    title: 'Hablar en la mesa',
    rule: 'Los compañeros pueden hablar de todo, pero siempre de modo que los adversarios lo oigan.',
  },
  'xw.optional.team.show-dials': {
    title: 'Los compañeros enseñan sus selectores',
    rule: 'A los compañeros se les permite enseñarse las maniobras elegidas.',
  },
  'xw.optional.team.core2012-no-dials': {
    title: 'Selectores ocultos a los compañeros (2012)',
    rule: 'Los compañeros no pueden enseñarse las maniobras elegidas.',
  },
  'xw.optional.team.squad-building-advised': {
    title: 'Formar escuadrones por equipos',
    rule: 'El juego por equipos usa por defecto la formación de escuadrones; también valen unas fuerzas fijas pactadas.',
  },
  'xw.optional.team.core2012-factions': {
    title: 'Facciones de los equipos (2012)',
    rule: 'Un equipo es el Rebelde y el otro el Imperial.',
  },
  'xw.optional.limit.rounds': {
    title: 'Límite de rondas',
    rule: 'Con un límite de rondas pactado antes de la preparación, la partida acaba al jugarse ese número.',
  },
  'xw.optional.limit.time': {
    title: 'Límite de tiempo',
    rule: 'Con límite de tiempo, se termina la ronda en curso cuando el tiempo se agota y ahí acaba la partida.',
  },
  'xw.optional.limit.score': {
    title: 'Puntuación con límite',
    rule: 'La puntuación de un jugador es el coste de todas las naves enemigas destruidas, con todas sus mejoras.',
  },
  'xw.optional.limit.score-discarded-upgrades': {
    title: 'Las mejoras descartadas puntúan',
    rule: 'Las mejoras descartadas antes en la partida siguen contando en el valor de una nave destruida.',
  },
  'xw.optional.limit.no-partial-score': {
    title: 'Sin puntos a medias',
    rule: 'Las naves dañadas que sobreviven no puntúan.',
  },
  'xw.optional.limit.highest-wins': {
    title: 'Quién gana al límite',
    rule: 'Al llegar el límite gana la puntuación más alta; si son iguales, hay empate.',
  },
  'xw.optional.dispute.rolloff': {
    title: 'Dados para una disputa',
    rule: 'En un caso imposible de decidir, un jugador tira 3 dados de ataque y el otro 3 de defensa; decide quien saque más concentraciones.',
  },
  'xw.optional.dispute.binding': {
    title: 'La decisión obliga',
    rule: 'La decisión de quien gana la tirada zanja el caso y vale para la misma situación el resto de esa partida.',
  },
  'xw.optional.team.side-as-player': {
    title: 'El equipo hace de jugador',
    rule: 'Por equipos, la regla que nombra a un jugador como dueño de la iniciativa, de un borde o de un total de puntos, o como quien hace una elección del adversario, se refiere al equipo; lo que toca a una nave lo decide quien la controla.',
  },
  'xw.optional.limit.elimination-still-ends': {
    title: 'Eliminación antes del límite',
    rule: 'Con límite de rondas o de tiempo, la ronda que acaba con un jugador sin naves termina igualmente la partida, según la regla normal de victoria.',
  },
} as const satisfies RuleTexts;
