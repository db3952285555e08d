import type { SetupWords } from '../setup-words.ts';

export const setupWords: SetupWords = {
  options: {
    battle: 'What is fought?',
    forces: 'Forces of the mission',
    side: 'Your side',
    points: 'Points of a squad',
    variant: 'Rule book',
    obstacles: 'Obstacles',
    roundLimit: 'Rounds at most',
    minutes: 'Minutes at most',
    timedPlanning: 'Time for planning',
    damageDeck: 'Damage deck',
  },
  values: {
    duel: 'Dogfight',
    mission1: 'Mission 1: Safe passage',
    mission2: 'Mission 2: The long way home',
    mission3: 'Mission 3: Silent listeners',
    preset: 'The mission’s own forces',
    own: 'Squads',
    rebel: 'Rebel',
    imperial: 'Imperial',
    scum: 'Scum',
    asteroids: 'Six asteroids',
    debris: 'Six debris clouds',
    mix: 'Three of each',
    none: 'None',
    standard: 'Newer book',
    core2012: 'Book of 2012',
    core2: 'Newer deck',
    core: 'Original deck',
    timed: '2 minutes',
  },
  noLimit: 'no limit',
  notes: {
    duel: 'Squad against squad until one is destroyed.',
    mission1:
      'A senator’s shuttle crosses the table; Rebels escort it, Imperials hunt it. 1 X-wing and the shuttle against 2 TIE fighters, about 20 minutes.',
    mission2:
      'A damaged Rebel ship must hold out and then get away. 1 X-wing against 2 TIE fighters and what follows them, about 30 minutes.',
    mission3:
      'Imperials read out satellites and carry the data home; Rebels stop them. 1 X-wing against 2 TIE fighters, about 30 minutes.',
    timed:
      'Two minutes for both sides together. A ship that has no dial by then flies a white 2 straight and skips its action.',
  },
  presets: {
    'x-wing-flight': 'X-wing flight',
    'tie-swarm': 'TIE swarm',
    'imperial-aces': 'Imperial aces',
    'falcon-and-escort': 'Falcon and escort',
    'resistance-patrol': 'Resistance patrol',
    'first-order-wing': 'First Order wing',
    slavers: 'Slavers',
    'box-rebel': 'One X-wing',
    'box-imperial': 'Two TIE fighters',
  },
  series: { points: 'Points destroyed', hull: 'Hull and shields left' },
};
