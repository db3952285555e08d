import { pointAt, pointAtPart } from '@sortie/scene';
import { asksAttack, asksDial, asksReady, othersFocus, othersPlan } from './answers.ts';

/** A red maneuver and its stress, a bump, and a shot from behind. */
export const secondRound = [
  {
    id: 'nextRound',
    pointsAt: [pointAtPart('order')],
    rules: ['xw.end.remove-focus-evade'],
    others: othersPlan({
      tie: { speed: 5, bearing: 'straight' },
      obsidian: { speed: 2, bearing: 'straight' },
    }),
  },
  {
    id: 'turnAround',
    ...asksDial(4, 'koiogranTurn'),
    rules: ['xw.maneuver.bearing.koiogran', 'xw.maneuver.difficulty.red'],
  },
  {
    id: 'readyAgain',
    ...asksReady,
    rules: ['xw.planning.change-until-end'],
    brings: [{ kind: 'touchesChanged', touches: [{ ships: ['tie', 'red'] }] }],
  },
  {
    id: 'bump',
    pointsAt: [pointAt('tie'), pointAt('red')],
    rules: ['xw.overlap.back-up', 'xw.overlap.skip-action', 'xw.overlap.touching.no-attack'],
    others: [othersFocus],
    brings: [{ kind: 'tokensAssigned', ship: 'red', token: 'stress' }],
  },
  {
    id: 'stress',
    pointsAt: [pointAt('red')],
    rules: ['xw.stress.no-actions', 'xw.stress.no-red'],
  },
  {
    id: 'behind',
    ...asksAttack,
    rules: ['xw.attack.declare.primary-requirements', 'xw.stress.can-attack'],
    brings: [
      { kind: 'attackDeclared', attacker: 'red', defender: 'tie', range: 2 },
      { kind: 'attackDiceRolled', faces: ['hit', 'crit', 'blank'] },
      { kind: 'defenseDiceRolled', faces: ['evade', 'blank', 'blank'] },
      { kind: 'resultsCompared', hits: 0, crits: 1 },
      { kind: 'damageDealt', ship: 'tie', card: 'core2-structuraldamage', faceup: true },
    ],
  },
  {
    id: 'critical',
    pointsAt: [pointAt('tie')],
    rules: ['xw.attack.compare.hits-before-crits', 'xw.damage.suffer.faceup-critical'],
    others: othersPlan({
      tie: { speed: 1, bearing: 'turnLeft' },
      obsidian: { speed: 2, bearing: 'straight' },
    }),
  },
] as const;
