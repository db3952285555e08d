import type { BattlefieldFacts } from '../battlefield-facts.ts';

// biome-ignore format: one line a pair of twins
export const ford = {
  id: 'ford',
  name: 'Ruins at the Ford',
  pieces: [
    { piece: 'water-shallow', x: 935, y: 145, turned: 82 },
    { piece: 'ruins', x: 290, y: 270, turned: 10 },
    { piece: 'ruins-corner', x: 610, y: 200, turned: 0 },
    { piece: 'ruins', x: 600, y: 660, turned: 60 },
    { piece: 'ruins-corner', x: 230, y: 660, turned: 90 },
    { piece: 'wall-low', x: 450, y: 330, turned: 30 },
    { piece: 'wall-low-corner', x: 475, y: 575, turned: 0 },
    { piece: 'forest-small', x: 430, y: 800, turned: 0 },
    { piece: 'crater-large', x: 680, y: 480, turned: 0 },
    { piece: 'crater-small', x: 150, y: 430, turned: 0 },
    { piece: 'barricade', x: 850, y: 600, turned: 20 },
    { piece: 'rock-spire', x: 745, y: 800, turned: 0 },
    { piece: 'hedge-low', x: 330, y: 480, turned: 100 },
    { piece: 'crates-low', x: 120, y: 120, turned: 0 },
    { piece: 'barricade', x: 600, y: 830, turned: 0 },
    { piece: 'wall-low', x: 430, y: 120, turned: 0 },
    { piece: 'house-small', x: 775, y: 335, turned: 8 },
    { piece: 'wall-tall', x: 550, y: 390, turned: 75 },
    { piece: 'tower', x: 90, y: 250, turned: 0 },
    { piece: 'barricade', x: 760, y: 110, turned: 0 },
  ],
} as const satisfies BattlefieldFacts;
