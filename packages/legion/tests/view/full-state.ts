import type { SeatId } from '@sortie/kernel';
import { newFrame } from '@sortie/kernel';
import type {
  Activation,
  Attacking,
  AttackPool,
  LegionState,
  MiniatureId,
  Moving,
  UnitId,
} from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { poolAgainst } from '../pool-against.ts';

const storm = 'storm' as UnitId;
const luke = 'luke' as UnitId;
const weapons = [
  {
    weapon: 'E-11 Blaster Rifle',
    card: null,
    miniatures: ['storm.m1' as MiniatureId],
    dice: { red: 0, black: 0, white: 1 },
  },
];

const attack: Attacking = {
  unit: storm,
  number: 1,
  isAction: true,
  source: null,
  types: 'any',
  against: null,
  notAgainst: [],
  only: null,
  isOptional: false,
  pools: [{ defender: luke, type: 'ranged', range: 2, weapons }],
  resolved: [],
};

const pool: AttackPool = {
  ...poolAgainst('storm', 'luke', { pierce: 1 }),
  weapons,
  seen: ['luke.m1' as MiniatureId],
  dice: [{ colour: 'white', face: 'hit', timesRerolled: 0, cancelled: false }],
  defenseDice: [{ colour: 'red', face: 'block', timesRerolled: 1, cancelled: false }],
};

const activation: Activation = {
  unit: storm,
  number: 1,
  actions: 1,
  spent: 1,
  lost: 0,
  performed: [{ kind: 'aim', treatedAs: null, card: null, isFree: false }],
  hasPanicked: false,
  hasMoved: false,
  hasAttacked: false,
  hasFiredCumbersome: false,
  standardMoves: 0,
  hasEmbarked: false,
  hasDisembarked: false,
  left: [],
  isOver: false,
};

const move: Moving = {
  unit: storm,
  by: 'p1' as SeatId,
  types: ['standard'],
  speed: 1,
  isAction: false,
  ignoresDifficult: false,
  mayStartMelee: false,
  isOptional: true,
  source: 'a card',
  type: 'standard',
  from: { x: 500, y: 200, level: 0, heading: 0 },
  wasInMeleeWith: [],
  contacted: null,
};

/** A state in which as much as possible lies on the table and is under way. */
export function fullState(): LegionState {
  const state = legionState(
    {
      storm: {
        unit: 'stormtroopers',
        at: [500, 200],
        upgrades: [{ card: 'hh-12-stormtrooper', exhausted: true }, 'impact-grenades'],
        wounds: [0, 0],
        tokens: { aim: 1 },
      },
      veers: { unit: 'general-veers', at: [800, 200], order: 'pool' },
      more: { unit: 'stormtroopers', at: [1100, 200], order: 'pool' },
      walker: { unit: 'at-st', at: [1400, 200], damage: [{ kind: 'weaponDisrupted', weapon: 'a gun' }] },
      luke: { unit: 'luke-skywalker', at: [500, 600], wounds: [1] },
    },
    {
      players: {
        p1: { hand: ['ambush', 'push'], selected: 'assault', discarded: ['standing-orders'] },
        p2: { hand: ['return-of-the-jedi'], selected: 'push', revealed: 'ambush', nominated: 'luke' },
      },
      terrain: [{ piece: 'barricade', at: [400, 400, 30], declared: { cover: 'heavy', hasHandholds: true } }],
      battleCards: { objective: 'key-positions', deployment: 'battle-lines', condition: 'minefield' },
      tokens: [{ id: 'mine', kind: 'condition', at: [700, 300], side: 1 }],
    },
  );
  const [first, ...others] = state.units;
  const units = [{ ...first!, uses: [{ key: 'storm.c1', scope: 'round', during: 1 } as const] }, ...others];
  const stack = [
    ...state.engine.stack,
    newFrame(1, { flow: 'activation', step: 'actions', at: activation }),
    newFrame(2, { flow: 'attack', step: 'pools', at: attack }),
    newFrame(3, { flow: 'attackPool', step: 'roll', at: pool }),
    newFrame(4, { flow: 'move', step: 'move', at: move }),
  ];
  return { ...state, units, engine: { ...state.engine, stack } };
}
