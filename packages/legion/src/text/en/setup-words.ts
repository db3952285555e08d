import type { SetupWords } from '../setup-words.ts';
import { terms } from './terms.ts';
import { terrainNames } from './terrain-names.ts';

export const setupWords: SetupWords = {
  options: {
    points: 'Points of an army',
    terrain: 'Battlefield',
    battleCards: 'Battle cards',
    roundLimit: 'Rounds at most',
  },
  values: {
    ...terms.factions,
    ...terrainNames.battlefields,
    chance: 'made by chance',
    players: 'laid out by the players in turn',
  },
  noLimit: 'no limit',
  noTerrain: 'an empty table',
  answers: { yes: 'yes', no: 'no' },
  notes: {
    points: { '500': 'A first battle with smaller armies on a smaller table.' },
  },
  presets: {
    'hidden-base': 'Hidden base',
    'dark-lords-fist': 'Dark Lord’s fist',
    'smugglers-run': 'Smugglers’ run',
    'emperors-hand': 'Emperor’s hand',
    'airspeeder-sweep': 'Airspeeder sweep',
    'walker-column': 'Walker column',
    'core-rebel': 'Rebel core set',
    'core-imperial': 'Imperial core set',
  },
  series: { victory: 'Victory tokens', wounds: 'Wounds the armies can still take' },
};
