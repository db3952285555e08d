import type { Plain } from '@sortie/kernel';
import { windowSubject } from '../../src/abilities/windows.ts';
import { objectives } from '../../src/catalogue/index.ts';
import type { QuestionKind } from '../../src/text/decisions-in.ts';

/** A question and answers to it. */
export interface DecisionSample {
  readonly about: Plain;
  readonly answers: readonly Plain[];
  readonly settled?: boolean;
}

const ship = { ship: 's1' };
const place = { x: 100, y: 200 };
const facing = { ...place, heading: 90 };
const decline = { decline: true };
const shots = [
  { target: 's2', zone: 'front', defendingZone: 'left', range: 'close', obstructed: true },
  { target: 's5', zone: 'front', defendingZone: null, range: 'medium', obstructed: false },
  { target: 's3', zone: null, defendingZone: null, range: 'distance1', obstructed: false },
];
const sources = ['s1.u1', 's1.d1', 's5.card', 's1.objective', 'obstruction', 'concentrateFire'];

/** Every question of the rules, with the shapes of answer that it takes; a new one does not compile without. */
export const decisionSamples: Readonly<Record<QuestionKind, readonly DecisionSample[]>> = {
  assignDials: [
    { about: { ...ship, count: 3 }, answers: [{ commands: ['navigate', 'repair', 'concentrateFire'] }] },
    { about: { ...ship, count: 1 }, answers: [{ commands: ['squadron'] }], settled: true },
  ],
  endCommandPhase: [
    { about: null, answers: [{ ready: true }] },
    { about: null, answers: [{ ready: false }], settled: true },
  ],
  chooseShip: [{ about: { phase: 'ship' }, answers: [ship] }],
  chooseSquadron: [{ about: { phase: 'squadron', left: 2 }, answers: [{ squadron: 's3' }] }],
  commandSquadron: [{ about: { ...ship, left: 2 }, answers: [{ squadron: 's4' }, decline] }],
  discardCommandToken: [{ about: ship, answers: [{ command: 'navigate' }, { command: 'concentrateFire' }] }],
  repair: [
    {
      about: { ...ship, points: 4 },
      answers: [
        { repair: 'moveShield', from: 'left', to: 'front' },
        { repair: 'recoverShield', zone: 'rear' },
        { repair: 'discardDamage', key: 's1.d1' },
        { repair: 'discardDamage', key: 's1.d2' },
        decline,
      ],
    },
    { about: { ...ship, points: 1 }, answers: [] },
  ],
  declareTarget: [
    {
      about: { unit: 's1', source: null, shots },
      answers: [
        { target: 's2', zone: 'front', defendingZone: 'left' },
        { target: 's5', zone: 'front' },
        { target: 's3' },
        { target: 's4' },
        decline,
      ],
    },
    { about: { unit: 's3', source: 's1.u1', shots }, answers: [] },
  ],
  additionalSquadron: [{ about: { unit: 's1', shots }, answers: [{ target: 's5', zone: 'front' }, decline] }],
  removeDie: sources.map((source) => ({
    about: { unit: 's1', source },
    answers: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'black' }],
  })),
  rerollDie: [
    { about: { unit: 's1', source: 'concentrateFire' }, answers: [{ die: 1 }, { die: 9 }, decline] },
  ],
  redirectDamage: [{ about: { ship: 's2', total: 4 }, answers: [{ left: 2, rear: 1 }, {}] }],
  chooseZone: [{ about: { ...ship, points: 2, source: 'debris-1' }, answers: [{ zone: 'right' }] }],
  chooseForCard: sources.map((source) => ({
    about: { unit: 's1', source },
    answers: [
      { command: 'repair' },
      { zones: ['front', 'rear'] },
      { token: 1 },
      { tokens: [0, 2] },
      { speed: 1 },
      { ship: 's2' },
      decline,
      ['navigate', 'squadron'],
      'front',
      true,
      false,
      null,
    ],
  })),
  chooseCourse: [
    {
      about: ship,
      answers: [
        { clicks: [0, 1, -2], side: 'left' },
        { clicks: [], side: 'right' },
      ],
    },
  ],
  chooseNearest: [{ about: ship, answers: [{ ship: 's2' }] }],
  placeDisplaced: [{ about: { ...ship, squadrons: ['s3'] }, answers: [{ squadron: 's3', ...place }] }],
  chooseObstacle: [{ about: { unit: 's1' }, answers: [{ obstacle: 'asteroid-1' }, { obstacle: 'station' }] }],
  discardDamage: [
    { about: { ...ship, source: 'station' }, answers: [{ key: 's1.d1' }, { key: 's1.d2' }, decline] },
  ],
  recoverHull: [{ about: { squadron: 's5' }, answers: [{ recover: true }, decline] }],
  chooseDeed: [{ about: { squadron: 's5' }, answers: [{ deed: 'move' }, { deed: 'attack' }, decline] }],
  moveSquadron: [{ about: { squadron: 's5' }, answers: [place] }],
  chooseInitiative: [{ about: null, answers: [{ side: 0 }, { side: 1 }] }],
  chooseObjective: [{ about: null, answers: objectives.map(({ id }) => ({ objective: id })) }],
  placeObstacle: [{ about: { obstacles: ['debris-2'] }, answers: [{ obstacle: 'debris-2', ...facing }] }],
  deploy: [
    {
      about: { ships: ['s1'], squadrons: ['s3'] },
      answers: [
        { ...ship, ...facing, speed: 2 },
        { squadron: 's3', ...place },
      ],
    },
  ],
  chooseObjectiveShip: [{ about: { side: 1 }, answers: [ship] }],
  placeObjectiveToken: [{ about: { left: 3 }, answers: [place] }],
  moveObjectiveToken: [{ about: { tokens: ['t1'] }, answers: [{ token: 't1', ...place }, decline] }],
  setAsideUnits: [{ about: { ships: ['s1'], squadrons: ['s3'] }, answers: [['s1', 's3', 's5'], []] }],
  useAbility: Object.keys(windowSubject).map((window) => ({
    about: { window },
    answers: [
      { pass: true },
      { use: 's1.convertDial', choice: null },
      { use: 's1.squadron', choice: { spend: 'both' } },
      { use: 's1.repair', choice: 'token' },
      { use: 's1.navigate', choice: { spend: 'dial', speed: 1, yaw: 1 } },
      { use: 's1.navigate', choice: { spend: 'both', speed: -2, yaw: 0 } },
      { use: 's1.concentrateFire', choice: { spend: 'token', die: 1 } },
      { use: 's5.counter', choice: null },
      { use: 's5.bomber', choice: null },
      { use: 's1.concentrateFire', choice: { spend: 'dial', colour: 'blue' } },
      { use: 's1.accuracy', choice: { die: 1, token: 0 } },
      { use: 's1.defenseTokens', choice: { token: 1, die: 0 } },
      { use: 's1.defenseTokens', choice: { token: 2, zones: ['front'] } },
      { use: 's1.critical', choice: null },
      { use: 's3.swarm', choice: 0 },
      { use: 's5.card', choice: { dice: [0, 2] } },
      { use: 's1.u1', choice: true },
      { use: 's1.u1', choice: { dice: [] } },
    ],
  })),
};
