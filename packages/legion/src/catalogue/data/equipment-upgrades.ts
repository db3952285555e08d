import type { UpgradeFacts } from '../upgrade-facts.ts';

// biome-ignore format: one line a card
export const equipmentUpgradeFacts = [
  { id: 'emergency-stims', name: 'Emergency Stims', type: 'gear', points: 8, products: ['SWL18', 'SWL19', 'SWL20', 'SWL24', 'SWL26', 'SWL21'] },
  { id: 'environmental-gear', name: 'Environmental Gear', type: 'gear', points: 3, grants: [{ id: 'unhindered' }], products: ['SWL10', 'SWL12'] },
  { id: 'grappling-hooks', name: 'Grappling Hooks', type: 'gear', points: 3, grants: [{ id: 'expertClimber' }], products: ['SWL13', 'SWL05', 'SWL07', 'SWL11'] },
  { id: 'recon-intel', name: 'Recon Intel', type: 'gear', points: 2, grants: [{ id: 'scout', value: 1 }], products: ['SWL27', 'SWL26', 'SWL23', 'SWL25'] },
  { id: 'targeting-scopes', name: 'Targeting Scopes', type: 'gear', points: 6, grants: [{ id: 'precise', value: 1 }], products: ['SWL01'] },
  { id: 'concussion-grenades', name: 'Concussion Grenades', type: 'grenades', points: 5, weapon: { name: 'Concussion Grenades', range: [1, 1], dice: { black: 1 }, keywords: [{ id: 'blast' }] }, products: ['SWL01'] },
  { id: 'fragmentation-grenades', name: 'Fragmentation Grenades', type: 'grenades', points: 5, weapon: { name: 'Fragmentation Grenades', range: [1, 1], dice: { red: 1 } }, products: ['SWL34', 'SWL23', 'SWL25', 'SWL32'] },
  { id: 'impact-grenades', name: 'Impact Grenades', type: 'grenades', points: 5, weapon: { name: 'Impact Grenades', range: [1, 1], dice: { black: 1 }, keywords: [{ id: 'impact', value: 1 }] }, products: ['SWL13', 'SWL05', 'SWL11', 'SWL07'] },
  { id: 'comms-jammer', name: 'Comms Jammer', type: 'comms', points: 15, products: ['SWL06', 'SWL04', 'SWL08', 'SWL09'] },
  { id: 'comms-relay', name: 'Comms Relay', type: 'comms', points: 5, products: ['SWL26', 'SWL27'] },
  { id: 'hq-uplink', name: 'HQ Uplink', type: 'comms', points: 10, exhaustible: true, products: ['SWL19', 'SWL15', 'SWL21', 'SWL14'] },
  { id: 'long-range-comlink', name: 'Long-Range Comlink', type: 'comms', points: 10, products: ['SWL01', 'SWL06', 'SWL04', 'SWL08', 'SWL09'] },
  { id: 'duck-and-cover', name: 'Duck and Cover', type: 'training', points: 8, products: ['SWL18', 'SWL34', 'SWL19', 'SWL20', 'SWL31', 'SWL21', 'SWL32'] },
  { id: 'endurance', name: 'Endurance', type: 'training', points: 6, products: ['SWL25'] },
  { id: 'hunter', name: 'Hunter', type: 'training', points: 6, products: ['SWL18', 'SWL23', 'SWL24', 'SWL25'] },
  { id: 'tenacity', name: 'Tenacity', type: 'training', points: 4, products: ['SWL23', 'SWL24', 'SWL25'] },
] as const satisfies readonly UpgradeFacts[];
