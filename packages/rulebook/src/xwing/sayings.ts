import type { WrittenSaying } from '../sayings.ts';
import type { XwingRuleId } from './written-book.ts';

/** What players of the game say, with the rules that they mean. */
export const sayings: readonly WrittenSaying<XwingRuleId>[] = [
  {
    rules: [
      'xw.overlap.definition',
      'xw.overlap.skip-action',
      'xw.overlap.back-up',
      'xw.overlap.touching.no-attack',
    ],
    en: [
      'bump',
      'bumped',
      'bumping',
      'bumps',
      'collide',
      'collision',
      'crash into a ship',
      'block',
      'blocking',
    ],
    es: ['choque', 'chocar', 'choca', 'colisión', 'colisionar', 'bump', 'bloquear', 'bloqueo'],
    pt: ['batida', 'bater', 'bate', 'colisão', 'colidir', 'bump', 'esbarrar', 'bloqueio', 'bloquear'],
  },
  {
    rules: [
      'xw.obstacle.trigger',
      'xw.obstacle.asteroid.damage-roll',
      'xw.obstacle.asteroid.skip-action',
      'xw.obstacle.asteroid.no-attack',
    ],
    en: ['rock', 'rocks', 'fly over a rock', 'hit a rock', 'asteroid'],
    es: ['roca', 'rocas', 'piedra', 'piedras', 'meteorito', 'asteroide'],
    pt: ['rocha', 'rochas', 'pedra', 'pedras', 'meteoro', 'asteroide'],
  },
  {
    rules: ['xw.obstacle.debris.stress', 'xw.obstacle.debris.damage-roll', 'xw.obstacle.debris.attack-ok'],
    en: ['debris', 'junk', 'wreck', 'wreckage'],
    es: ['escombros', 'restos', 'chatarra', 'basura espacial'],
    pt: ['destroços', 'detritos', 'sucata', 'lixo espacial'],
  },
  {
    rules: [
      'xw.maneuver.bearing.koiogran',
      'xw.maneuver.k-turn-overlap-no-flip',
      'xw.geometry.pose.koiogran',
    ],
    en: ['k-turn', 'k turn', 'kturn', 'koiogran', 'turn around', 'flip around'],
    es: ['giro k', 'giro-k', 'koiogran', 'media vuelta', 'dar la vuelta'],
    pt: ['curva k', 'curva-k', 'giro k', 'koiogran', 'meia-volta', 'meia volta'],
  },
  {
    rules: [
      'xw.obstacle.obstruct.definition',
      'xw.obstacle.obstruct.closest-line-forced',
      'xw.arc.ships-do-not-block',
      'xw.obstacle.obstruct.ships-do-not',
    ],
    en: ['line of sight', 'los', 'line of fire', 'cover', 'shoot through a rock', 'shooting through'],
    es: ['línea de visión', 'línea de tiro', 'línea de fuego', 'cobertura', 'disparar a través'],
    pt: ['linha de visão', 'linha de tiro', 'linha de fogo', 'cobertura', 'atirar através'],
  },
  {
    rules: [
      'xw.activation.tie-both-players',
      'xw.activation.tie-same-player',
      'xw.attack.phase.tie-both-players',
      'xw.attack.phase.tie-same-player',
      'xw.setup.deploy.tie-initiative',
    ],
    en: ['pilot skill tie', 'same pilot skill', 'equal pilot skill', 'ps tie', 'same ps', 'tied skill'],
    es: ['empate de habilidad', 'misma habilidad', 'igual habilidad', 'empate de pilotos', 'empate de hp'],
    pt: ['empate de perícia', 'mesma perícia', 'perícia igual', 'empate de pilotos', 'empate de hp'],
  },
  {
    rules: [
      'xw.timing.initiative.lowest-total-chooses',
      'xw.timing.initiative.tie-roll',
      'xw.timing.initiative.fixed-for-game',
    ],
    en: ['who goes first', 'who starts', 'bid', 'initiative bid', 'first player'],
    es: ['quién empieza', 'quién va primero', 'puja', 'jugador inicial'],
    pt: ['quem começa', 'quem joga primeiro', 'lance de iniciativa', 'jogador inicial'],
  },
  {
    rules: [
      'xw.overlap.touching.no-attack',
      'xw.overlap.touching.definition',
      'xw.overlap.touching.persists',
    ],
    en: ['base to base', 'bases touch', 'shoot a touching ship', 'kissing'],
    es: ['base con base', 'peana con peana', 'peanas en contacto', 'pegadas'],
    pt: ['base com base', 'bases encostadas', 'encostar', 'encostadas'],
  },
  {
    rules: ['xw.flee.trigger', 'xw.flee.destroyed', 'xw.flee.final-position'],
    en: ['off the board', 'off the table', 'fly off', 'edge of the map', 'leave the map', 'leave the table'],
    es: ['fuera del tablero', 'fuera de la mesa', 'salirse', 'salir de la mesa', 'borde del mapa'],
    pt: ['fora do tabuleiro', 'fora da mesa', 'sair da mesa', 'sair do mapa', 'borda do mapa'],
  },
  {
    rules: ['xw.action.lock.icon', 'xw.action.lock.spend-reroll', 'xw.action.lock.declare-out-of-range'],
    en: ['tl', 'lock on', 'lock-on', 'locking', 'targeting'],
    es: ['blanco fijado', 'fijar', 'marcar blanco', 'marcado'],
    pt: ['mira travada', 'travar', 'travar mira', 'lock'],
  },
  {
    rules: ['xw.action.roll.icon', 'xw.action.roll.no-overlap', 'xw.action.roll.fallback'],
    en: ['br', 'side slip', 'sidestep', 'roll sideways'],
    es: ['barril', 'rodar', 'tonel volado'],
    pt: ['barril', 'rolar', 'rolamento'],
  },
  {
    rules: [
      'xw.damage.suffer.faceup-critical',
      'xw.damage.faceup.ongoing',
      'xw.attack.compare.hits-before-crits',
    ],
    en: ['crit', 'crits', 'critical damage', 'face up card', 'faceup card'],
    es: ['crítico', 'críticos', 'daño crítico', 'carta boca arriba'],
    pt: ['crítico', 'críticos', 'dano crítico', 'carta virada para cima'],
  },
  {
    rules: ['xw.destroy.condition', 'xw.destroy.immediate', 'xw.destroy.simultaneous.scope'],
    en: ['dead', 'killed', 'kill', 'blown up', 'explode', 'hit points', 'hp'],
    es: ['muerta', 'muere', 'morir', 'derribada', 'explota', 'puntos de vida'],
    pt: ['morta', 'morre', 'morrer', 'abatida', 'explode', 'pontos de vida'],
  },
  {
    rules: [
      'xw.destroy.simultaneous.scope',
      'xw.destroy.simultaneous.removal',
      'xw.destroy.simultaneous.other-ps',
    ],
    en: ['simultaneous fire', 'shoot back', 'shoots back', 'destroyed before it shot', 'dead ship shoots'],
    es: ['fuego simultáneo', 'responder al fuego', 'devolver el disparo', 'disparo simultáneo'],
    pt: ['fogo simultâneo', 'revidar', 'atirar de volta', 'tiro simultâneo'],
  },
  {
    rules: [
      'xw.activation.exact-maneuver',
      'xw.planning.no-template-testing',
      'xw.attack.declare.premeasure',
    ],
    en: ['premeasure', 'premeasuring', 'measure before', 'check the template', 'test the template'],
    es: ['medir antes', 'premedir', 'probar la plantilla'],
    pt: ['medir antes', 'pré-medir', 'testar o gabarito'],
  },
  {
    rules: [
      'xw.attack.defense.range-3-bonus',
      'xw.attack.roll.range-1-bonus',
      'xw.attack.range-bonus.primary-only',
    ],
    en: ['extra die', 'extra dice', 'bonus die', 'bonus dice', 'long range', 'close range', 'point blank'],
    es: ['dado extra', 'dados extra', 'dado adicional', 'quemarropa', 'largo alcance'],
    pt: ['dado extra', 'dados extras', 'dado adicional', 'queima-roupa', 'longo alcance'],
  },
  {
    rules: ['xw.arc.inside-any-part', 'xw.arc.primary', 'xw.attack.declare.primary-requirements'],
    en: ['field of fire', 'cone', 'firing cone', 'who can i shoot', 'out of arc'],
    es: ['cono', 'cono de fuego', 'ángulo de tiro', 'fuera de arco'],
    pt: ['cone', 'cone de tiro', 'ângulo de tiro', 'fora do arco'],
  },
  {
    rules: [
      'xw.stress.red-revealed-opponent-picks',
      'xw.stress.no-red',
      'xw.planning.red-while-stressed-allowed',
    ],
    en: ['red while stressed', 'red maneuver stressed', 'stressed red', 'illegal dial'],
    es: ['roja con tensión', 'maniobra roja con tensión', 'rojo estresado'],
    pt: ['vermelha com estresse', 'manobra vermelha com estresse', 'vermelho estressado'],
  },
  {
    rules: ['xw.stress.definition', 'xw.stress.no-actions', 'xw.maneuver.difficulty.green'],
    en: ['stressed', 'remove stress', 'lose stress', 'clear stress'],
    es: ['estrés', 'estresada', 'quitar tensión', 'perder tensión'],
    pt: ['estressada', 'tirar estresse', 'perder estresse', 'tensão'],
  },
  {
    rules: [
      'xw.winning.last-ship-standing',
      'xw.winning.checked-end-of-round',
      'xw.winning.mutual-destruction-draw',
    ],
    en: ['victory', 'win the game', 'how do i win', 'draw', 'tie game'],
    es: ['victoria', 'ganar la partida', 'cómo se gana'],
    pt: ['vitória', 'vencer a partida', 'como se vence', 'ganhar o jogo'],
  },
  {
    rules: ['xw.action.focus.spend-attack', 'xw.action.focus.spend-defense', 'xw.dice.focus-inert'],
    en: ['eyeball', 'eyeballs', 'eye', 'eyes'],
    es: ['ojo', 'ojos', 'ojito'],
    pt: ['olho', 'olhos', 'olhinho'],
  },
  {
    rules: ['xw.dice.modify.reroll-once', 'xw.dice.modify.reroll'],
    en: ['reroll twice', 'reroll again', 're-roll', 'second reroll'],
    es: ['volver a tirar', 'repetir dos veces', 'tirar otra vez', 'relanzar'],
    pt: ['rolar de novo', 'rerrolar', 'rolar duas vezes', 'jogar de novo'],
  },
];
