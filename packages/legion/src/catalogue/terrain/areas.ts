import type { PieceFacts } from './piece-facts.ts';

// biome-ignore format: one line a piece
export const areaPieces = [
  { id: 'forest-small', name: 'Light wood, small', row: 'woods', height: 130, outline: [[100, 0], [83.8, 32.3], [64.8, 65], [21.4, 74.9], [-20, 70.2], [-63.6, 63.8], [-87.4, 33.7], [-100, 0], [-83.8, -32.3], [-64.8, -65], [-21.4, -74.9], [20, -70.2], [63.6, -63.8], [87.4, -33.7]] },
  { id: 'forest-large', name: 'Light wood, large', row: 'woods', height: 140, outline: [[160, 0], [134.1, 44.4], [103.7, 89.4], [34.2, 103], [-32, 96.5], [-101.8, 87.7], [-139.8, 46.3], [-160, 0], [-134.1, -44.4], [-103.7, -89.4], [-34.2, -103], [32, -96.5], [101.8, -87.7], [139.8, -46.3]] },
  { id: 'forest-dense', name: 'Dense wood', row: 'dense-woods', height: 140, outline: [[120, 0], [100.5, 36.3], [77.8, 73.2], [25.6, 84.2], [-24, 79], [-76.3, 71.8], [-104.9, 37.9], [-120, 0], [-100.5, -36.3], [-77.8, -73.2], [-25.6, -84.2], [24, -79], [76.3, -71.8], [104.9, -37.9]] },
  { id: 'grass-tall', name: 'Tall grass', row: 'tall-grass', height: 30, outline: [[110, 0], [92.2, 28.2], [71.3, 56.9], [23.5, 65.5], [-22, 61.4], [-70, 55.8], [-96.1, 29.5], [-110, 0], [-92.2, -28.2], [-71.3, -56.9], [-23.5, -65.5], [22, -61.4], [70, -55.8], [96.1, -29.5]] },
  { id: 'water-shallow', name: 'Ford, shallow water', row: 'shallow-water', height: 0, outline: [[-130, -60], [130, -60], [130, 60], [-130, 60]] },
  { id: 'water-deep', name: 'Pool, deep water', row: 'deep-water', height: 0, outline: [[110, 0], [92.2, 30.3], [71.3, 61], [23.5, 70.2], [-22, 65.8], [-70, 59.8], [-96.1, 31.6], [-110, 0], [-92.2, -30.3], [-71.3, -61], [-23.5, -70.2], [22, -65.8], [70, -59.8], [96.1, -31.6]] },
  { id: 'ruins', name: 'Ruins', row: 'ruins', height: 60, outline: [[-100, -70], [60, -70], [100, -30], [100, 70], [-60, 70], [-100, 40]] },
  { id: 'ruins-corner', name: 'Ruined corner', row: 'ruins', height: 80, outline: [[-90, -90], [90, -90], [90, 0], [0, 0], [0, 90], [-90, 90]] },
] as const satisfies readonly PieceFacts[];
