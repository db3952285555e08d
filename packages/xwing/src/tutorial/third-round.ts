import { pointAt, pointAtPart } from '@sortie/scene';
import { asksAttack, asksDial, asksReady, othersFocus, othersPass } from './answers.ts';

/** Stress shaken off, a target lock, a shot at close range, and the first kill. */
export const thirdRound = [
  {
    id: 'relax',
    ...asksDial(2, 'straight'),
    rules: ['xw.maneuver.difficulty.green', 'xw.stress.green-then-act'],
  },
  {
    id: 'readyToKill',
    ...asksReady,
    rules: ['xw.activation.steps'],
    others: [othersFocus, othersFocus],
    brings: [
      { kind: 'shipMoved', ship: 'tie' },
      { kind: 'shipMoved', ship: 'red' },
      { kind: 'tokensRemoved', ship: 'red', token: 'stress' },
    ],
  },
  {
    id: 'lock',
    pointsAt: [{ kind: 'answer', answer: { action: 'targetLock', target: 'tie' } }, pointAt('tie')],
    rules: ['xw.action.lock.icon', 'xw.action.lock.one-maintained'],
    asks: { question: 'performAction', goesOn: [{ action: 'targetLock', target: 'tie' }] },
    brings: [{ kind: 'lockAcquired', ship: 'red', target: 'tie' }],
  },
  {
    id: 'close',
    ...asksAttack,
    rules: ['xw.attack.roll.range-1-bonus'],
    brings: [
      { kind: 'attackDeclared', attacker: 'red', defender: 'tie', range: 1 },
      { kind: 'attackDiceRolled', faces: ['hit', 'hit', 'blank', 'blank'] },
    ],
  },
  {
    id: 'reroll',
    pointsAt: [{ kind: 'answer', answer: { use: 'red.targetLock', choice: [2, 3] } }],
    rules: ['xw.action.lock.spend-reroll', 'xw.dice.modify.reroll-once'],
    asks: { question: 'useAbility', goesOn: [{ use: 'red.targetLock', choice: [2, 3] }] },
    others: [othersPass],
    brings: [
      { kind: 'dieRerolled', to: 'crit' },
      { kind: 'dieRerolled', to: 'hit' },
      { kind: 'defenseDiceRolled', faces: ['evade', 'blank'] },
      { kind: 'shipLost', ship: 'tie', how: 'destroyed' },
      { kind: 'roundStarted', round: 4 },
    ],
  },
  { id: 'kill', pointsAt: [pointAtPart('table')], rules: ['xw.destroy.condition', 'xw.destroy.immediate'] },
  {
    id: 'yourTurn',
    pointsAt: [pointAt('obsidian'), pointAt('red')],
    rules: ['xw.winning.last-ship-standing'],
  },
] as const;
