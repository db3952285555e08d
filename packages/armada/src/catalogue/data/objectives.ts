import type { ObjectiveFacts } from '../objective-facts.ts';

// biome-ignore format: one line a card
export const objectiveFacts = [
  { id: 'advanced-gunnery', name: 'Advanced Gunnery', category: 'assault', pack: 'SWM01' },
  { id: 'most-wanted', name: 'Most Wanted', category: 'assault', pack: 'SWM01' },
  { id: 'opening-salvo', name: 'Opening Salvo', category: 'assault', pack: 'SWM01' },
  { id: 'precision-strike', name: 'Precision Strike', category: 'assault', victoryToken: 15, pack: 'SWM01' },
  { id: 'contested-outpost', name: 'Contested Outpost', category: 'defense', victoryToken: 20, pack: 'SWM01' },
  { id: 'fire-lanes', name: 'Fire Lanes', category: 'defense', victoryToken: 15, pack: 'SWM01' },
  { id: 'fleet-ambush', name: 'Fleet Ambush', category: 'defense', pack: 'SWM01' },
  { id: 'hyperspace-assault', name: 'Hyperspace Assault', category: 'defense', pack: 'SWM01' },
  { id: 'dangerous-territory', name: 'Dangerous Territory', category: 'navigation', victoryToken: 15, pack: 'SWM01' },
  { id: 'intel-sweep', name: 'Intel Sweep', category: 'navigation', pack: 'SWM01' },
  { id: 'minefields', name: 'Minefields', category: 'navigation', pack: 'SWM01' },
  { id: 'superior-positions', name: 'Superior Positions', category: 'navigation', victoryToken: 15, pack: 'SWM01' },
] as const satisfies readonly ObjectiveFacts[];
