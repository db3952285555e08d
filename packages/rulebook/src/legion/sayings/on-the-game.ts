import type { WrittenSaying } from '../../sayings.ts';
import type { LegionRuleId } from '../written-book.ts';

/** Armies, orders, turns and winning. */
export const sayingsOnTheGame: readonly WrittenSaying<LegionRuleId>[] = [
  {
    rules: ['lg.command-phase.priority.fewest-pips', 'lg.command-phase.priority.tie-roll'],
    en: ['initiative', 'who goes first', 'who starts'],
    es: ['iniciativa', 'quién va primero', 'quién empieza'],
    pt: ['iniciativa', 'quem vai primeiro', 'quem começa'],
  },
  {
    rules: ['lg.activation-phase.choose.faceup-or-draw', 'lg.orders.pool.random-draw'],
    en: ['order bag', 'bag draw', 'pull a token'],
    es: ['bolsa de órdenes', 'sacar de la bolsa'],
    pt: ['saco de ordens', 'tirar do saco'],
  },
  {
    rules: ['lg.orders.count', 'lg.orders.eligible.range'],
    en: ['who gets orders', 'how many orders'],
    es: ['quién recibe órdenes', 'cuántas órdenes'],
    pt: ['quem recebe ordens', 'quantas ordens'],
  },
  {
    rules: ['lg.actions.two-per-activation', 'lg.actions.list'],
    en: ['how many actions', 'what can a unit do'],
    es: ['cuántas acciones', 'qué puede hacer una unidad'],
    pt: ['quantas ações', 'o que uma unidade pode fazer'],
  },
  {
    rules: ['lg.end-phase.promote.when-no-commander', 'lg.end-phase.promote.rank'],
    en: ['commander died', 'field commander', 'new commander'],
    es: ['murió el comandante', 'nuevo comandante'],
    pt: ['comandante morreu', 'novo comandante'],
  },
  {
    rules: ['lg.cards.exhaust.cost', 'lg.cards.exhaust.how'],
    en: ['tap a card', 'turn a card'],
    es: ['girar la carta', 'carta usada'],
    pt: ['virar a carta de lado', 'carta usada'],
  },
  {
    rules: ['lg.army.points.cap-800', 'lg.army.points.what-costs'],
    en: ['points limit', 'how many points', 'list building'],
    es: ['cuántos puntos', 'hacer una lista'],
    pt: ['quantos pontos', 'fazer uma lista'],
  },
  {
    rules: ['lg.setup.define.alternate-blue-first', 'lg.setup.battle-cards.reveal-three'],
    en: ['veto cards', 'mission draft'],
    es: ['vetar cartas', 'elegir misión'],
    pt: ['vetar cartas', 'escolher missão'],
  },
  {
    rules: ['lg.setup.battlefield-size', 'lg.setup.battlefield-mm'],
    en: ['table size', 'how big is the table'],
    es: ['tamaño de la mesa', 'cuánto mide la mesa'],
    pt: ['tamanho da mesa', 'quanto mede a mesa'],
  },
  {
    rules: ['lg.battle-card.objective.claim.base-contact', 'lg.battle-card.objective.claim.leader-only'],
    en: ['grab the crate', 'pick up objective', 'carry the box'],
    es: ['coger el objetivo', 'llevar la caja'],
    pt: ['pegar o objetivo', 'levar a caixa'],
  },
  {
    rules: ['lg.victory.after-six-rounds', 'lg.victory.elimination'],
    en: ['who wins', 'how to win', 'how long is a game'],
    es: ['quién gana', 'cómo se gana', 'cuánto dura la partida'],
    pt: ['quem ganha', 'como se ganha', 'quanto dura a partida'],
  },
  {
    rules: ['lg.victory.tiebreak.score', 'lg.victory.tiebreak.blue'],
    en: ['draw game', 'tied game'],
    es: ['empate al final', 'desempatar'],
    pt: ['empate no fim', 'desempatar'],
  },
];
