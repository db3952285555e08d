import { pointAt, pointAtPart } from '@sortie/scene';
import {
  AHEAD,
  asksCourse,
  asksDeed,
  asksDials,
  asksPlace,
  asksReady,
  asksShip,
  asksUse,
  flies,
  goesTo,
  LEARNER,
  OTHER,
  othersPlan,
  passes,
  steers,
  uses,
} from './answers.ts';

/** Stacks of dials, a token, the tool, Navigate, and squadrons that set out. */
export const firstRound = [
  {
    id: 'welcome',
    pointsAt: [pointAt('corvette'), pointAt('frigate')],
    rules: ['ar.win.all-ships-destroyed'],
  },
  {
    id: 'enemies',
    pointsAt: [pointAt('destroyer')],
    rules: ['ar.dial.hidden-until-revealed'],
    others: othersPlan('destroyer', ['repair', 'navigate', 'concentrateFire']),
  },
  { id: 'dial', ...asksDials('corvette', ['repair']), rules: ['ar.commands.four-types'] },
  {
    id: 'stack',
    ...asksDials('frigate', ['navigate', 'squadron']),
    rules: ['ar.phase.command.first-round-full-stack', 'ar.phase.command.fill-to-command-value'],
  },
  { id: 'ready', ...asksReady, rules: ['ar.phase.command.simultaneous-secret'] },
  {
    id: 'activate',
    ...asksShip('corvette'),
    rules: ['ar.phase.ship.alternate-one', 'ar.ship-activation.steps'],
    brings: [{ kind: 'dialRevealed', ship: 'corvette', command: 'repair' }],
  },
  {
    id: 'token',
    ...asksUse('corvette.convertDial', null),
    rules: ['ar.ship-activation.keep-or-convert-dial'],
    // There is nothing to repair yet.
    others: [passes(LEARNER)],
    brings: [{ kind: 'commandTokenGained', ship: 'corvette', command: 'repair' }],
  },
  {
    id: 'tool',
    ...asksCourse('corvette', { clicks: [0, 0, -1], side: 'left' }),
    rules: ['ar.ship-move.course-within-yaw', 'ar.maneuver-tool.joint-is-speed'],
    others: [
      uses(OTHER, 'destroyer.convertDial', null),
      passes(OTHER),
      steers(OTHER, { clicks: [0, 0], side: 'left' }),
    ],
  },
  {
    id: 'keep',
    pointsAt: [pointAtPart('question')],
    rules: ['ar.commands.navigate.timing'],
    asks: { question: 'useAbility', goesOn: [{ pass: true }] },
  },
  {
    id: 'navigate',
    ...asksUse('frigate.navigate', { spend: 'dial', speed: 1, yaw: 1 }),
    rules: ['ar.commands.navigate.dial'],
    brings: [{ kind: 'speedChanged', ship: 'frigate', from: 2, to: 3 }],
  },
  {
    id: 'bend',
    ...asksCourse('frigate', { clicks: [0, 0, 1], side: 'right' }),
    rules: ['ar.ship-move.choose-side', 'ar.ship-move.passes-through'],
  },
  {
    id: 'squadrons',
    pointsAt: [pointAt('red'), { kind: 'answer', answer: { squadron: 'red' } }],
    rules: ['ar.phase.squadron.alternate-two'],
    asks: { question: 'chooseSquadron', goesOn: [{ squadron: 'red' }] },
  },
  {
    id: 'deed',
    ...asksDeed('move'),
    rules: ['ar.squadron-activation.phase-move-or-attack'],
  },
  {
    id: 'fly',
    ...asksPlace('red', [385, 80 + AHEAD]),
    rules: ['ar.squadron-move.max-distance'],
    others: [
      ...flies(LEARNER, 'blue', [407, 136 + AHEAD]),
      ...flies(OTHER, 'alpha', [385, 535]),
      ...flies(OTHER, 'beta', [240, 545]),
      ...flies(LEARNER, 'gold', [475, 150 + AHEAD]),
      ...goesTo(LEARNER, [450, 102 + AHEAD]),
      ...flies(OTHER, 'gamma', [262, 600]),
      ...flies(OTHER, 'delta', [640, 610]),
      ...flies(OTHER, 'epsilon', [690, 610]),
      ...goesTo(OTHER, [660, 650]),
    ],
    brings: [{ kind: 'roundStarted', round: 2 }],
  },
] as const;
