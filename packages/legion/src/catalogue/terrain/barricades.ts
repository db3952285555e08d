import type { PieceFacts } from './piece-facts.ts';

// biome-ignore format: one line a piece
export const barricadePieces = [
  { id: 'barricade', name: 'Barricade', row: 'barricade', height: 24, outline: [[-35, -6], [35, -6], [35, 6], [-35, 6]] },
  { id: 'sandbags', name: 'Sandbag line', row: 'sandbags', height: 18, outline: [[-50, -9], [50, -9], [50, 9], [-50, 9]] },
  { id: 'fence', name: 'Fence', row: 'fence', height: 25, outline: [[-75, -3], [75, -3], [75, 3], [-75, 3]] },
  { id: 'hedge-low', name: 'Low hedge', row: 'low-hedge', height: 22, outline: [[-60, -11], [60, -11], [60, 11], [-60, 11]] },
  { id: 'bank-low', name: 'Low bank', row: 'low-embankment', height: 20, outline: [[-75, -20], [75, -20], [75, 20], [-75, 20]] },
  { id: 'wall-low', name: 'Low stone wall', row: 'low-stone-wall', height: 25, outline: [[-60, -7], [60, -7], [60, 7], [-60, 7]] },
  { id: 'wall-low-corner', name: 'Low stone wall, corner', row: 'low-stone-wall', height: 25, outline: [[-40, -40], [40, -40], [40, -26], [-26, -26], [-26, 40], [-40, 40]] },
  { id: 'crates-low', name: 'Low crates', row: 'barricade', height: 22, outline: [[-22.5, -22.5], [22.5, -22.5], [22.5, 22.5], [-22.5, 22.5]] },
  { id: 'pipeline', name: 'Pipeline', row: 'low-stone-wall', height: 30, outline: [[-120, -13], [120, -13], [120, 13], [-120, 13]] },
] as const satisfies readonly PieceFacts[];
