import type { Plain } from '@sortie/kernel';
import type { LegionPosition } from '../setup/index.ts';

/** A row of troopers who look along the heading, the leader in the middle. */
function row(x: number, y: number, heading: number) {
  return [0, 33, -33, 66].map((aside) => ({ at: [x + aside, y, heading] as const }));
}

/** An officer and two units of rebels against an officer and one unit of stormtroopers, on half a table. */
const position = {
  options: { isSkirmish: true },
  phase: 'command',
  round: 1,
  blue: 0,
  blueEdge: 'south',
  battleCards: {
    objective: 'recover-the-supplies',
    deployment: 'battle-lines',
    condition: 'clear-conditions',
  },
  terrain: [
    { id: 'wall', piece: 'barricade', at: [520, 600] },
    { id: 'fence', piece: 'barricade', at: [600, 600] },
  ],
  tokens: [{ id: 'crate', kind: 'objective', at: [300, 370, 0] }],
  players: {
    p1: { hand: ['push', 'assault', 'standing-orders'] },
    p2: { hand: ['assault', 'standing-orders'] },
  },
  units: [
    { id: 'officer', card: 'rebel-officer', side: 0, order: 'card', miniatures: [{ at: [420, 150, 0] }] },
    { id: 'scouts', card: 'rebel-troopers', side: 0, order: 'card', miniatures: row(300, 193, 0) },
    {
      id: 'line',
      card: 'rebel-troopers',
      side: 0,
      order: 'card',
      tokens: { suppression: 1 },
      miniatures: row(560, 230, 0),
    },
    {
      id: 'captain',
      card: 'imperial-officer',
      side: 1,
      order: 'card',
      miniatures: [{ at: [600, 760, 180] }],
    },
    { id: 'storm', card: 'stormtroopers', side: 1, order: 'card', miniatures: row(560, 630, 180) },
  ],
} as const satisfies LegionPosition;

/** Every die of the lesson, roll by roll. */
const script = {
  dice: {
    'red attack': [],
    'black attack': ['hit', 'critical', 'blank', 'blank', 'hit', 'hit'],
    'white attack': ['hit', 'critical', 'blank', 'blank'],
    'red defense': ['blank'],
    'white defense': ['block', 'blank', 'block'],
  },
  cards: { 'orders p1': ['commander'] },
} satisfies Plain;

export const opening = { setup: null, position, script };
