import type { BattlefieldFacts } from '../battlefield-facts.ts';

// biome-ignore format: one line a pair of twins
export const homestead = {
  id: 'homestead',
  name: 'Homestead',
  pieces: [
    { piece: 'house-large', x: 300, y: 290, turned: 8 },
    { piece: 'house-small', x: 650, y: 650, turned: 348 },
    { piece: 'vaporator', x: 470, y: 200, turned: 0 },
    { piece: 'vaporator', x: 590, y: 330, turned: 0 },
    { piece: 'vaporator', x: 800, y: 600, turned: 0 },
    { piece: 'dune', x: 190, y: 640, turned: 18 },
    { piece: 'rock-outcrop', x: 830, y: 215, turned: 10 },
    { piece: 'wall-low', x: 455, y: 590, turned: 0 },
    { piece: 'wall-low-corner', x: 700, y: 420, turned: 90 },
    { piece: 'crates-low', x: 330, y: 480, turned: 0 },
    { piece: 'crates-low', x: 610, y: 805, turned: 0 },
    { piece: 'barricade', x: 840, y: 390, turned: 35 },
    { piece: 'barricade', x: 560, y: 95, turned: 0 },
    { piece: 'fence', x: 120, y: 420, turned: 90 },
    { piece: 'grass-tall', x: 440, y: 815, turned: 355 },
    { piece: 'crater-small', x: 690, y: 200, turned: 0 },
    { piece: 'rock-spire', x: 130, y: 120, turned: 0 },
    { piece: 'barricade', x: 760, y: 800, turned: 0 },
    { piece: 'sandbags', x: 590, y: 480, turned: 80 },
  ],
} as const satisfies BattlefieldFacts;
