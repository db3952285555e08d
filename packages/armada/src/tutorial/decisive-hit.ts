import { pointAt } from '@sortie/scene';
import { asksCourse, asksShot, asksUse, attacks, OTHER, passes, steers, uses } from './answers.ts';

/** Defense tokens of the learner's own, a repair, and the hit that decides. */
export const decisiveHit = [
  {
    id: 'evade',
    pointsAt: [pointAt('corvette'), { kind: 'answer', answer: { choice: { die: 0 } } }],
    rules: ['ar.defense.evade-long', 'ar.defense.spend-readied-exhausts'],
    asks: {
      question: 'useAbility',
      goesOn: [
        { use: 'corvette.defenseTokens', choice: { token: 0, die: 0 } },
        { use: 'corvette.defenseTokens', choice: { token: 1, die: 0 } },
      ],
    },
    brings: [{ kind: 'defenseTokenSpent', unit: 'corvette', token: 'evade' }],
  },
  {
    id: 'redirect',
    ...asksUse('corvette.defenseTokens', { token: 2, zones: ['left'] }),
    rules: ['ar.defense.one-per-type', 'ar.hull-zone.adjacency'],
    brings: [{ kind: 'totalFixed', total: 2 }],
  },
  {
    id: 'split',
    pointsAt: [{ kind: 'answer', answer: { left: 1 } }],
    rules: ['ar.defense.redirect-shields-only', 'ar.damage.ship-shield-first'],
    asks: { question: 'redirectDamage', goesOn: [{ left: 1 }] },
    others: [
      attacks(OTHER, { decline: true }),
      passes(OTHER),
      steers(OTHER, { clicks: [0, 0], side: 'left' }),
    ],
    brings: [
      { kind: 'shieldsLost', ship: 'corvette', zone: 'left' },
      { kind: 'shieldsLost', ship: 'corvette', zone: 'front' },
      { kind: 'shipMoved', ship: 'destroyer' },
    ],
  },
  {
    id: 'mend',
    ...asksUse('corvette.repair', 'token'),
    rules: ['ar.commands.repair.timing', 'ar.commands.repair.token'],
  },
  {
    id: 'moveShield',
    pointsAt: [{ kind: 'answer', answer: { repair: 'moveShield', from: 'right', to: 'front' } }],
    rules: ['ar.commands.repair.move-shields'],
    asks: { question: 'repair', goesOn: [{ repair: 'moveShield', from: 'right', to: 'front' }] },
    brings: [{ kind: 'shieldMoved', ship: 'corvette', from: 'right', to: 'front' }],
  },
  {
    id: 'aim',
    ...asksShot('destroyer', 'front', 'left'),
    rules: ['ar.attack.declare.defender-and-zone', 'ar.attack.roll.battery-vs-ship'],
    brings: [
      { kind: 'targetDeclared', attacker: 'corvette', range: 'medium' },
      { kind: 'diceGathered', dice: { red: 2, blue: 1 } },
    ],
  },
  {
    id: 'concentrate',
    ...asksUse('corvette.concentrateFire', { spend: 'dial', colour: 'red' }),
    rules: ['ar.commands.concentrate-fire.timing', 'ar.commands.concentrate-fire.dial'],
    brings: [{ kind: 'dieAdded', colour: 'red', face: 'hitHit' }],
  },
  {
    id: 'accuracy',
    ...asksUse('corvette.accuracy', { die: 2, token: 0 }),
    rules: ['ar.attack.effects.accuracy-locks-tokens', 'ar.defense.brace'],
    others: [uses(OTHER, 'destroyer.defenseTokens', { token: 2, zones: ['front'] })],
    brings: [{ kind: 'tokenLocked', place: 0 }],
  },
  {
    id: 'critical',
    ...asksUse('corvette.critical', null),
    rules: ['ar.critical.default', 'ar.critical.timing'],
    others: [{ seat: OTHER, question: 'redirectDamage', answer: { front: 2 } }],
    brings: [
      { kind: 'totalFixed', total: 5 },
      { kind: 'damageDealt', ship: 'destroyer', card: 'structural-damage', faceup: true },
      { kind: 'damageDealt', ship: 'destroyer', faceup: false },
    ],
  },
  {
    id: 'wounded',
    pointsAt: [pointAt('destroyer')],
    rules: ['ar.damage.ship-card-when-no-shields', 'ar.damage.ship-destroyed-at-hull'],
  },
  {
    id: 'past',
    ...asksCourse('corvette', { clicks: [0, 1, 0], side: 'right' }),
    rules: ['ar.ship-move.choose-side', 'ar.ship-move.no-overlap-with-tool'],
  },
  {
    id: 'yourTurn',
    pointsAt: [pointAt('gold'), pointAt('destroyer')],
    rules: ['ar.win.all-ships-destroyed', 'ar.round.six-round-limit', 'ar.keyword.bomber'],
  },
] as const;
