import type { WrittenSaying } from '../../sayings.ts';
import type { ArmadaRuleId } from '../written-book.ts';

/** Range, arcs, dice, defense tokens and damage. */
export const sayingsOnAttacks: readonly WrittenSaying<ArmadaRuleId>[] = [
  {
    rules: [
      'ar.attack.additional-squadron.offer',
      'ar.attack.armament.ship-anti-squadron',
      'ar.attack.additional-squadron.same-zone',
      'ar.attack.additional-squadron.once-each',
    ],
    en: ['flak', 'flak attack', 'anti-aircraft', 'shoot at fighters', 'several squadrons at once'],
    es: ['flak', 'antiaéreo', 'fuego antiaéreo', 'disparar a cazas', 'varios escuadrones a la vez'],
    pt: ['flak', 'antiaéreo', 'fogo antiaéreo', 'atirar em caças', 'vários esquadrões de uma vez'],
  },
  {
    rules: [
      'ar.los.segment',
      'ar.los.hull-zone-endpoint',
      'ar.los.squadron-endpoint',
      'ar.los.blocked-by-defender-zone',
    ],
    en: ['los', 'line of fire', 'yellow dot', 'yellow dots', 'dot to dot', 'can i see it'],
    es: ['línea de tiro', 'línea de fuego', 'punto amarillo', 'puntos amarillos', 'se ve el blanco', 'lov'],
    pt: ['linha de tiro', 'linha de fogo', 'ponto amarelo', 'pontos amarelos', 'dá para ver o alvo', 'lov'],
  },
  {
    rules: [
      'ar.attack.roll.obstructed-remove-die',
      'ar.los.obstructed-by-ship-or-obstacle',
      'ar.los.squadrons-transparent',
      'ar.los.obstructed-at-contact',
    ],
    en: ['cover', 'in the way', 'shoot through', 'shooting through a ship', 'lose a die', 'hide behind'],
    es: ['cobertura', 'en medio', 'disparar a través', 'perder un dado', 'esconderse detrás', 'tapado'],
    pt: ['cobertura', 'no meio', 'atirar através', 'perder um dado', 'esconder-se atrás', 'tapado'],
  },
  {
    rules: ['ar.arc.in-arc-test', 'ar.attack.declare.ship-needs-arc-and-range', 'ar.arc.includes-lines'],
    en: ['double arc', 'double arced', 'in two arcs', 'broadside', 'field of fire', 'who can i shoot'],
    es: ['doble arco', 'en dos arcos', 'andanada', 'ángulo de tiro', 'a quién puedo disparar'],
    pt: ['arco duplo', 'em dois arcos', 'bordada', 'ângulo de tiro', 'em quem posso atirar'],
  },
  {
    rules: [
      'ar.ship-activation.two-attacks',
      'ar.ship-activation.different-hull-zones',
      'ar.attack.declare.same-target-again',
    ],
    en: ['double tap', 'shoot twice', 'attack twice', 'two shots', 'how many attacks'],
    es: ['disparar dos veces', 'atacar dos veces', 'dos disparos', 'cuántos ataques'],
    pt: ['atirar duas vezes', 'atacar duas vezes', 'dois tiros', 'quantos ataques'],
  },
  {
    rules: ['ar.attack.roll.dice-by-range', 'ar.range.attack.one-band', 'ar.known.ruler.range-bands'],
    en: ['black dice', 'red dice', 'blue dice', 'which dice do i roll', 'point blank', 'black range'],
    es: ['dados negros', 'dados rojos', 'dados azules', 'qué dados tiro', 'quemarropa'],
    pt: ['dados pretos', 'dados vermelhos', 'dados azuis', 'que dados rolo', 'queima-roupa'],
  },
  {
    rules: [
      'ar.attack.effects.accuracy-locks-tokens',
      'ar.attack.effects.locked-tokens-unusable',
      'ar.dice.icon.accuracy',
    ],
    en: ['acc', 'accs', 'lock a token', 'block a token', 'lock down tokens', 'target icon'],
    es: ['bloquear fichas', 'bloquear una ficha', 'anular defensas', 'dianas', 'acc'],
    pt: ['bloquear fichas', 'bloquear uma ficha', 'anular defesas', 'travar fichas', 'acc'],
  },
  {
    rules: [
      'ar.critical.default',
      'ar.critical.needs-icon',
      'ar.critical.one-per-attack',
      'ar.dice.icon.crit',
    ],
    en: ['crit', 'crits', 'critical damage', 'faceup card', 'face up card', 'standard crit'],
    es: ['críticos', 'daño crítico', 'carta boca arriba', 'crítico normal'],
    pt: ['críticos', 'dano crítico', 'carta virada para cima', 'crítico normal'],
  },
  {
    rules: ['ar.defense.brace', 'ar.defense.spend-readied-exhausts', 'ar.defense.one-per-type'],
    en: ['half damage', 'halve damage', 'halving', 'soak'],
    es: ['mitad de daño', 'la mitad del daño', 'partir el daño', 'reducir el daño'],
    pt: ['metade do dano', 'meio dano', 'dividir o dano', 'reduzir o dano'],
  },
  {
    rules: ['ar.defense.redirect-shields-only', 'ar.defense.redirect-choose-zone', 'ar.hull-zone.adjacency'],
    en: ['spread damage', 'move damage', 'redirecting', 'damage to another zone'],
    es: ['desviar el daño', 'repartir el daño', 'pasar daño', 'daño a otra sección'],
    pt: ['desviar o dano', 'espalhar o dano', 'passar dano', 'dano em outra zona'],
  },
  {
    rules: ['ar.defense.evade-long', 'ar.defense.evade-medium', 'ar.defense.evade-close-none'],
    en: ['dodge', 'remove an attack die', 'evading'],
    es: ['esquivar', 'esquiva', 'quitar un dado de ataque', 'evadir'],
    pt: ['esquivar', 'esquiva', 'tirar um dado de ataque', 'evadir', 'desvio'],
  },
  {
    rules: [
      'ar.defense.spend-exhausted-discards',
      'ar.defense.spend-readied-exhausts',
      'ar.phase.status.ready-defense-tokens',
    ],
    en: ['red token', 'green token', 'burn a token', 'lose a token', 'flip a token', 'tapped'],
    es: ['ficha roja', 'ficha verde', 'quemar una ficha', 'perder una ficha', 'girar una ficha'],
    pt: ['ficha vermelha', 'ficha verde', 'queimar uma ficha', 'perder uma ficha', 'virar uma ficha'],
  },
  {
    rules: [
      'ar.damage.ship-destroyed-at-hull',
      'ar.damage.squadron-destroyed-at-zero',
      'ar.destroyed.out-of-play',
    ],
    en: ['dead', 'killed', 'kill', 'blown up', 'explode', 'hit points', 'sunk'],
    es: ['muerta', 'morir', 'hundida', 'explota', 'puntos de vida', 'derribado'],
    pt: ['morta', 'morrer', 'afundada', 'explode', 'pontos de vida', 'abatido'],
  },
  {
    rules: [
      'ar.commands.concentrate-fire.dial',
      'ar.commands.concentrate-fire.token',
      'ar.commands.concentrate-fire.timing',
    ],
    en: ['con fire', 'extra die', 'extra dice', 'bonus die', 'focus fire'],
    es: ['dado extra', 'dados extra', 'dado adicional', 'concentrar fuego'],
    pt: ['dado extra', 'dados extras', 'dado adicional', 'fogo concentrado'],
  },
  {
    rules: [
      'ar.range.premeasure-anytime',
      'ar.ship-move.free-preview',
      'ar.ship-move.locked-after-insertion',
    ],
    en: ['premeasure', 'premeasuring', 'measure before', 'test a move', 'commit to a course'],
    es: ['premedir', 'medir antes', 'probar un movimiento', 'comprometerse'],
    pt: ['pré-medir', 'medir antes', 'testar um movimento', 'comprometer-se'],
  },
  {
    rules: [
      'ar.range.measure.non-attack-closest',
      'ar.range.measure.from-attacking-zone',
      'ar.range.term-at',
    ],
    en: ['base to base', 'measure from plastic', 'measure from cardboard', 'from where do i measure'],
    es: ['base con base', 'peana con peana', 'desde dónde se mide', 'medir desde el plástico'],
    pt: ['base com base', 'de onde se mede', 'medir do plástico', 'medir do papelão'],
  },
  {
    rules: ['ar.dice.modify.reroll-repeatable', 'ar.dice.modify.reroll', 'ar.keyword.swarm'],
    en: ['reroll twice', 're-roll', 'second reroll', 'reroll the same die'],
    es: ['repetir dos veces', 'relanzar', 'tirar otra vez'],
    pt: ['rerrolar', 'rolar duas vezes', 'jogar de novo'],
  },
];
