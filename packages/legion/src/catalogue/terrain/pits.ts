import type { PieceFacts } from './piece-facts.ts';

// biome-ignore format: one line a piece
export const pitPieces = [
  { id: 'crater-small', name: 'Pothole', row: 'foxhole', height: 0, depth: 10, outline: [[55, 0], [47.6, 25], [27.5, 43.3], [0, 50], [-27.5, 43.3], [-47.6, 25], [-55, 0], [-47.6, -25], [-27.5, -43.3], [0, -50], [27.5, -43.3], [47.6, -25]] },
  { id: 'crater-large', name: 'Deep crater', row: 'deep-crater', height: 0, depth: 25, outline: [[90, 0], [81.1, 36.9], [56.1, 66.5], [20, 82.9], [-20, 82.9], [-56.1, 66.5], [-81.1, 36.9], [-90, 0], [-81.1, -36.9], [-56.1, -66.5], [-20, -82.9], [20, -82.9], [56.1, -66.5], [81.1, -36.9]] },
  { id: 'trench', name: 'Trench', row: 'trench', height: 0, depth: 25, outline: [[-110, -25], [110, -25], [110, 25], [-110, 25]] },
] as const satisfies readonly PieceFacts[];
