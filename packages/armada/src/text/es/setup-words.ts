import type { SetupWords } from '../setup-words.ts';

export const setupWords: SetupWords = {
  options: {
    points: 'Puntos de una flota',
    area: 'Zona de juego',
    obstacles: 'Obstáculos',
    roundLimit: 'Máximo de rondas',
    objectives: 'Objetivos',
    agreedObjective: 'Objetivo acordado',
  },
  values: {
    rebel: 'Rebelde',
    imperial: 'Imperial',
    standard: '6 x 3 pies',
    coreSet: '3 x 3 pies',
    roundedStandard: '180 x 90 cm',
    roundedCoreSet: '90 x 90 cm',
  },
  noLimit: 'sin límite',
  notAgreed: 'se elige durante la preparación',
  answers: { yes: 'sí', no: 'no' },
  notes: {
    area: {
      standard: 'Para flotas de 300 puntos.',
      coreSet: 'Para flotas de una Caja básica, hasta 180 puntos.',
    },
  },
  presets: {
    'frigates-and-fighters': 'Fragatas y cazas',
    'demolition-line': 'Línea de demolición',
    'corvette-hunters': 'Corbetas cazadoras',
    'bomber-wing': 'Ala de bombarderos',
    'core-rebel': 'Caja básica rebelde',
    'core-imperial': 'Caja básica imperial',
  },
  series: { points: 'Puntos conseguidos', hull: 'Casco y escudos restantes' },
};
