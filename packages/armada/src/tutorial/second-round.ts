import { pointAt, pointAtPart } from '@sortie/scene';
import {
  AHEAD,
  asksCourse,
  asksDeed,
  asksDials,
  asksPlace,
  asksReady,
  asksShip,
  asksShot,
  asksUse,
  attacks,
  goesTo,
  LEARNER,
  OTHER,
  othersPlan,
  passes,
  uses,
} from './answers.ts';

/** New dials, a Squadron command and a dogfight, a long shot and one at close quarters. */
export const secondRound = [
  {
    id: 'nextRound',
    pointsAt: [pointAtPart('order')],
    rules: ['ar.phase.status.order', 'ar.phase.status.ready-defense-tokens'],
    others: othersPlan('destroyer', ['repair']),
  },
  {
    id: 'newDial',
    ...asksDials('corvette', ['concentrateFire']),
    rules: ['ar.phase.command.fill-to-command-value'],
  },
  { id: 'beneath', ...asksDials('frigate', ['repair']), rules: ['ar.phase.command.new-dial-at-bottom'] },
  { id: 'readyAgain', ...asksReady, rules: ['ar.phase.command.simultaneous-secret'] },
  {
    id: 'frigateFirst',
    ...asksShip('frigate'),
    rules: ['ar.ship-activation.reveal-top-dial'],
    brings: [{ kind: 'dialRevealed', ship: 'frigate', command: 'squadron' }],
  },
  {
    id: 'order',
    ...asksUse('frigate.squadron', 'dial'),
    rules: ['ar.commands.squadron.timing', 'ar.commands.squadron.dial'],
  },
  {
    id: 'wing',
    pointsAt: [pointAt('red'), { kind: 'answer', answer: { squadron: 'red' } }],
    rules: ['ar.commands.squadron.one-at-a-time'],
    asks: { question: 'commandSquadron', goesOn: [{ squadron: 'red' }] },
  },
  {
    id: 'moveFirst',
    ...asksDeed('move'),
    rules: ['ar.squadron-activation.command-move-and-attack'],
  },
  {
    id: 'engage',
    ...asksPlace('red', [385, 80 + AHEAD + AHEAD]),
    rules: ['ar.engagement.distance-one', 'ar.engagement.cannot-move'],
  },
  {
    id: 'attackSquadron',
    ...asksDeed('attack'),
    rules: ['ar.engagement.must-attack-engaged-squadron'],
  },
  {
    id: 'dogfight',
    pointsAt: [pointAt('alpha'), { kind: 'answer', answer: { target: 'alpha' } }],
    rules: ['ar.attack.declare.squadron-needs-distance-one', 'ar.attack.roll.anti-squadron-vs-squadron'],
    asks: { question: 'declareTarget', goesOn: [{ target: 'alpha' }] },
    brings: [{ kind: 'attackDiceRolled' }, { kind: 'unitDestroyed', unit: 'alpha' }],
  },
  {
    id: 'kill',
    pointsAt: [pointAt('red'), pointAt('beta')],
    rules: ['ar.attack.damage.squadron-involved-hits-only', 'ar.damage.squadron-destroyed-at-zero'],
    others: [
      { seat: LEARNER, question: 'commandSquadron', answer: { squadron: 'blue' } },
      ...goesTo(LEARNER, [300, 470]),
      { seat: LEARNER, question: 'chooseDeed', answer: { deed: 'attack' } },
      attacks(LEARNER, { target: 'beta' }),
    ],
    brings: [{ kind: 'hullLost', squadron: 'beta' }],
  },
  {
    id: 'shot',
    ...asksShot('destroyer', 'front', 'front'),
    rules: ['ar.attack.declare.ship-needs-arc-and-range', 'ar.attack.roll.dice-by-range'],
    brings: [
      { kind: 'targetDeclared', attacker: 'frigate', range: 'long' },
      { kind: 'diceGathered', dice: { red: 3 } },
    ],
  },
  {
    id: 'redirected',
    pointsAt: [pointAt('destroyer')],
    rules: ['ar.attack.tokens.defender-spends', 'ar.defense.redirect-choose-zone'],
    others: [
      uses(OTHER, 'destroyer.defenseTokens', { token: 1, zones: ['left'] }),
      passes(OTHER),
      { seat: OTHER, question: 'redirectDamage', answer: { left: 3 } },
    ],
    brings: [
      { kind: 'totalFixed', total: 4 },
      { kind: 'shieldsLost', ship: 'destroyer', zone: 'left' },
      { kind: 'shieldsLost', ship: 'destroyer', zone: 'front' },
    ],
  },
  {
    id: 'flak',
    pointsAt: [pointAt('beta'), { kind: 'answer', answer: { target: 'beta', zone: 'left' } }],
    rules: ['ar.ship-activation.different-hull-zones', 'ar.attack.roll.anti-squadron-vs-squadron'],
    asks: { question: 'declareTarget', goesOn: [{ target: 'beta', zone: 'left' }] },
    brings: [{ kind: 'unitDestroyed', unit: 'beta' }],
  },
  {
    id: 'slip',
    ...asksCourse('frigate', { clicks: [0, -1, -1], side: 'left' }),
    rules: ['ar.ship-activation.maneuver-mandatory'],
    others: [passes(OTHER), attacks(OTHER, { target: 'corvette', zone: 'front', defendingZone: 'front' })],
  },
] as const;
