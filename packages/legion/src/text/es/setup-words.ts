import type { SetupWords } from '../setup-words.ts';
import { terms } from './terms.ts';
import { terrainNames } from './terrain-names.ts';

export const setupWords: SetupWords = {
  options: {
    points: 'Puntos de un ejército',
    terrain: 'Campo de batalla',
    battleCards: 'Cartas de batalla',
    roundLimit: 'Máximo de rondas',
  },
  values: {
    ...terms.factions,
    ...terrainNames.battlefields,
    chance: 'hecho al azar',
    players: 'lo montan los jugadores por turnos',
  },
  noLimit: 'sin límite',
  noTerrain: 'una mesa vacía',
  answers: { yes: 'sí', no: 'no' },
  notes: {
    points: { '500': 'Una primera batalla con ejércitos más pequeños en una mesa más pequeña.' },
  },
  presets: {
    'hidden-base': 'Base oculta',
    'dark-lords-fist': 'El puño del Señor Oscuro',
    'smugglers-run': 'Ruta de contrabandistas',
    'emperors-hand': 'La mano del Emperador',
    'airspeeder-sweep': 'Batida de aerodeslizadores',
    'walker-column': 'Columna de caminantes',
    'core-rebel': 'Caja básica rebelde',
    'core-imperial': 'Caja básica imperial',
  },
  series: { victory: 'Fichas de victoria', wounds: 'Heridas que aún aguantan los ejércitos' },
};
