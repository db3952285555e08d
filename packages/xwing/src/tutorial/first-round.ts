import { pointAt, pointAtPart } from '@sortie/scene';
import { asksAttack, asksDial, asksReady, OTHER, othersFocus, othersPass, othersPlan } from './answers.ts';

/** Planning, moving in order, a focus token, a long shot and its return. */
export const firstRound = [
  { id: 'welcome', pointsAt: [pointAt('red')], rules: ['xw.winning.last-ship-standing'] },
  {
    id: 'enemies',
    pointsAt: [pointAt('tie'), pointAt('obsidian')],
    rules: ['xw.planning.enemy-dials-hidden'],
    others: othersPlan({
      tie: { speed: 2, bearing: 'straight' },
      obsidian: { speed: 2, bearing: 'straight' },
    }),
  },
  {
    id: 'dial',
    ...asksDial(2, 'straight'),
    rules: ['xw.planning.choose-secret', 'xw.maneuver.difficulty.colour'],
  },
  {
    id: 'ready',
    ...asksReady,
    rules: ['xw.planning.end-condition'],
    brings: [{ kind: 'shipMoved', ship: 'tie' }],
  },
  {
    id: 'order',
    pointsAt: [pointAtPart('order'), pointAt('tie')],
    rules: ['xw.activation.order-ascending'],
    others: [othersFocus, othersFocus],
    brings: [
      { kind: 'tokensAssigned', ship: 'tie', token: 'focus' },
      { kind: 'shipMoved', ship: 'obsidian' },
      { kind: 'shipMoved', ship: 'red' },
    ],
  },
  {
    id: 'focus',
    pointsAt: [{ kind: 'answer', answer: { action: 'focus' } }],
    rules: ['xw.action.one-standard', 'xw.action.focus.icon'],
    asks: { question: 'performAction', goesOn: [{ action: 'focus' }] },
    brings: [
      { kind: 'tokensAssigned', ship: 'red', token: 'focus' },
      { kind: 'phaseStarted', phase: 'combat' },
    ],
  },
  {
    id: 'arc',
    pointsAt: [pointAt('red'), pointAt('tie')],
    rules: ['xw.attack.phase.order', 'xw.arc.primary', 'xw.range.bands'],
  },
  {
    id: 'attack',
    ...asksAttack,
    rules: ['xw.attack.steps', 'xw.attack.roll.count-primary'],
    brings: [
      { kind: 'attackDeclared', attacker: 'red', defender: 'tie', range: 3 },
      { kind: 'attackDiceRolled', faces: ['hit', 'focus', 'blank'] },
    ],
  },
  {
    id: 'spend',
    pointsAt: [{ kind: 'answer', answer: { use: 'red.focus' } }],
    rules: ['xw.action.focus.spend-attack', 'xw.dice.faces.attack'],
    asks: { question: 'useAbility', goesOn: [{ use: 'red.focus' }] },
    brings: [
      { kind: 'dieChanged', pool: 'attack', to: 'hit' },
      { kind: 'defenseDiceRolled', faces: ['evade', 'blank', 'blank', 'blank'] },
    ],
  },
  {
    id: 'defence',
    pointsAt: [pointAtPart('question'), pointAt('tie')],
    rules: ['xw.attack.defense.range-3-bonus', 'xw.attack.compare.cancel'],
    others: [othersPass],
    brings: [
      { kind: 'resultsCompared', outcome: 'hit', hits: 1, crits: 0 },
      { kind: 'damageDealt', ship: 'tie', faceup: false },
    ],
  },
  {
    id: 'damage',
    pointsAt: [pointAt('tie')],
    rules: ['xw.damage.suffer.card-when-unshielded', 'xw.damage.suffer.facedown-normal'],
    others: [
      { seat: OTHER, question: 'declareTarget', answer: { weapon: 'primary', target: 'red' } },
      { seat: OTHER, question: 'useAbility', answer: { use: 'tie.focus', choice: null } },
    ],
    brings: [
      { kind: 'attackDiceRolled', faces: ['hit', 'focus'] },
      { kind: 'defenseDiceRolled', faces: ['evade', 'blank', 'focus'] },
      { kind: 'shieldLost', ship: 'red' },
    ],
  },
  {
    id: 'shields',
    pointsAt: [pointAt('red')],
    rules: ['xw.damage.suffer.shield-first', 'xw.action.focus.spend-defense'],
  },
] as const;
