import { pointAt, pointAtPart } from '@sortie/scene';
import { answers, asksAction, asksMove, asksUnit, asksUse, asksVolley, uses, volley } from './answers.ts';

/** Three activations of the learner, and what the stormtroopers do between them. */
export const activations = [
  {
    id: 'activate',
    ...asksUnit('chooseUnit', 'scouts'),
    rules: ['lg.activation-phase.choose.faceup-or-draw'],
    brings: [{ kind: 'activationBegun', unit: 'scouts' }],
  },
  {
    id: 'move',
    ...asksAction({ action: 'move', move: 'standard' }),
    rules: ['lg.actions.two-per-activation'],
  },
  {
    id: 'tool',
    ...asksMove('scouts', {
      type: 'standard',
      speed: 2,
      angle: 0,
      bend: 0,
      along: 0.9931578947368421,
      others: [333, 267, 366].map((x, index) => ({
        miniature: `scouts.m${index + 2}`,
        stand: { x, y: 343.9599609375, level: 0, heading: 0 },
      })),
    }),
    rules: ['lg.move.standard.steps', 'lg.move.tool.joint'],
    brings: [
      { kind: 'leaderMoved', unit: 'scouts' },
      { kind: 'miniaturesPlaced', unit: 'scouts' },
    ],
  },
  { id: 'cohesion', pointsAt: [pointAt('scouts')], rules: ['lg.cohesion.required'] },
  {
    id: 'claim',
    ...asksAction({ action: 'card', card: 'scouts.recover-the-supplies' }),
    rules: ['lg.battle-card.objective.claim.base-contact', 'lg.battle-card.objective.claim.carried'],
    others: [
      answers('chooseUnit', { unit: 'storm' }),
      answers('chooseAction', { action: 'attack' }),
      answers('formPool', volley('storm', 'scouts', 'E-11 Blaster Rifle')),
    ],
    brings: [{ kind: 'attackDiceRolled' }, { kind: 'defenseDiceRolled', unit: 'scouts' }],
  },
  {
    id: 'wounded',
    pointsAt: [pointAt('scouts'), { kind: 'answer', answer: { miniature: 'scouts.m2' } }],
    rules: ['lg.wound.assign.one-mini-at-a-time', 'lg.suppression.from-ranged-attack'],
    asks: { question: 'chooseWounded', goesOn: [{ miniature: 'scouts.m2' }] },
    others: [answers('chooseAction', { action: 'dodge' })],
    brings: [
      { kind: 'miniatureDefeated', unit: 'scouts' },
      { kind: 'tokensGained', unit: 'scouts', token: 'suppression' },
    ],
  },
  {
    id: 'rally',
    ...asksUnit('chooseUnit', 'line'),
    rules: ['lg.activation-phase.rally.roll', 'lg.suppression.threshold'],
    brings: [{ kind: 'rallied', unit: 'line' }],
  },
  {
    id: 'aim',
    ...asksAction({ action: 'aim' }),
    rules: ['lg.actions.aim.reroll-two'],
    brings: [{ kind: 'tokensGained', unit: 'line', token: 'aim' }],
  },
  { id: 'attack', ...asksAction({ action: 'attack' }), rules: ['lg.attack.step-order'] },
  {
    id: 'pool',
    ...asksVolley(volley('line', 'storm', 'A-280 Blaster Rifle')),
    rules: ['lg.attack.3.pools-before-dice', 'lg.attack.2.eligible-minis-los'],
    brings: [{ kind: 'attackDiceRolled' }],
  },
  {
    id: 'reroll',
    ...asksUse('line.aim', ['black blank', 'black blank']),
    rules: ['lg.actions.aim.reroll-two'],
    others: [
      uses('storm.useCover', 2),
      uses('storm.dodge', 'hit'),
      answers('chooseWounded', { miniature: 'storm.m4' }),
      uses('captain.inspire', ['storm']),
      answers('chooseAction', { done: true }),
    ],
    brings: [
      { kind: 'coverUsed', count: 2 },
      { kind: 'dodgeSpent', unit: 'storm' },
      { kind: 'miniatureDefeated', unit: 'storm' },
      { kind: 'tokensGained', unit: 'storm', token: 'suppression' },
    ],
  },
  {
    id: 'cover',
    pointsAt: [pointAt('storm'), pointAtPart('log')],
    rules: ['lg.cover.heavy-cancels-2', 'lg.actions.dodge.spend'],
  },
  {
    id: 'inspire',
    ...asksUse('officer.inspire', ['scouts']),
    rules: ['lg.unit-keyword.inspire.remove', 'lg.suppression.lose-action-after-rally'],
    brings: [{ kind: 'tokensRemoved', unit: 'scouts', token: 'suppression' }],
  },
  {
    id: 'end',
    pointsAt: [pointAt('officer'), pointAt('scouts'), pointAt('line')],
    rules: ['lg.victory.after-six-rounds'],
  },
] as const;
