import type { SetupWords } from '../setup-words.ts';

export const setupWords: SetupWords = {
  options: {
    points: 'Points of a fleet',
    area: 'Play area',
    obstacles: 'Obstacles',
    roundLimit: 'Rounds at most',
    objectives: 'Objectives',
    agreedObjective: 'Agreed objective',
  },
  values: {
    rebel: 'Rebel',
    imperial: 'Imperial',
    standard: '6 x 3 feet',
    coreSet: '3 x 3 feet',
    roundedStandard: '180 x 90 cm',
    roundedCoreSet: '90 x 90 cm',
  },
  noLimit: 'no limit',
  notAgreed: 'chosen during set-up',
  answers: { yes: 'yes', no: 'no' },
  notes: {
    area: {
      standard: 'For fleets of 300 points.',
      coreSet: 'For fleets from one core set, up to 180 points.',
    },
  },
  presets: {
    'frigates-and-fighters': 'Frigates and fighters',
    'demolition-line': 'Demolition line',
    'corvette-hunters': 'Corvette hunters',
    'bomber-wing': 'Bomber wing',
    'core-rebel': 'Rebel core set',
    'core-imperial': 'Imperial core set',
  },
  series: { points: 'Points scored', hull: 'Hull and shields left' },
};
