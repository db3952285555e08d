import type { Plain } from '@sortie/kernel';
import { windowSubject } from '../../src/abilities/windows.ts';

/** A question and answers to it. */
export interface DecisionSample {
  readonly about: Plain;
  readonly answers: readonly Plain[];
  readonly settled?: boolean;
}

const ship = { ship: 'luke' };
const place = { x: 100, y: 200, heading: 90 };
const shots = [{ target: 'tie', weapon: 'primary', range: 2 }];
const shifts = [{ shift: 0 }, { shift: 7.5 }, { shift: -7.5 }];

/** Every question of the rules, with the shapes of answer that it takes. */
export const decisionSamples: Readonly<Record<string, readonly DecisionSample[]>> = {
  chooseInitiative: [{ about: null, answers: [] }],
  placeObstacle: [{ about: null, answers: [{ obstacle: 'o1', ...place }] }],
  chooseEdge: [{ about: null, answers: [{ edge: 'south' }, { edge: 'west' }] }],
  deployShip: [{ about: null, answers: [{ ...ship, ...place }] }],
  setDial: [
    { about: ship, answers: [{ speed: 3, bearing: 'turnLeft' }] },
    { about: {}, answers: [{ speed: 2, bearing: 'tallonRollRight' }] },
  ],
  endPlanning: [
    { about: null, answers: [{ ready: true }] },
    { about: null, answers: [{ ready: false }], settled: true },
  ],
  chooseShip: [
    { about: { phase: 'activation' }, answers: [] },
    { about: { phase: 'combat' }, answers: [] },
    { about: { phase: 'activation', window: 'decloak' }, answers: [] },
    { about: { bomb: 'b1' }, answers: [] },
    { about: null, answers: [] },
  ],
  replaceManeuver: [{ about: ship, answers: [{ speed: 1, bearing: 'straight' }] }],
  decloak: [{ about: ship, answers: [{ direction: 'leftAhead' }, { direction: 'forward' }, { stay: true }] }],
  placeBarrelRoll: [{ about: ship, answers: shifts }],
  placeDecloak: [{ about: ship, answers: shifts }],
  drag: [{ about: ship, answers: [{ drag: 'straight' }, { drag: 'left' }, { stay: true }] }],
  placeDragged: [{ about: ship, answers: shifts }],
  placeTallonRoll: [{ about: ship, answers: [{ offset: 3 }] }],
  performAction: [
    {
      about: { ...ship, free: true },
      answers: [
        { skip: true },
        { action: 'focus' },
        { action: 'targetLock', target: 'tie' },
        { action: 'boost', direction: 'bankRight' },
        { action: 'card luke.u1' },
        { action: 'card luke.u9' },
        { action: 'card luke.u1', choice: 'turnLeft' },
        { action: 'slam', choice: { speed: 2, bearing: 'bankLeft' } },
        { action: 'reinforce', direction: 'aft' },
        { action: 'coordinate', target: 'tie' },
        { action: 'rotateArc', direction: 'rear' },
      ],
    },
    { about: { ...ship, free: false }, answers: [{ action: 'protect' }] },
  ],
  declareTarget: [
    {
      about: { ...ship, shots },
      answers: [
        { target: 'tie', weapon: 'primary' },
        { target: 'tie', weapon: 'luke.u9', obstructed: true },
        { target: 'tie', weapon: 'luke.u1', obstructed: false, spend: 'targetLock' },
        { decline: true },
        { deed: 'scan', of: 'satellite1' },
      ],
    },
  ],
  chooseWeapon: [{ about: ship, answers: [{ weapon: 'primary', spend: 'focus' }] }],
  ruleDispute: [{ about: { call: '???' }, answers: [] }],
  cancelFirst: [{ about: null, answers: [{ cancelFirst: 'crit' }, { cancelFirst: 'hit' }] }],
  chooseForCard: [
    {
      about: { ...ship, source: 'ept:experthandling' },
      answers: [{ removeLockOf: 'tie' }, { decline: true }, { card: 'core2-directhit' }, null],
    },
  ],
  chooseBomb: [{ about: null, answers: [{ bomb: 'b1' }] }],
  placeForces: [
    {
      about: null,
      answers: [
        { ...ship, ...place },
        { satellite: 'satellite2', x: 1, y: 2 },
      ],
    },
  ],
  placeBomb: [
    { about: { ...ship, bomb: 'bomb:proximitymines' }, answers: [place] },
    { about: { ...ship, bomb: 'bomb:proximitymines', touching: true }, answers: [place] },
  ],
  placeShuttle: [{ about: ship, answers: [{ depth: 40 }] }],
  moveShuttle: [{ about: ship, answers: [{ speed: 2, bearing: 'straight' }, { stay: true }] }],
  chooseDisabledShip: [{ about: null, answers: [] }],
  callReinforcement: [
    { about: { pilot: 'imperial:tiefighter:academypilot', left: 1 }, answers: [place, { decline: true }] },
  ],
  useAbility: Object.keys(windowSubject).map((window) => ({
    about: { window },
    answers: [
      { pass: true },
      { use: 'luke.focus', choice: null },
      { use: 'luke.evade', choice: null },
      { use: 'luke.targetLock', choice: [] },
      { use: 'luke.targetLock', choice: [0, 1] },
      { use: 'luke.u1', choice: true },
      { use: 'luke.u1', choice: { ship: 'luke', target: 'tie' } },
    ],
  })),
};
