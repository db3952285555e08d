import type { BattleFacts } from '../battle-facts.ts';

// biome-ignore format: one line a card
export const battleFacts = [
  { id: 'breakthrough', name: 'Breakthrough', category: 'objective', product: 'SWL01' },
  { id: 'intercept-the-transmissions', name: 'Intercept the Transmissions', category: 'objective', tokens: 3, places: [[36, 18], [18, 18], [54, 18]], product: 'SWL01' },
  { id: 'key-positions', name: 'Key Positions', category: 'objective', tokens: 3, product: 'SWL01' },
  { id: 'recover-the-supplies', name: 'Recover the Supplies', category: 'objective', tokens: 5, places: [[36, 18]], product: 'SWL01' },
  { id: 'sabotage-the-moisture-vaporators', name: 'Sabotage the Moisture Vaporators', category: 'objective', tokens: 4, product: 'priority-supplies' },
  { id: 'battle-lines', name: 'Battle Lines', category: 'deployment', zones: { blue: [[[0, 0], [72, 0], [72, 6], [0, 6]]], red: [[[0, 30], [72, 30], [72, 36], [0, 36]]] }, product: 'SWL01' },
  { id: 'the-long-march', name: 'The Long March', category: 'deployment', zones: { blue: [[[54, 0], [72, 0], [72, 36], [54, 36]]], red: [[[0, 0], [18, 0], [18, 36], [0, 36]]] }, product: 'SWL01' },
  { id: 'disarray', name: 'Disarray', category: 'deployment', zones: { blue: [[[0, 0], [24, 0], [24, 6], [0, 6]], [[48, 30], [72, 30], [72, 36], [48, 36]]], red: [[[0, 30], [24, 30], [24, 36], [0, 36]], [[48, 0], [72, 0], [72, 6], [48, 6]]] }, product: 'SWL01' },
  { id: 'major-offensive', name: 'Major Offensive', category: 'deployment', zones: { blue: [[[36, 0], [72, 0], [72, 18], [54, 18], [54, 6], [36, 6]]], red: [[[0, 18], [18, 18], [18, 30], [36, 30], [36, 36], [0, 36]]] }, product: 'SWL01' },
  { id: 'advanced-positions', name: 'Advanced Positions', category: 'deployment', zones: { blue: [[[36, 0], [72, 0], [72, 36], [66, 36], [66, 6], [36, 6]]], red: [[[0, 0], [6, 0], [6, 30], [36, 30], [36, 36], [0, 36]]] }, product: 'priority-supplies' },
  { id: 'clear-conditions', name: 'Clear Conditions', category: 'condition', product: 'SWL01' },
  { id: 'hostile-environment', name: 'Hostile Environment', category: 'condition', product: 'SWL01' },
  { id: 'limited-visibility', name: 'Limited Visibility', category: 'condition', product: 'SWL01' },
  { id: 'minefield', name: 'Minefield', category: 'condition', tokens: 4, weapon: { name: 'Minefield', range: [1, 1], area: true, dice: { red: 1, black: 1 }, keywords: [{ id: 'blast' }, { id: 'impact', value: 1 }], surge: 'critical' }, product: 'priority-supplies' },
  { id: 'rapid-reinforcements', name: 'Rapid Reinforcements', category: 'condition', product: 'SWL01' },
] as const satisfies readonly BattleFacts[];
