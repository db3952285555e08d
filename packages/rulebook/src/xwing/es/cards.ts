import type { RuleTexts } from '../rule-texts.ts';

export const cardsEs = {
  'xw.cards.ability.once-per-timing': {
    title: 'Un uso por momento',
    rule: 'La capacidad de una carta se resuelve como mucho una vez cada vez que llega su momento (por ejemplo, una por ataque si se usa al defenderse).',
  },
  'xw.cards.ability.ship-card-self': {
    title: 'La carta de Nave habla de su nave',
    rule: 'La segunda persona en una carta de Nave se refiere a la nave de esa carta, y la capacidad no alcanza a otras salvo que lo diga.',
  },
  'xw.cards.ability.attached-card-self': {
    title: 'Mejora y Daño hablan de la nave que los lleva',
    rule: 'La segunda persona en una carta de Mejora o de Daño se refiere a la nave que la lleva, y la carta no alcanza a otras salvo que lo diga.',
  },
  'xw.cards.ability.mandatory-default': {
    title: 'Las capacidades obligan si no dicen lo contrario',
    rule: 'Una capacidad se dispara por obligación, salvo que su texto diga «puedes» o lleve el encabezado «Acción:» o «Ataque:».',
  },
  'xw.cards.ability.multi-copy-each-triggers': {
    title: 'Varias copias de una mejora pasiva',
    rule: 'Si una nave lleva dos o más copias de una mejora que no exige acción, cada copia puede dispararse por separado en el mismo momento.',
  },
  'xw.cards.ability.ends-on-destruction': {
    title: 'Las capacidades caen con la nave',
    rule: 'La destrucción de una nave apaga las capacidades de todas sus cartas.',
  },
  'xw.cards.ability.duration-outlives-ship': {
    title: 'Lo que ya corría con plazo sobrevive',
    rule: 'Un efecto disparado antes de caer su nave y que nombra su propio final sigue hasta ese final.',
  },
  'xw.cards.ability.action-header': {
    title: 'Capacidades «Acción:»',
    rule: 'Usar una capacidad con el encabezado «Acción:» de cualquier carta de la nave (Nave, Mejora o Daño) es una acción; usada en el paso Realizar una acción, es la acción normal de la ronda.',
  },
  'xw.cards.ability.no-header-no-action': {
    title: 'Capacidades sin encabezado',
    rule: 'Una capacidad sin el encabezado «Acción:» se usa en el momento que indica y no gasta acción.',
  },
  'xw.cards.spend.returns-to-supply': {
    title: 'Gastar un componente',
    rule: 'Una ficha o componente que se gasta deja la nave y vuelve a la reserva común.',
  },
  'xw.cards.spend.only-own': {
    title: 'Solo se gasta lo propio',
    rule: 'Una nave no puede gastar un componente asignado a otra, salvo que un efecto lo conceda de forma expresa.',
  },
  'xw.cards.supply.definition': {
    title: 'Reserva',
    rule: 'La reserva es el conjunto compartido de todos los componentes que ningún jugador está usando.',
  },
  'xw.cards.upgrade.discard-facedown': {
    title: 'Mejoras descartadas',
    rule: 'Una carta de Mejora descartada se pone boca abajo y deja de tener efecto, pero su coste sigue contando en el valor de su nave.',
  },
  'xw.cards.upgrade.flip-back': {
    title: 'Recuperar una mejora descartada',
    rule: 'Si un efecto vuelve a poner boca arriba una mejora descartada, esta vuelve al juego en la nave que la llevaba.',
  },
  'xw.cards.upgrade.core2012-discard-to-box': {
    title: 'Las mejoras descartadas se van (2012)',
    rule: 'Una carta de Mejora descartada sale de la partida y ya no se usa en lo que queda de ella.',
  },
  'xw.cards.public.faceup': {
    title: 'Las cartas están a la vista',
    rule: 'Todas las cartas de Nave y de Mejora en juego están boca arriba fuera de la zona de juego, visibles para todos en todo momento.',
  },
  'xw.cards.ship-card.fields': {
    title: 'Datos de la carta de Nave',
    rule: 'Una carta de Nave lleva Habilidad, nombre del piloto (único o no), tipo de nave, facción, armamento principal, Agilidad, Casco, Escudos, barra de acciones, barra de mejoras, capacidad del piloto si la tiene y coste en puntos.',
  },
  'xw.cards.upgrade-card.fields': {
    title: 'Datos de la carta de Mejora',
    rule: 'Una carta de Mejora lleva título, capacidad, icono de mejora y coste en puntos; las armas secundarias llevan además valor de ataque y alcance.',
  },
  'xw.cards.ability.example-night-beast': {
    title: 'Ejemplo: a quién llega la capacidad de un piloto',
    rule: 'A «Night Beast» se le ofrece una acción gratuita de concentración solo tras su propia maniobra verde; la maniobra verde de otra nave no ofrece nada, y ninguna otra nave puede recibir esa acción.',
  },
} as const satisfies RuleTexts;
