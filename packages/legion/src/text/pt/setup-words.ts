import type { SetupWords } from '../setup-words.ts';
import { terms } from './terms.ts';
import { terrainNames } from './terrain-names.ts';

export const setupWords: SetupWords = {
  options: {
    points: 'Pontos de um exército',
    terrain: 'Campo de batalha',
    battleCards: 'Cartas de batalha',
    roundLimit: 'Máximo de rodadas',
  },
  values: {
    ...terms.factions,
    ...terrainNames.battlefields,
    chance: 'feito ao acaso',
    players: 'montado pelos jogadores em turnos',
  },
  noLimit: 'sem limite',
  noTerrain: 'uma mesa vazia',
  answers: { yes: 'sim', no: 'não' },
  notes: {
    points: { '500': 'Uma primeira batalha com exércitos menores em uma mesa menor.' },
  },
  presets: {
    'hidden-base': 'Base oculta',
    'dark-lords-fist': 'O punho do Lorde Sombrio',
    'smugglers-run': 'Rota de contrabandistas',
    'emperors-hand': 'A mão do Imperador',
    'airspeeder-sweep': 'Varredura de aerodeslizadores',
    'walker-column': 'Coluna de andadores',
    'core-rebel': 'Caixa básica rebelde',
    'core-imperial': 'Caixa básica imperial',
  },
  series: { victory: 'Fichas de vitória', wounds: 'Ferimentos que os exércitos ainda aguentam' },
};
