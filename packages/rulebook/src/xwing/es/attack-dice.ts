import type { RuleTexts } from '../rule-texts.ts';

export const attackDiceEs = {
  'xw.attack.roll.count-primary': {
    title: 'Dados de ataque, armamento principal',
    rule: 'Un ataque de armamento principal parte de tantos dados de ataque como su valor.',
  },
  'xw.attack.roll.count-secondary': {
    title: 'Dados de ataque, arma secundaria',
    rule: 'Un ataque de arma secundaria parte de los dados de ataque que marque el valor de la carta.',
  },
  'xw.attack.roll.range-1-bonus': {
    title: 'Ventaja de alcance 1',
    rule: 'Un ataque de armamento principal a alcance 1 tira 1 dado de ataque más.',
  },
  'xw.attack.roll.card-modifiers': {
    title: 'Cartas que cambian los dados de ataque',
    rule: 'El atacante aplica sus capacidades que añaden o quitan dados de ataque.',
  },
  'xw.attack.roll.before-rolling': {
    title: 'El número se fija antes de tirar',
    rule: 'Todos los dados de ataque de más y de menos se deciden antes de tirar ninguno.',
  },
  'xw.attack.roll.zero-dice': {
    title: 'Cero dados de ataque',
    rule: 'Los modificadores de dados de ataque se acumulan, y un ataque que se queda en 0 dados o menos no hace daño.',
  },
  'xw.attack.roll.not-voluntary-zero': {
    title: 'No se guardan dados',
    rule: 'En un ataque un jugador no puede optar por no tirar cuando le corresponden dados.',
  },
  'xw.attack.modify-attack.defender-first': {
    title: 'El defensor modifica primero los dados de ataque',
    rule: 'En el paso de modificar dados de ataque, las capacidades del defensor sobre ellos se resuelven todas antes que las del atacante.',
  },
  'xw.attack.modify-attack.attacker-options': {
    title: 'Opciones del atacante',
    rule: 'El atacante puede gastar concentración, gastar un blanco fijado sobre el defensor y usar capacidades de cartas, en cualquier orden y cuantas veces tenga disponibles.',
  },
  'xw.attack.modify-attack.ability-once': {
    title: 'Cada capacidad una vez por ataque (dados de ataque)',
    rule: 'El atacante usa una sola vez por ataque cada capacidad de carta que cambia dados de ataque.',
  },
  'xw.attack.modify-attack.own-order': {
    title: 'Orden libre de las modificaciones propias',
    rule: 'Un jugador con varias modificaciones en un paso las aplica en el orden que prefiera.',
  },
  'xw.attack.defense.count': {
    title: 'Dados de defensa',
    rule: 'El defensor parte de tantos dados de defensa como su Agilidad.',
  },
  'xw.attack.defense.range-3-bonus': {
    title: 'Ventaja de alcance 3',
    rule: 'El defensor tira 1 dado de defensa más contra un ataque de armamento principal a alcance 3.',
  },
  'xw.attack.defense.card-modifiers': {
    title: 'Cartas que cambian los dados de defensa',
    rule: 'El defensor aplica sus capacidades que añaden o quitan dados de defensa.',
  },
  'xw.attack.defense.before-rolling': {
    title: 'La defensa se fija antes de tirar',
    rule: 'Todos los cambios en el número de dados de defensa se deciden antes de tirar ninguno.',
  },
  'xw.attack.modify-defense.attacker-first': {
    title: 'El atacante modifica primero los dados de defensa',
    rule: 'En el paso de modificar dados de defensa, las capacidades del atacante sobre ellos se resuelven todas antes que las del defensor.',
  },
  'xw.attack.modify-defense.defender-options': {
    title: 'Opciones del defensor',
    rule: 'El defensor puede gastar concentración, gastar evasión y usar capacidades de cartas, en cualquier orden y cuantas veces tenga disponibles.',
  },
  'xw.attack.modify-defense.ability-once': {
    title: 'Cada capacidad una vez por ataque (dados de defensa)',
    rule: 'El defensor usa una sola vez por ataque cada capacidad de carta que cambia dados de defensa.',
  },
} as const satisfies RuleTexts;
