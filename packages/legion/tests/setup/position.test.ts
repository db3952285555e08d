import type { Plain } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import type { LegionPosition } from '@sortie/legion/setup';
import { expect, test } from 'vitest';

const read = (position: object) => legion.readPosition(position as Plain, seededRandom('a position'));

function readable(position: LegionPosition): LegionState {
  const state = read(position);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state;
}

const situation: LegionPosition = {
  phase: 'end',
  round: 3,
  blue: 1,
  blueEdge: 'north',
  counter: 0,
  priority: 'p2',
  lastActive: 1,
  units: [
    {
      id: 'storm',
      card: 'stormtroopers',
      side: 0,
      upgrades: [{ card: 'hh-12-stormtrooper', exhausted: true }, 'impact-grenades'],
      miniatures: [
        { at: [500, 200, 90, 30] },
        { at: [530, 200] },
        { at: null, defeatedIn: 2, wounds: 1 },
        { at: [470, 200] },
        { at: [440, 200] },
      ],
      leader: 1,
      tokens: { aim: 1, suppression: 2 },
      order: 'facedown',
      activated: true,
    },
    {
      id: 'veers',
      card: 'general-veers',
      side: 0,
      miniatures: [{ at: [300, 100], wounds: 2 }],
      order: 'pool',
    },
    {
      id: 'walker',
      card: 'at-rt',
      side: 1,
      miniatures: [{ at: [600, 700, 180] }],
      damage: [{ kind: 'disabled', weapon: null }],
    },
    { id: 'luke', card: 'luke-skywalker', side: 1 },
  ],
  players: { p1: { hand: ['ambush'], revealed: 'push', discarded: ['assault'], nominated: 'veers' } },
  terrain: [{ piece: 'barricade', at: [400, 400, 45] }],
  battleCards: { objective: 'breakthrough', deployment: 'battle-lines', condition: 'minefield' },
  tokens: [{ id: 'mine', kind: 'condition', at: [700, 300] }],
  victoryTokens: [1, 0],
};

test('a position is read with everything in it', () => {
  const state = readable(situation);
  expect(state).toMatchObject({
    phase: 'end',
    round: 3,
    blue: 1,
    blueEdge: 'north',
    counter: 0,
    priority: 'p2',
  });
  const [storm, veers, walker, luke] = state.units;
  expect(storm).toMatchObject({ whereabouts: 'battlefield', leader: 'storm.m2', order: 'facedown' });
  expect(storm!.miniatures[0]!.stand).toEqual({ x: 500, y: 200, level: 30, heading: 90 });
  expect(storm!.miniatures[2]).toMatchObject({ stand: null, defeatedIn: 2 });
  expect(storm!.tokens).toEqual({ aim: 1, dodge: 0, standby: 0, suppression: 2, immobilize: 0, ion: 0 });
  expect(storm!.upgrades.map(({ exhausted }) => exhausted)).toEqual([true, false]);
  expect(veers!.miniatures[0]!.wounds).toBe(2);
  expect(walker!.damage).toEqual([{ kind: 'disabled', weapon: null }]);
  expect(luke!.whereabouts).toBe('reserve');
  expect(state.players).toEqual([
    {
      seat: 'p1',
      hand: ['ambush'],
      selected: null,
      revealed: 'push',
      discarded: ['assault'],
      barred: [],
      nominated: 'veers',
      pool: ['commander'],
    },
    {
      seat: 'p2',
      hand: [],
      selected: null,
      revealed: null,
      discarded: [],
      barred: [],
      nominated: null,
      pool: [],
    },
  ]);
  expect(state.battlefield.terrain).toEqual([
    { id: 't1', piece: 'barricade', pose: { x: 400, y: 400, heading: 45 } },
  ]);
  expect(state.battleCards.used).toEqual(situation.battleCards);
  expect(state.battleCards.decks.condition).not.toContain('minefield');
  expect(legion.faults(state)).toEqual([]);
});

test('a position is written and read again', () => {
  const document = legion.writePosition(readable(situation));
  const again = readable(JSON.parse(JSON.stringify(document)) as LegionPosition);
  expect(legion.writePosition(again)).toEqual(document);
});

test.each([
  ['units', { phase: 'end' }],
  ['phase', { phase: 'setup', units: [] }],
  ['units.0.card', { phase: 'end', units: [{ id: 'a', card: 'nobody', side: 0 }] }],
  ['units.0.side', { phase: 'end', units: [{ id: 'a', card: 'at-st', side: 2 }] }],
  ['units.0.upgrades', { phase: 'end', units: [{ id: 'a', card: 'at-st', side: 0, upgrades: ['none'] }] }],
  ['units.0.miniatures', { phase: 'end', units: [{ id: 'a', card: 'at-st', side: 0, miniatures: [{}] }] }],
  ['units.0.tokens', { phase: 'end', units: [{ id: 'a', card: 'at-st', side: 0, tokens: { aim: -1 } }] }],
  ['units.0.order', { phase: 'end', units: [{ id: 'a', card: 'at-st', side: 0, order: 'lost' }] }],
  ['units.seat', { phase: 'end', units: [{ id: 'a', card: 'at-st', side: 0, seat: 'p2' }] }],
  ['players.p1.none', { phase: 'end', units: [], players: { p1: { hand: ['none'] } } }],
  ['terrain.none', { phase: 'end', units: [], terrain: [{ piece: 'none', at: [0, 0] }] }],
  ['battleCards.objective', { phase: 'end', units: [], battleCards: { objective: 'minefield' } }],
])('a position without a readable %s is refused', (field, position) => {
  expect(read(position)).toMatchObject({ rule: 'table.malformed-position', about: { field } });
});
