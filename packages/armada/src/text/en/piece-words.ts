import type { PieceWords } from '../piece-words.ts';
import { count } from './count.ts';

const zones = { front: 'front', left: 'left', right: 'right', rear: 'rear' } as const;
const commands = {
  navigate: 'Navigate',
  squadron: 'Squadron',
  repair: 'Repair',
  concentrateFire: 'Concentrate Fire',
} as const;
const tokens = { evade: 'Evade', brace: 'Brace', redirect: 'Redirect', scatter: 'Scatter' } as const;

export const pieceWords: PieceWords = {
  ship: ({ unit, owner }) => `${unit}, ship of ${owner}`,
  squadron: ({ unit, owner }) => `${unit}, squadron of ${owner}`,
  hull: (left, of) => `hull ${left} of ${of}`,
  speed: (speed) => `speed ${speed}`,
  shields: (zone, left, of) => `${zones[zone]} shields ${left} of ${of}`,
  defenseToken: (token, state) => `${tokens[token]} (${state})`,
  commandToken: (command) => `${commands[command]} token`,
  revealedDial: (command) => `revealed dial: ${commands[command]}`,
  hiddenDials: (number) => count(number, 'facedown dial'),
  faceupDamage: (number) => count(number, 'faceup damage card'),
  facedownDamage: (number) => count(number, 'facedown damage card'),
  slider: (side) => `activation slider: ${side}`,
  activated: { ship: 'activated', squadron: 'activated' },
  engaged: 'engaged',
  objectiveShip: 'objective ship',
  objectiveToken: (number) => `Objective token ${number}`,
  victoryTokens: (number) => count(number, 'victory token'),
  obstacle: {
    asteroidField: (number) => `Asteroid field ${number}`,
    debrisField: (number) => `Debris field ${number}`,
    station: () => 'Station',
  },
  range: (band) => `${band} range`,
  distance: (band) => `distance ${band}`,
  names: {
    commands,
    zones,
    phases: {
      setup: 'set-up',
      command: 'Command phase',
      ship: 'Ship phase',
      squadron: 'Squadron phase',
      status: 'Status phase',
    },
    tokens,
    faces: {
      blank: 'blank',
      hit: 'hit',
      hitHit: 'double hit',
      critical: 'critical',
      hitCritical: 'hit and critical',
      accuracy: 'accuracy',
    },
    colours: { red: 'red', blue: 'blue', black: 'black' },
    keywords: { bomber: 'Bomber', counter: 'Counter', escort: 'Escort', heavy: 'Heavy', swarm: 'Swarm' },
    upgrades: {
      commander: 'Commander',
      officer: 'Officer',
      weaponsTeam: 'Weapons team',
      supportTeam: 'Support team',
      offensiveRetrofit: 'Offensive retrofit',
      defensiveRetrofit: 'Defensive retrofit',
      ordnance: 'Ordnance',
      ionCannons: 'Ion cannons',
      turbolasers: 'Turbolasers',
      title: 'Title',
    },
    categories: { assault: 'Assault', defense: 'Defense', navigation: 'Navigation' },
  },
};
