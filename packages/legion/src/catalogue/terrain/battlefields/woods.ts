import type { BattlefieldFacts } from '../battlefield-facts.ts';

// biome-ignore format: one line a pair of twins
export const woods = {
  id: 'woods',
  name: 'Wooded Valley',
  pieces: [
    { piece: 'forest-large', x: 270, y: 260, turned: 15 },
    { piece: 'forest-small', x: 610, y: 190, turned: 340 },
    { piece: 'forest-dense', x: 350, y: 690, turned: 25 },
    { piece: 'forest-small', x: 778, y: 632, turned: 40 },
    { piece: 'grass-tall', x: 650, y: 420, turned: 0 },
    { piece: 'rock-outcrop', x: 170, y: 520, turned: 70 },
    { piece: 'hedge-low', x: 480, y: 340, turned: 20 },
    { piece: 'water-shallow', x: 872, y: 168, turned: 82 },
    { piece: 'wall-low', x: 330, y: 445, turned: 80 },
    { piece: 'hill-low', x: 612, y: 802, turned: 0 },
    { piece: 'barricade', x: 830, y: 360, turned: 330 },
    { piece: 'barricade', x: 190, y: 790, turned: 10 },
    { piece: 'rock-spire', x: 790, y: 490, turned: 0 },
    { piece: 'bank-low', x: 110, y: 120, turned: 90 },
    { piece: 'rock-outcrop', x: 560, y: 575, turned: 325 },
    { piece: 'rock-spire', x: 470, y: 90, turned: 0 },
    { piece: 'wall-tall', x: 60, y: 330, turned: 90 },
  ],
} as const satisfies BattlefieldFacts;
