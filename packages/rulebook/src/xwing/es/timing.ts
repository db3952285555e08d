import type { RuleTexts } from '../rule-texts.ts';

export const timingEs = {
  'xw.timing.precedence.card-beats-rule': {
    title: 'El texto de una carta pesa más que las reglas generales',
    rule: 'Cuando la capacidad de una carta choca con una regla general, se aplica la capacidad de la carta.',
  },
  'xw.timing.precedence.mission-beats-card': {
    title: 'La misión pesa más que todo',
    rule: 'La regla especial de una misión vence tanto a las capacidades de las cartas como a las reglas generales: el orden es misión, carta y regla general.',
  },
  'xw.timing.precedence.cannot-is-absolute': {
    title: 'Un «no puede» es definitivo',
    rule: 'Una prohibición redactada como «no puede» en una carta o en una misión resiste a cualquier otro efecto; ni siquiera la regla de una misión anula el «no puede» de una carta.',
  },
  'xw.timing.precedence.forbid-beats-allow': {
    title: 'Prohibir gana a permitir',
    rule: 'Si la capacidad de una carta prohíbe algo y la de otra lo permite, queda prohibido.',
  },
  'xw.timing.simultaneous.initiative-first': {
    title: 'Efectos simultáneos: primero quien tiene la iniciativa',
    rule: 'Si ambos jugadores tienen efectos en un mismo momento, quien tiene la iniciativa resuelve todos los suyos y después lo hace su adversario.',
  },
  'xw.timing.simultaneous.own-order': {
    title: 'Cada jugador ordena sus efectos simultáneos',
    rule: 'Entre sus propias capacidades de un mismo momento, el jugador que las controla decide cuáles de las opcionales usa y en qué orden.',
  },
  'xw.timing.expansion.dagger-scope': {
    title: 'Lo de las expansiones entra con su contenido',
    rule: 'Las mecánicas señaladas con una daga (bombas, camuflaje, iones, naves grandes y enormes, arcos auxiliares, torretas principales, títulos, modificaciones, Limitada, juego Épico) solo cuentan cuando algún componente en juego las menciona.',
  },
  'xw.timing.active-ship': {
    title: 'Nave activa',
    rule: 'Es activa la nave que está resolviendo su parte de la fase de Activación o de Combate; nunca hay más de una, y no hay ninguna si ninguna lo está haciendo.',
  },
  'xw.timing.round.four-phases': {
    title: 'Estructura de la ronda',
    rule: 'Cada ronda recorre cuatro fases en un orden fijo: Planificación, Activación, Combate y Final.',
  },
  'xw.timing.round.first-after-setup': {
    title: 'Primera ronda',
    rule: 'La ronda 1 se abre con su fase de Planificación en cuanto la preparación está lista.',
  },
  'xw.timing.round.repeat': {
    title: 'Las rondas se repiten',
    rule: 'Tras una fase Final sin fin de partida, el contador de rondas sube en 1 y empieza otra fase de Planificación.',
  },
  'xw.timing.pilot-skill.source': {
    title: 'Valor de Habilidad',
    rule: 'Toda nave tiene un número de Habilidad del piloto, tomado de su carta de Nave.',
  },
  'xw.timing.pilot-skill.latest-effect-wins': {
    title: 'Los cambios de Habilidad no se suman',
    rule: 'Si varios efectos cambian la Habilidad de una nave, solo cuenta el último aplicado; los demás quedan suspendidos, sin sumarse.',
  },
  'xw.timing.pilot-skill.fallback-on-expiry': {
    title: 'Habilidad al terminar el efecto más reciente',
    rule: 'Cuando acaba el efecto de Habilidad más reciente, vale el más reciente de los que siguen en vigor o, si no queda ninguno, el número impreso.',
  },
  'xw.timing.initiative.lowest-total-chooses': {
    title: 'Quién decide la iniciativa',
    rule: 'El jugador cuyo escuadrón suma menos puntos dice cuál de los dos tiene la iniciativa.',
  },
  'xw.timing.initiative.tie-roll': {
    title: 'Iniciativa con puntos iguales',
    rule: 'A igualdad de puntos, un jugador tira 1 dado de ataque: con impacto o crítico decide él quién tiene la iniciativa; con concentración o cara vacía lo decide el otro.',
  },
  'xw.timing.initiative.core2012-lowest-has': {
    title: 'La iniciativa va al escuadrón más barato (2012)',
    rule: 'Cuando se forman escuadrones, la iniciativa es automáticamente del jugador con menos puntos.',
  },
  'xw.timing.initiative.core2012-tie-imperial': {
    title: 'Iniciativa imperial por defecto (2012)',
    rule: 'Con totales iguales, o si no se forman escuadrones, la iniciativa es del jugador imperial.',
  },
  'xw.timing.initiative.fixed-for-game': {
    title: 'La iniciativa no cambia de manos',
    rule: 'Un mismo jugador conserva la iniciativa desde la preparación hasta el final; no se pasa ni se vuelve a sortear entre rondas.',
  },
  'xw.timing.phase.advance': {
    title: 'Cuándo acaban Activación y Combate',
    rule: 'La Activación acaba cuando todas las naves en juego se han activado, y el Combate cuando todas han tenido su oportunidad de atacar; entonces empieza la fase siguiente.',
  },
} as const satisfies RuleTexts;
