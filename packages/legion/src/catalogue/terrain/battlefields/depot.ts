import type { BattlefieldFacts } from '../battlefield-facts.ts';

// biome-ignore format: one line a pair of twins
export const depot = {
  id: 'depot',
  name: 'Cargo Depot',
  pieces: [
    { piece: 'container', x: 220, y: 230, turned: 0 },
    { piece: 'container', x: 220, y: 320, turned: 0 },
    { piece: 'container', x: 520, y: 170, turned: 90 },
    { piece: 'bunker', x: 260, y: 640, turned: 0 },
    { piece: 'container', x: 640, y: 610, turned: 30 },
    { piece: 'container', x: 740, y: 690, turned: 120 },
    { piece: 'generator', x: 480, y: 330, turned: 0 },
    { piece: 'pipeline', x: 650, y: 360, turned: 10 },
    { piece: 'crates-low', x: 820, y: 330, turned: 20 },
    { piece: 'crates-low', x: 360, y: 470, turned: 0 },
    { piece: 'crates-low', x: 520, y: 560, turned: 0 },
    { piece: 'barricade', x: 780, y: 470, turned: 90 },
    { piece: 'barricade', x: 390, y: 150, turned: 0 },
    { piece: 'tower', x: 120, y: 450, turned: 0 },
    { piece: 'wreck', x: 700, y: 150, turned: 345 },
    { piece: 'crater-small', x: 470, y: 780, turned: 0 },
    { piece: 'wall-low', x: 590, y: 780, turned: 90 },
    { piece: 'container', x: 110, y: 820, turned: 0 },
    { piece: 'sandbags', x: 300, y: 820, turned: 0 },
    { piece: 'barricade', x: 850, y: 590, turned: 20 },
    { piece: 'vaporator', x: 850, y: 800, turned: 0 },
    { piece: 'crates-low', x: 860, y: 170, turned: 0 },
  ],
} as const satisfies BattlefieldFacts;
