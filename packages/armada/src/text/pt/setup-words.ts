import type { SetupWords } from '../setup-words.ts';

export const setupWords: SetupWords = {
  options: {
    points: 'Pontos de uma frota',
    area: 'Área de jogo',
    obstacles: 'Obstáculos',
    roundLimit: 'Máximo de rodadas',
    objectives: 'Objetivos',
    agreedObjective: 'Objetivo combinado',
  },
  values: {
    rebel: 'Rebelde',
    imperial: 'Imperial',
    standard: '6 x 3 pés',
    coreSet: '3 x 3 pés',
    roundedStandard: '180 x 90 cm',
    roundedCoreSet: '90 x 90 cm',
  },
  noLimit: 'sem limite',
  notAgreed: 'escolhido na preparação',
  answers: { yes: 'sim', no: 'não' },
  notes: {
    area: {
      standard: 'Para frotas de 300 pontos.',
      coreSet: 'Para frotas de uma caixa básica, até 180 pontos.',
    },
  },
  presets: {
    'frigates-and-fighters': 'Fragatas e caças',
    'demolition-line': 'Linha de demolição',
    'corvette-hunters': 'Corvetas caçadoras',
    'bomber-wing': 'Ala de bombardeiros',
    'core-rebel': 'Caixa básica rebelde',
    'core-imperial': 'Caixa básica imperial',
  },
  series: { points: 'Pontos marcados', hull: 'Casco e escudos restantes' },
};
