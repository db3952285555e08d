import type { ObjectiveFacts } from '../objective-facts.ts';

// biome-ignore format: one line a card
export const laterObjectiveFacts: readonly ObjectiveFacts[] = [
  { id: 'blockade-run', name: 'Blockade Run', category: 'assault', victoryToken: 20, pack: 'SWM25' },
  { id: 'close-range-intel-scan', name: 'Close-Range Intel Scan', category: 'assault', victoryToken: 10, pack: 'SWM25' },
  { id: 'ion-storm', name: 'Ion Storm', category: 'assault', victoryToken: 15, pack: 'SWM31' },
  { id: 'marked-for-destruction', name: 'Marked for Destruction', category: 'assault', victoryToken: 15, pack: 'SWM31' },
  { id: 'rift-assault', name: 'Rift Assault', category: 'assault', victoryToken: 10, pack: 'SWM31' },
  { id: 'station-assault', name: 'Station Assault', category: 'assault', victoryToken: 40, pack: 'SWM25' },
  { id: 'surprise-attack', name: 'Surprise Attack', category: 'assault', pack: 'SWM31' },
  { id: 'targeting-beacons', name: 'Targeting Beacons', category: 'assault', pack: 'SWM25' },
  { id: 'abandoned-mining-facility', name: 'Abandoned Mining Facility', category: 'defense', victoryToken: 10, pack: 'SWM31' },
  { id: 'asteroid-tactics', name: 'Asteroid Tactics', category: 'defense', pack: 'SWM31' },
  { id: 'capture-the-vip', name: 'Capture the VIP', category: 'defense', victoryToken: 50, pack: 'SWM25' },
  { id: 'fighter-ambush', name: 'Fighter Ambush', category: 'defense', victoryToken: 15, pack: 'SWM25' },
  { id: 'fleet-in-being', name: 'Fleet in Being', category: 'defense', victoryToken: 15, pack: 'SWM31' },
  { id: 'jamming-barrier', name: 'Jamming Barrier', category: 'defense', pack: 'SWM25' },
  { id: 'planetary-ion-cannon', name: 'Planetary Ion Cannon', category: 'defense', pack: 'SWM25' },
  { id: 'rift-ambush', name: 'Rift Ambush', category: 'defense', pack: 'SWM31' },
  { id: 'doomed-station', name: 'Doomed Station', category: 'navigation', victoryToken: 20, pack: 'SWM31' },
  { id: 'hyperspace-migration', name: 'Hyperspace Migration', category: 'navigation', victoryToken: 20, pack: 'SWM31' },
  { id: 'infested-fields', name: 'Infested Fields', category: 'navigation', victoryToken: 15, pack: 'SWM31' },
  { id: 'navigational-hazards', name: 'Navigational Hazards', category: 'navigation', victoryToken: 15, pack: 'SWM25' },
  { id: 'salvage-run', name: 'Salvage Run', category: 'navigation', victoryToken: 20, pack: 'SWM25' },
  { id: 'sensor-net', name: 'Sensor Net', category: 'navigation', victoryToken: 15, pack: 'SWM25' },
  { id: 'solar-corona', name: 'Solar Corona', category: 'navigation', pack: 'SWM25' },
  { id: 'volatile-deposits', name: 'Volatile Deposits', category: 'navigation', victoryToken: 15, pack: 'SWM31' },
];
