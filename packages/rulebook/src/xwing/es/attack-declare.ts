import type { RuleTexts } from '../rule-texts.ts';

export const attackDeclareEs = {
  'xw.attack.phase.order': {
    title: 'Orden de combate',
    rule: 'En la fase de Combate las naves tienen su oportunidad de atacar de una en una, por Habilidad descendente.',
  },
  'xw.attack.phase.tie-same-player': {
    title: 'Empates de combate en un mismo escuadrón',
    rule: 'Un jugador con varias naves de igual Habilidad ataca con ellas en el orden que quiera.',
  },
  'xw.attack.phase.tie-both-players': {
    title: 'Empates de combate entre jugadores',
    rule: 'A igual Habilidad, todas las naves de quien tiene la iniciativa aprovechan su oportunidad antes que las del adversario.',
  },
  'xw.attack.phase.once-active': {
    title: 'Activa una vez en Combate',
    rule: 'Una nave pasa a ser la activa como mucho una vez por fase de Combate.',
  },
  'xw.attack.phase.one-attack': {
    title: 'Un ataque por ronda',
    rule: 'Una nave efectúa como mucho 1 ataque en su oportunidad, salvo que un efecto le conceda más.',
  },
  'xw.attack.phase.may-decline': {
    title: 'Atacar es opcional',
    rule: 'Una nave puede renunciar a atacar.',
  },
  'xw.attack.steps': {
    title: 'Pasos del ataque',
    rule: 'Un ataque recorre siete pasos en orden: declarar objetivo, tirar dados de ataque, modificar dados de ataque, tirar dados de defensa, modificar dados de defensa, comparar resultados y asignar el daño.',
  },
  'xw.attack.declare.premeasure': {
    title: 'Medir gratis antes de declarar',
    rule: 'Hasta declarar un objetivo, el atacante puede comprobar libremente arco y alcance respecto a todos los enemigos.',
  },
  'xw.attack.declare.order': {
    title: 'Arma, objetivo, coste',
    rule: 'El atacante elige primero un arma, luego una nave enemiga como objetivo y por último paga los costes del ataque.',
  },
  'xw.attack.declare.primary-requirements': {
    title: 'Objetivo del armamento principal',
    rule: 'Un armamento principal que no es torreta necesita un objetivo dentro del arco principal de la nave, o del auxiliar si lo tiene, a un alcance de ataque de 1, 2 o 3.',
  },
  'xw.attack.declare.secondary-requirements': {
    title: 'Objetivo de un arma secundaria',
    rule: 'El objetivo de un arma secundaria debe estar en el arco principal del atacante (salvo que la carta diga otra cosa) y al alcance que marca la carta.',
  },
  'xw.attack.declare.retry': {
    title: 'Declaración inválida',
    rule: 'Una declaración sin objetivo legal, o cuyo coste no se puede pagar, queda sin efecto, y se vuelve a elegir arma y objetivo.',
  },
  'xw.attack.declare.becomes-defender': {
    title: 'El objetivo pasa a ser el defensor',
    rule: 'Cuando arma y objetivo son válidos y los costes están pagados, el objetivo se convierte en el defensor.',
  },
  'xw.attack.declare.attacker': {
    title: 'Atacante',
    rule: 'La nave que lleva a cabo el ataque es el atacante.',
  },
  'xw.attack.declare.enemy-only': {
    title: 'No se ataca a las aliadas',
    rule: 'Las naves aliadas nunca son objetivos legales.',
  },
  'xw.attack.declare.out-of-range': {
    title: 'Fuera de alcance',
    rule: 'Una nave más lejos de lo que llega la regla de 3 franjas no puede ser atacada.',
  },
  'xw.attack.declare.core2012-weapon-in-roll-step': {
    title: 'El arma se elige tras el objetivo (2012)',
    rule: 'El atacante declara primero el objetivo y, en el paso de tirar dados de ataque, elige entre el armamento principal y un arma secundaria cuyas condiciones cumpla ese objetivo.',
  },
} as const satisfies RuleTexts;
