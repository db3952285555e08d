import type { NamedTable } from '../../src/text/index.ts';

/** Two ships and two squadrons with cards, in the middle of an attack. */
export const sampleTable: NamedTable = {
  seats: [
    { id: 'p1', side: 0 },
    { id: 'p2', side: 1 },
  ],
  ships: [
    {
      id: 's1',
      card: 'victory-ii-class-star-destroyer',
      defenseTokens: [{ token: 'brace' }, { token: 'redirect' }, { token: 'redirect' }],
      upgrades: [
        { key: 's1.u1', card: 'gunnery-team' },
        { key: 's1.u2', card: 'dominator' },
      ],
      damage: [
        { key: 's1.d1', card: 'blinded-gunners' },
        { key: 's1.d2', card: null },
      ],
    },
    {
      id: 's2',
      card: 'cr90-corvette-a',
      defenseTokens: [{ token: 'evade' }, { token: 'evade' }, { token: 'redirect' }],
      upgrades: [{ key: 's2.u1', card: 'jainas-light' }],
      damage: [],
    },
  ],
  squadrons: [
    { id: 's3', card: 'tie-fighter-squadron', defenseTokens: [] },
    { id: 's4', card: 'tie-fighter-squadron', defenseTokens: [] },
    { id: 's5', card: 'luke-skywalker', defenseTokens: [{ token: 'brace' }, { token: 'brace' }] },
  ],
  objective: { card: 'minefields' },
  attack: {
    defender: 's2',
    dice: [
      { colour: 'red', face: 'hitHit' },
      { colour: 'blue', face: 'accuracy' },
      { colour: 'black', face: 'hitCritical' },
    ],
  },
};
