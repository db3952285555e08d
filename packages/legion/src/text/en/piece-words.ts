import type { PieceWords } from '../piece-words.ts';
import { count } from './count.ts';
import { terrainNames } from './terrain-names.ts';

const tokens = {
  aim: 'aim',
  dodge: 'dodge',
  standby: 'standby',
  suppression: 'suppression',
  immobilize: 'immobilize',
  ion: 'ion',
} as const;
const damage = { damaged: 'damaged', disabled: 'disabled', weaponDisrupted: 'weapon disrupted' } as const;

export const pieceWords: PieceWords = {
  unit: ({ unit, owner }) => `${unit}, unit of ${owner}`,
  leader: 'the leader',
  miniature: (number) => `miniature ${number}`,
  miniatures: (number) => count(number, 'miniature'),
  bounties: (number) => (number === 1 ? '1 bounty' : `${number} bounties`),
  tokens: (token, number) => count(number, `${tokens[token]} token`),
  wounds: (number) => count(number, 'wound'),
  damage: (kind) => damage[kind],
  ordered: 'has an order',
  activated: 'activated',
  panicked: 'panicked',
  suppressed: 'suppressed',
  engaged: 'in melee',
  battlefieldToken: (kind, number) =>
    ({ objective: 'Objective token', condition: 'Condition token', charge: 'Charge token' })[kind] +
    ` ${number}`,
  height: (millimetres) => `${millimetres} mm high`,
  depth: (millimetres) => `${millimetres} mm deep`,
  range: (band) => (band > 4 ? 'beyond range 4' : `range ${band}`),
  names: {
    ...terrainNames,
    tokens,
    faces: { hit: 'hit', critical: 'critical', surge: 'surge', blank: 'blank', block: 'block' },
    colours: { red: 'red', black: 'black', white: 'white' },
    phases: {
      setup: 'set-up',
      command: 'Command phase',
      activation: 'Activation phase',
      end: 'End phase',
    },
    setUpSteps: {
      establishBattlefield: 'marking out the battlefield',
      defineTerrain: 'agreeing on the terrain',
      placeTerrain: 'placing terrain',
      chooseColours: 'choosing colours',
      revealBattleCards: 'revealing battle cards',
      defineBattlefield: 'striking battle cards',
      resolveObjectiveAndCondition: 'laying out objective and condition',
      deployUnits: 'deploying units',
      prepareSupply: 'laying out the supply',
    },
    moves: {
      standard: 'move',
      reverse: 'reverse',
      pivot: 'pivot',
      climb: 'climb',
      clamber: 'clamber',
      clamberOver: 'clamber over',
      jump: 'jump',
      withdraw: 'withdraw',
      embark: 'embark',
      disembark: 'disembark',
      compulsory: 'compulsory move',
      panic: 'panicked move',
    },
    actions: {
      move: 'move',
      attack: 'attack',
      aim: 'aim',
      dodge: 'dodge',
      standby: 'standby',
      recover: 'recover',
      card: 'card action',
    },
    cover: { none: 'no cover', light: 'light cover', heavy: 'heavy cover' },
    movement: { open: 'open', difficult: 'difficult', impassable: 'impassable' },
    damage,
    arcs: { front: 'front', rear: 'rear', left: 'left', right: 'right' },
  },
};
