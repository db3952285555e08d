import type { BattlefieldFacts } from '../battlefield-facts.ts';

// biome-ignore format: one line a pair of twins
export const trenchLine = {
  id: 'trench-line',
  name: 'Trench Line',
  pieces: [
    { piece: 'trench', x: 330, y: 190, turned: 5 },
    { piece: 'trench', x: 610, y: 300, turned: 35 },
    { piece: 'trench', x: 240, y: 590, turned: 75 },
    { piece: 'hill-low', x: 660, y: 680, turned: 345 },
    { piece: 'bunker', x: 150, y: 330, turned: 90 },
    { piece: 'bank-tall', x: 830, y: 210, turned: 75 },
    { piece: 'sandbags', x: 720, y: 470, turned: 90 },
    { piece: 'crater-large', x: 425, y: 805, turned: 0 },
    { piece: 'crater-small', x: 860, y: 590, turned: 0 },
    { piece: 'generator', x: 420, y: 620, turned: 20 },
    { piece: 'wall-low', x: 470, y: 370, turned: 20 },
    { piece: 'rock-outcrop', x: 130, y: 800, turned: 0 },
    { piece: 'barricade', x: 830, y: 400, turned: 45 },
    { piece: 'barricade', x: 560, y: 560, turned: 340 },
    { piece: 'crater-small', x: 640, y: 110, turned: 0 },
    { piece: 'sandbags', x: 330, y: 420, turned: 70 },
    { piece: 'rock-spire', x: 860, y: 800, turned: 0 },
    { piece: 'bank-low', x: 480, y: 90, turned: 0 },
  ],
} as const satisfies BattlefieldFacts;
