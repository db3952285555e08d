import type { RuleTexts } from '../rule-texts.ts';

export const damageEs = {
  'xw.damage.suffer.shield-first': {
    title: 'Primero absorben los escudos',
    rule: 'Cada punto de daño, normal o crítico, quita antes 1 ficha de escudo, si la nave tiene alguna.',
  },
  'xw.damage.suffer.card-when-unshielded': {
    title: 'Carta de Daño sin escudos',
    rule: 'Un punto sufrido sin fichas de escudo da a la nave 1 carta de Daño.',
  },
  'xw.damage.suffer.facedown-normal': {
    title: 'El daño normal va boca abajo',
    rule: 'La carta recibida por daño normal va boca abajo y su texto no cuenta.',
  },
  'xw.damage.suffer.faceup-critical': {
    title: 'El daño crítico va boca arriba',
    rule: 'La carta recibida por daño crítico va boca arriba y su texto vale de inmediato.',
  },
  'xw.damage.suffer.one-at-a-time': {
    title: 'Punto por punto',
    rule: 'Los puntos de daño se resuelven de uno en uno: en cada uno se miran primero los escudos y luego la carta.',
  },
  'xw.damage.suffer.crit-on-shield': {
    title: 'Crítico absorbido por un escudo',
    rule: 'Un punto crítico absorbido por un escudo quita solo 1 ficha y no hace nada más.',
  },
  'xw.damage.faceup.ongoing': {
    title: 'Las cartas boca arriba perduran',
    rule: 'El efecto de una carta de Daño boca arriba dura hasta que la carta se descarta o se pone boca abajo.',
  },
  'xw.damage.faceup.crit-token': {
    title: 'Ficha de crítico',
    rule: 'La nave que recibe una carta de Daño boca arriba recibe también una ficha de crítico, que se retira cuando esa carta se descarta o se pone boca abajo.',
  },
  'xw.damage.faceup.traits': {
    title: 'Atributos de las cartas de Daño',
    rule: 'Toda carta de Daño tiene el atributo Nave o Piloto, que no hace nada por sí mismo, aunque algún efecto puede mencionarlo.',
  },
  'xw.damage.deal-vs-suffer': {
    title: 'Asignar no es sufrir',
    rule: 'Un efecto que asigna directamente una carta de Daño se salta los escudos.',
  },
  'xw.damage.excess-dealt': {
    title: 'El daño sobrante también se asigna',
    rule: 'Cuando un ataque o efecto da a una nave más cartas de Daño de las que bastan para destruirla, se asignan todas antes de destruirla.',
  },
  'xw.damage.excess-active-while-delayed': {
    title: 'El daño sobrante afecta a la nave aplazada',
    rule: 'A una nave que sigue en la mesa por la regla de ataques simultáneos la afectan todas sus cartas boca arriba, también las sobrantes.',
  },
  'xw.damage.flip-is-not-deal': {
    title: 'Voltear no es asignar',
    rule: 'Poner boca arriba una carta de Daño no cuenta como asignarla y no dispara nada ligado a recibir una carta.',
  },
  'xw.damage.both-sides-count': {
    title: 'Cuentan las dos caras',
    rule: 'Para el tope del Casco cuentan las cartas de Daño boca arriba y boca abajo.',
  },
  'xw.damage.direct-hit': {
    title: '¡Impacto directo!',
    rule: 'Una carta de Daño «¡Impacto directo!» boca arriba (Nave, 7 copias) cuenta como 2 cartas para la destrucción y no tiene otro efecto.',
  },
  'xw.damage.discard.faceup-pile': {
    title: 'Pila de descartes de Daño',
    rule: 'Las cartas de Daño de una nave destruida van a una pila de descartes boca arriba.',
  },
  'xw.damage.discard.public': {
    title: 'La pila de descartes es pública',
    rule: 'Cualquier jugador puede mirar cuando quiera la pila de descartes de Daño.',
  },
  'xw.damage.deck.reshuffle': {
    title: 'Mazo agotado',
    rule: 'Si hace falta una carta y el mazo de Daño está vacío, la pila de descartes se baraja y forma un mazo nuevo.',
  },
  'xw.damage.deck.both-empty-counters': {
    title: 'Mazo y descartes agotados',
    rule: 'Mientras mazo y descartes estén vacíos no se puede robar ninguna carta de Daño, y cada carta debida, aun boca arriba, pasa a ser un contador que se trata como carta boca abajo; se forma un mazo nuevo al final de la primera ronda en que vuelva a haber cartas descartadas.',
  },
  'xw.damage.deck.core2012-crit-to-hit': {
    title: 'Sin cartas no hay críticos (2012)',
    rule: 'Mientras mazo y descartes estén vacíos, todo crítico que salga se cambia por un impacto y el daño se lleva con sustitutos.',
  },
  'xw.damage.sources': {
    title: 'Daño fuera del combate',
    rule: 'El mismo proceso de escudo y luego carta rige el daño de obstáculos, cartas, bombas y cualquier otro efecto.',
  },
  'xw.damage.faceup.any-source': {
    title: 'El texto boca arriba vale venga de donde venga',
    rule: 'El texto de una carta de Daño vale desde que está boca arriba, tanto si llegó por daño crítico como si un efecto la asignó boca arriba o la volteó.',
  },
} as const satisfies RuleTexts;
