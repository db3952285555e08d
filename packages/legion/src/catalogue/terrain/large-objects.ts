import type { PieceFacts } from './piece-facts.ts';

// biome-ignore format: one line a piece
export const largePieces = [
  { id: 'hill-low', name: 'Low hill', row: 'hill', height: 30, holds: true, outline: [[150, 0], [138.6, 42.1], [106.1, 77.8], [57.4, 101.6], [0, 110], [-57.4, 101.6], [-106.1, 77.8], [-138.6, 42.1], [-150, 0], [-138.6, -42.1], [-106.1, -77.8], [-57.4, -101.6], [0, -110], [57.4, -101.6], [106.1, -77.8], [138.6, -42.1]] },
  { id: 'dune', name: 'Dune', row: 'hill', height: 35, holds: true, outline: [[180, 0], [166.3, 28.7], [127.3, 53], [68.9, 69.3], [0, 75], [-68.9, 69.3], [-127.3, 53], [-166.3, 28.7], [-180, 0], [-166.3, -28.7], [-127.3, -53], [-68.9, -69.3], [0, -75], [68.9, -69.3], [127.3, -53], [166.3, -28.7]] },
  { id: 'hedge-tall', name: 'Tall hedge', row: 'tall-hedge', height: 60, outline: [[-90, -15], [90, -15], [90, 15], [-90, 15]] },
  { id: 'bank-tall', name: 'Tall bank', row: 'tall-embankment', height: 50, holds: true, outline: [[-100, -30], [100, -30], [100, 30], [-100, 30]] },
  { id: 'wall-tall', name: 'Tall wall', row: 'tall-stone-wall', height: 80, outline: [[-90, -9], [90, -9], [90, 9], [-90, 9]] },
  { id: 'rock-spire', name: 'Rock spire', row: 'tall-stone-wall', height: 95, outline: [[-40, -30], [10, -38], [45, -10], [38, 28], [0, 38], [-42, 15]] },
  { id: 'rock-outcrop', name: 'Rock outcrop', row: 'tall-stone-wall', height: 60, holds: true, outline: [[-95, -30], [-50, -58], [30, -50], [92, -20], [85, 35], [20, 58], [-60, 45]] },
  { id: 'house-small', name: 'House', row: 'building', height: 80, holds: true, outline: [[-75, -65], [75, -65], [75, 65], [-75, 65]] },
  { id: 'house-large', name: 'Large house', row: 'building', height: 90, holds: true, outline: [[-110, -85], [110, -85], [110, 85], [-110, 85]] },
  { id: 'bunker', name: 'Bunker', row: 'building', height: 60, holds: true, outline: [[-100, -80], [100, -80], [100, 40], [60, 80], [-60, 80], [-100, 40]] },
  { id: 'tower', name: 'Tower', row: 'building', height: 165, holds: true, outline: [[-55, -25], [-25, -55], [25, -55], [55, -25], [55, 25], [25, 55], [-25, 55], [-55, 25]] },
  { id: 'container', name: 'Cargo container', row: 'building', height: 60, holds: true, outline: [[-60, -30], [60, -30], [60, 30], [-60, 30]] },
  { id: 'generator', name: 'Generator', row: 'building', height: 65, outline: [[-40, -40], [40, -40], [40, 40], [-40, 40]] },
  { id: 'vaporator', name: 'Moisture vaporator', row: 'building', height: 115, outline: [[17, 0], [12, 12], [0, 17], [-12, 12], [-17, 0], [-12, -12], [0, -17], [12, -12]] },
  { id: 'wreck', name: 'Wreck', row: 'building', height: 70, outline: [[-135, -30], [-60, -55], [60, -45], [130, -15], [135, 20], [40, 55], [-90, 45]] },
] as const satisfies readonly PieceFacts[];
