import type { RuleTexts } from '../rule-texts.ts';

export const cloakEs = {
  'xw.cloak.action': {
    title: 'Acción de camuflaje',
    rule: 'Una nave con el icono de camuflaje puede realizar esa acción y recibe 1 ficha de camuflaje.',
  },
  'xw.cloak.agility-plus-2': {
    title: 'Agilidad camuflada',
    rule: 'Mientras una nave tiene una ficha de camuflaje, su Agilidad es 2 más alta.',
  },
  'xw.cloak.no-attack': {
    title: 'Las camufladas no atacan',
    rule: 'Una nave con ficha de camuflaje no puede atacar.',
  },
  'xw.cloak.one-token': {
    title: 'Sin doble camuflaje',
    rule: 'Una nave que ya tiene ficha de camuflaje no puede realizar la acción de camuflaje.',
  },
  'xw.cloak.decloak.timing': {
    title: 'Cuándo se desactiva el camuflaje',
    rule: 'El momento de desactivar el camuflaje es el principio mismo de la Activación, tras todas las demás capacidades que dispara el inicio de esa fase.',
  },
  'xw.cloak.decloak.order': {
    title: 'Orden para desactivar el camuflaje',
    rule: 'Las naves camufladas deciden por Habilidad ascendente; los empates los rompe la iniciativa.',
  },
  'xw.cloak.decloak.optional-cost': {
    title: 'Coste de desactivar el camuflaje',
    rule: 'Desactivar el camuflaje es opcional y se paga gastando la ficha de camuflaje.',
  },
  'xw.cloak.decloak.effects': {
    title: 'Movimiento al desactivar el camuflaje',
    rule: 'Al desactivar el camuflaje, la nave debe hacer un tonel volado (a izquierda o derecha) o un impulso recto, en ambos casos con la plantilla recta de velocidad 2.',
  },
  'xw.cloak.decloak.declare-first': {
    title: 'Declarar la dirección al desactivar',
    rule: 'El jugador declara tonel a la izquierda, tonel a la derecha o impulso al frente antes de poner ninguna plantilla.',
  },
  'xw.cloak.decloak.not-action-or-maneuver': {
    title: 'Desactivar el camuflaje no es acción ni maniobra',
    rule: 'Desactivar el camuflaje no es una acción ni tampoco una maniobra.',
  },
  'xw.cloak.decloak.while-stressed': {
    title: 'Desactivar el camuflaje bajo tensión',
    rule: 'Una nave bajo tensión puede desactivar su camuflaje.',
  },
  'xw.cloak.decloak.blockers': {
    title: 'Qué impide desactivar el camuflaje',
    rule: 'Desactivar el camuflaje es ilegal si la peana se solaparía con una nave o un obstáculo, o si la plantilla se solaparía con un obstáculo.',
  },
  'xw.cloak.decloak.fallback': {
    title: 'Desactivación fallida',
    rule: 'Si la dirección declarada falla, la nave puede probar otra o seguir camuflada.',
  },
  'xw.cloak.decloak.impossible': {
    title: 'Sin desactivación legal',
    rule: 'Si fallan las tres direcciones, la nave no puede desactivar el camuflaje y conserva su ficha.',
  },
  'xw.cloak.decloak.then-activation': {
    title: 'Después de desactivar',
    rule: 'Acabadas todas las desactivaciones, la fase de Activación sigue con normalidad y la nave aún se activa con su selector.',
  },
} as const satisfies RuleTexts;
