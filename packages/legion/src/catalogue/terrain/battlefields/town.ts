import type { BattlefieldFacts } from '../battlefield-facts.ts';

// biome-ignore format: one line a pair of twins
export const town = {
  id: 'town',
  name: 'Town Streets',
  pieces: [
    { piece: 'house-small', x: 230, y: 210, turned: 0 },
    { piece: 'house-large', x: 230, y: 640, turned: 0 },
    { piece: 'tower', x: 480, y: 270, turned: 0 },
    { piece: 'house-small', x: 690, y: 170, turned: 0 },
    { piece: 'house-large', x: 690, y: 640, turned: 90 },
    { piece: 'wall-low', x: 400, y: 450, turned: 90 },
    { piece: 'wall-low-corner', x: 560, y: 400, turned: 180 },
    { piece: 'crates-low', x: 330, y: 390, turned: 0 },
    { piece: 'crates-low', x: 560, y: 560, turned: 0 },
    { piece: 'crates-low', x: 850, y: 330, turned: 0 },
    { piece: 'container', x: 480, y: 800, turned: 0 },
    { piece: 'barricade', x: 820, y: 460, turned: 90 },
    { piece: 'barricade', x: 120, y: 430, turned: 0 },
    { piece: 'fence', x: 440, y: 120, turned: 0 },
    { piece: 'wall-tall', x: 850, y: 120, turned: 90 },
    { piece: 'vaporator', x: 120, y: 90, turned: 0 },
    { piece: 'barricade', x: 655, y: 455, turned: 60 },
    { piece: 'generator', x: 110, y: 810, turned: 0 },
    { piece: 'barricade', x: 330, y: 840, turned: 0 },
    { piece: 'sandbags', x: 850, y: 620, turned: 30 },
  ],
} as const satisfies BattlefieldFacts;
